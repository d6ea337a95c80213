import { decodeText, LINE_FEED, lineEnd } from './byte-text.ts';
import type { ColumnMap } from './columns.ts';
import { parseHeader } from './csv-header.ts';
import { FeedError } from './feed-error.ts';
import { parseJsonObject } from './json-values.ts';
import { DETECTION_BYTES_MAX, DETECTION_LINES_MAX } from './thresholds.ts';

/** A format of lines; `json` is documents, with a record in any number of lines. */
export type LineFormat = 'nmea' | 'ndjson' | 'json' | 'csv';

/** A format that contains another one, and needs a decoder. */
export type ContainerFormat = 'gzip' | 'zstd' | 'zip' | 'parquet';

/** The format of an input: of its lines, a container, or an input without content. */
export type InputFormat = LineFormat | ContainerFormat | 'empty';

/** The first bytes of containers, the longest first bytes being four. */
const MAGIC: readonly (readonly [ContainerFormat | 'bzip2' | 'xz', readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['parquet', [0x50, 0x41, 0x52, 0x31]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58]],
];
const MAGIC_BYTES = 4;
/** Formats without a decoder here, with the commands that decompress them. */
const COMMANDS: Readonly<Record<'bzip2' | 'xz', string>> = { bzip2: 'bzcat', xz: 'xzcat' };
/** Tag blocks, then a talker and a sentence formatter: `!AIVDM,`, `$GPGGA,`, `!--VDM,`; or a tag block alone. */
const NMEA_LINE = /^(?:\\[^\\]*\\)*(?:[!$][-A-Z0-9]{4,},|\\[^\\]*\\$)/;
/** The first line of a JSON document: its last bracket or member continues on the next line, or an array begins. */
const JSON_DOCUMENT_LINE = /^(?:\[\s*(?:[[{\]]|$)|\{(?:.*[[{,:])?\s*$)/;
/** A sentence after the text of a logger. JSON, which can contain sentences, is excluded. */
const LOGGED_NMEA_LINE = /^[^!\\{"]*(?:\\[^\\]*\\)*![-A-Z0-9]{2}VD[MO],/;

/**
 * Detects the format of an input by its first bytes.
 * @param complete whether these are all bytes.
 * @param statics whether static reports are read; then a CSV file can have these only.
 * @returns undefined if more bytes are needed; 64 kB are always enough.
 * @throws FeedError for an unsupported format.
 */
export function detectFormat(
  first: Uint8Array,
  complete: boolean,
  columns: ColumnMap = {},
  statics = false,
): InputFormat | undefined {
  const container = containerOf(first);
  if (container !== undefined) return container;
  if (first.length < MAGIC_BYTES && !complete) return undefined;
  const bytes = first.subarray(0, DETECTION_BYTES_MAX);
  const isEnough = complete || first.length >= DETECTION_BYTES_MAX;
  let firstText: string | undefined;
  let lines = 0;
  for (let at = 0; at < bytes.length && lines < DETECTION_LINES_MAX; ) {
    const feed = bytes.indexOf(LINE_FEED, at);
    if (feed < 0 && !isEnough) return undefined;
    const text = decodeText(bytes, at, lineEnd(bytes, at, feed < 0 ? bytes.length : feed)).trim();
    const isFirst = firstText === undefined;
    const format =
      isFirst && isDocument(text, feed < 0) ? 'json' : formatOfLine(text, columns, statics);
    if (format !== undefined) return format;
    if (text !== '' && !text.startsWith('#')) {
      firstText ??= text;
      lines++;
    }
    at = feed < 0 ? bytes.length : feed + 1;
  }
  if (lines < DETECTION_LINES_MAX && !isEnough) return undefined;
  return formatOfFirstText(firstText, first);
}

function containerOf(first: Uint8Array): ContainerFormat | undefined {
  const found = MAGIC.find(([, magic]) => magic.every((byte, i) => first[i] === byte))?.[0];
  if (found !== 'bzip2' && found !== 'xz') return found;
  throw new FeedError(
    `The input is compressed with ${found}: decompress it first, as in ${COMMANDS[found]} FILE | roadstead detect -`,
  );
}

function formatOfLine(text: string, columns: ColumnMap, statics: boolean): LineFormat | undefined {
  if (text === '' || isBinary(text)) return undefined;
  if (NMEA_LINE.test(text)) return 'nmea';
  if (text.startsWith('{')) return parseJsonObject(text) === undefined ? undefined : 'ndjson';
  if (parseHeader(text, columns, statics).ok) return 'csv';
  return LOGGED_NMEA_LINE.test(text) ? 'nmea' : undefined;
}

/** Returns whether a JSON document begins with a line. @param isCut whether the line continues beyond the bytes read */
function isDocument(text: string, isCut: boolean): boolean {
  if (!/^[[{]/.test(text) || isBinary(text) || parseJsonObject(text) !== undefined) return false;
  return JSON_DOCUMENT_LINE.test(text) || (isCut && text.startsWith('{'));
}

/** The format if no line identifies it: CSV for a text, because the CSV reader reports the errors of a header. */
function formatOfFirstText(text: string | undefined, first: Uint8Array): InputFormat {
  if (text === undefined) return 'empty';
  if ((first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff)) {
    throw new FeedError('The input is UTF-16 text: save it as UTF-8 first.');
  }
  if (text.startsWith('{') || text.startsWith('[')) {
    throw new FeedError('The input is JSON without objects.');
  }
  if (isBinary(text)) {
    throw new FeedError('The input is binary: neither NMEA 0183, nor CSV, nor JSON lines.');
  }
  return 'csv';
}

/** Whether a text has control characters other than the tab. */
function isBinary(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code < 32 && code !== 9) || code === 127) return true;
  }
  return false;
}
