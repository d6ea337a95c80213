/** A longer line is rejected and not kept. No AIS line comes near: tag blocks and static rows stay under 1 kB. */
export const LINE_BYTES_MAX: number = 1 << 20;

/** A chunk is taken in pieces of this size, so that a source of huge chunks does not double the memory. */
export const PIECE_BYTES: number = 1 << 18;

/**
 * A CSV row that goes over several lines (a line break in quotes) may be this long. A quote that is never closed costs
 * its own line only, not the rest of the file.
 */
export const QUOTED_ROW_BYTES_MAX: number = 1 << 16;

/**
 * Quotes are looked for in so many bytes at once: some hundred rows, so that a look costs a row next to nothing, and nor
 * does it cost much where a row or two are all that is wanted.
 */
export const QUOTE_SEARCH_BYTES: number = 1 << 14;

/** The form is recognised, and the header of a CSV file found, within so many lines: title lines and noise come first. */
export const RECOGNITION_LINES_MAX = 100;

/** Bytes in which the form is looked for; bytes without any line break are judged by these. */
export const RECOGNITION_BYTES_MAX: number = 1 << 16;

/** Lines in a batch at most: enough that what a batch costs does not show, some megabytes of reports at most. */
export const BATCH_LINES_MAX = 10_000;

/**
 * Messages of several parts that wait for the rest, at most. There are 10 sequence numbers on 2 channels for each
 * receiver; merged feeds have some receivers.
 */
export const PARTS_WAITING_MAX = 64;

/**
 * A part waits for the next one at most so many lines: a receiver gives the parts one right after the other; stamps and
 * the lines of other receivers come between. In time the sequence number is used for another message.
 */
export const PARTS_AGE_LINES_MAX = 100;

/** Groups of sentences (tag block `g:`) whose time is remembered; they too follow one another closely. */
export const GROUPS_MAX = 64;

/** The longest AIS message has 5 slots, 1 064 bits (ITU-R M.1371-5, annex 2, 3.3.7.3), 178 characters of 6 bits. */
export const PAYLOAD_CHARACTERS_MAX = 178;

/** A number from here on counts milliseconds, below it seconds: 1973 in the one, the year 5138 in the other. */
export const EPOCH_MILLISECONDS_FROM = 1e11;

/** 2100-01-01. So that `20100611114612` is a date without separators, and not a time in the year 2607. */
export const EPOCH_MILLISECONDS_END = 4_102_444_800_000;

/** Different words of one CSV column whose meaning is remembered; the known forms have under 60. */
export const WORDS_MAX = 256;

/** Of the input's own text, so much is shown in a message. */
export const SHOWN_CHARACTERS_MAX = 60;
