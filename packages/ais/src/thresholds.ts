/** Longer lines are rejected. No AIS line comes near: tag blocks and static rows stay under 1 kB. */
export const LINE_BYTES_MAX: number = 1 << 20;

/** Chunks are processed in slices of this size, so that a source of huge chunks does not double the memory. */
export const SLICE_BYTES: number = 1 << 18;

/**
 * Maximum length of a CSV row over several lines (a line break in quotes). It limits the damage of a quote that is never
 * closed to its own line.
 */
export const QUOTED_ROW_BYTES_MAX: number = 1 << 16;

/**
 * Bytes in one search for quotes: some hundred rows, so that the search costs almost nothing for each row, nor for a
 * batch of one or two rows.
 */
export const QUOTE_SEARCH_BYTES: number = 1 << 14;

/** Lines within which the format is detected and the header of a CSV file found: title lines and noise can come first. */
export const DETECTION_LINES_MAX = 100;

/** Bytes within which the format is detected, for input without line breaks. */
export const DETECTION_BYTES_MAX: number = 1 << 16;

/** Maximum number of lines in a batch: the cost of a batch is negligible, its reports are some megabytes at most. */
export const BATCH_LINES_MAX = 10_000;

/**
 * Maximum number of incomplete multipart messages. There are 10 sequence numbers on 2 channels for each receiver; merged
 * feeds have several receivers.
 */
export const PARTIAL_MESSAGES_MAX = 64;

/**
 * Lines after which an incomplete multipart message is rejected. A receiver writes the parts consecutively; only stamps
 * and lines of other receivers come between. Later the sequence number is used for another message.
 */
export const PARTIAL_AGE_LINES_MAX = 100;

/**
 * Lines within which parts of a multipart message may arrive in another order, or twice. A receiver uses a sequence number again
 * after nine other multipart messages, which are 18 lines or more.
 */
export const REORDERED_LINES_MAX = 10;

/** From this difference of two receivers' stamps on, equal sentences are two transmissions. Their clocks agree within a second. */
export const REPEATED_MS_MAX = 2000;

/** Maximum number of sentence groups (tag block `g:`) whose time is cached; their sentences follow closely, too. */
export const TAG_GROUPS_MAX = 64;

/** The longest AIS message has 5 slots, 1 064 bits (ITU-R M.1371-5, annex 2, 3.3.7.3), 178 characters of 6 bits. */
export const PAYLOAD_CHARACTERS_MAX = 178;

/** Numbers from here on are milliseconds, smaller ones seconds: 1973 in milliseconds, the year 5138 in seconds. */
export const EPOCH_MILLISECONDS_FROM = 1e11;

/** 2100-01-01, so that `20100611114612` is a date without separators and not a time in the year 2607. */
export const EPOCH_MILLISECONDS_END = 4_102_444_800_000;

/** Maximum number of words of one CSV column whose codes are cached; known files have under 60. */
export const CACHED_WORDS_MAX = 256;

/** Maximum number of characters of the input that a message quotes. */
export const QUOTED_CHARACTERS_MAX = 60;

/** Bytes of a JSON document outside of its records: those of all known providers are under 1 kB. */
export const ENVELOPE_BYTES_MAX: number = 1 << 16;

/** Arrays of records in one document. Each repeats the envelope, so that more would grow with the square of the input. */
export const ENVELOPES_MAX = 100;

/** Nesting of the arrays and objects around records; known providers have 4. */
export const OUTER_DEPTH_MAX = 64;

/** Different sets of member names in JSON records whose fields are cached. */
export const CACHED_LAYOUTS_MAX = 256;

/** Nesting within which one line of JSON is searched for an array of records. */
export const ENVELOPE_DEPTH_MAX = 6;
