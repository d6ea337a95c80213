import { LINE_FEED, lineEnd, textOf } from './byte-text.ts';
import type { ColumnMap } from './columns.ts';
import { understandHeader } from './csv-header.ts';
import { FeedError } from './feed-error.ts';
import { parseJsonObject } from './ndjson-reader.ts';
import { RECOGNITION_BYTES_MAX, RECOGNITION_LINES_MAX } from './thresholds.ts';

/** The forms of lines that are read. */
export type LineForm = 'nmea' | 'ndjson' | 'csv';

/** What the first bytes of an input are. */
export type Form = LineForm | 'gzip' | 'empty';

const GZIP_MAGIC = [0x1f, 0x8b];
/** Tag blocks, then a talker and a sentence formatter: `!AIVDM,`, `$GPGGA,`, `!--VDM,`; or a tag block alone. */
const NMEA_LINE = /^(?:\\[^\\]*\\)*(?:[!$][-A-Z0-9]{4,},|\\[^\\]*\\$)/;
/** The same behind what a logger wrote before it. JSON may hold sentences too, and is left to its reader. */
const LOGGED_NMEA_LINE = /^[^!\\{"]*(?:\\[^\\]*\\)*![-A-Z0-9]{2}VD[MO],/;

/**
 * Recognises the form of an input by its first bytes.
 * @param complete whether these are all.
 * @param statics whether static reports are wanted: then a CSV file may have nothing but these.
 * @returns undefined where more bytes are needed to tell; they are told by at most 64 kB.
 * @throws FeedError where they are none of the forms.
 */
export function recogniseForm(
  first: Uint8Array,
  complete: boolean,
  columns: ColumnMap = {},
  statics = false,
): Form | undefined {
  if (first.length < 2 && !complete) return undefined;
  if (GZIP_MAGIC.every((byte, i) => first[i] === byte)) return 'gzip';
  const bytes = first.subarray(0, RECOGNITION_BYTES_MAX);
  const told = complete || first.length >= RECOGNITION_BYTES_MAX;
  let firstText: string | undefined;
  let lines = 0;
  for (let at = 0; at < bytes.length && lines < RECOGNITION_LINES_MAX; ) {
    const feed = bytes.indexOf(LINE_FEED, at);
    if (feed < 0 && !told) return undefined;
    const text = textOf(bytes, at, lineEnd(bytes, at, feed < 0 ? bytes.length : feed)).trim();
    const form = formOfLine(text, columns, statics);
    if (form !== undefined) return form;
    if (text !== '' && !text.startsWith('#')) {
      firstText ??= text;
      lines++;
    }
    at = feed < 0 ? bytes.length : feed + 1;
  }
  if (lines < RECOGNITION_LINES_MAX && !told) return undefined;
  return formOfFirstText(firstText, first);
}

function formOfLine(text: string, columns: ColumnMap, statics: boolean): LineForm | undefined {
  if (text === '' || isBinary(text)) return undefined;
  if (NMEA_LINE.test(text)) return 'nmea';
  if (text.startsWith('{')) return parseJsonObject(text) === undefined ? undefined : 'ndjson';
  if (understandHeader(text, columns, statics).ok) return 'csv';
  return LOGGED_NMEA_LINE.test(text) ? 'nmea' : undefined;
}

/** No line told the form: a text is taken for a CSV file, whose reader says what is wrong with its header. */
function formOfFirstText(text: string | undefined, first: Uint8Array): Form {
  if (text === undefined) return 'empty';
  if (first[0] === 0x50 && first[1] === 0x4b) {
    throw new FeedError('The input is a ZIP archive: unpack it first.');
  }
  if ((first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff)) {
    throw new FeedError('The input is UTF-16 text: save it as UTF-8 first.');
  }
  if (text.startsWith('{') || text.startsWith('[')) {
    throw new FeedError('The input is JSON, but not one object a line, as is read here.');
  }
  if (isBinary(text)) {
    throw new FeedError('The input is neither NMEA 0183, nor CSV, nor JSON lines: it is no text.');
  }
  return 'csv';
}

/** Control characters other than the tab, or what was no UTF-8. */
function isBinary(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code < 32 && code !== 9) || code === 127) return true;
  }
  return false;
}
