import { failure, type Result, success } from '@roadstead/model';
import { shownText } from './byte-text.ts';
import {
  COLUMN_FIELDS,
  COLUMN_NAMES,
  type ColumnField,
  type ColumnMap,
  headerKey,
  POSITION_FIELDS,
  REQUIRED_FIELDS,
  STATIC_FIELDS,
} from './columns.ts';

const SEPARATORS = [',', ';', '\t'];
/** A file of one of these names says that its times are milliseconds, however small. */
const MILLISECOND_NAMES: ReadonlySet<string> = new Set(['timems', 'timestampms']);
const NAMES_SHOWN_MAX = 40;

/** Where a field is in a row, from 0, and its factor. */
export interface ColumnPlace {
  readonly index: number;
  readonly multiplyBy: number;
  readonly divideBy: number;
}

/** What a header says of the rows. */
export interface CsvLayout {
  /** One byte. */
  readonly separator: number;
  readonly columnCount: number;
  readonly places: Readonly<Partial<Record<ColumnField, ColumnPlace>>>;
  readonly timesAreMilliseconds: boolean;
}

/** What is wrong with a line as header: a sentence, and how many of the needed columns it has after all. */
export interface HeaderFault {
  readonly sentence: string;
  readonly neededCount: number;
}

/**
 * Understands the header of a CSV file by the names of its columns.
 * @param statics whether static reports are wanted: then a file that has nothing but these is understood too.
 */
export function understandHeader(
  line: string,
  columns: ColumnMap,
  statics: boolean,
): Result<CsvLayout, HeaderFault> {
  let best: HeaderFault | undefined;
  for (const separator of SEPARATORS) {
    const names = splitHeader(line, separator);
    const layout = layOut(names, separator, columns, statics);
    if (layout.ok) return layout;
    const found = layout.failure;
    if (best === undefined || (names.length > 1 && found.neededCount >= best.neededCount)) {
      best = found;
    }
  }
  return failure(best as HeaderFault);
}

function layOut(
  names: readonly string[],
  separator: string,
  columns: ColumnMap,
  statics: boolean,
): Result<CsvLayout, HeaderFault> {
  const keys = names.map(headerKey);
  const places: Partial<Record<ColumnField, ColumnPlace>> = {};
  const absent: string[] = [];
  for (const field of COLUMN_FIELDS) {
    const source = columns[field];
    if (source === undefined) {
      const index = indexOfKnown(keys, COLUMN_NAMES[field]);
      if (index >= 0) places[field] = { index, multiplyBy: 1, divideBy: 1 };
    } else {
      const index = indexOfNamed(names, source.column);
      if (index >= 0) places[field] = { ...source, index };
      else absent.push(`${shownText(source.column)} (for ${field})`);
    }
  }
  const isMissing = (field: ColumnField): boolean => places[field] === undefined;
  const missing = REQUIRED_FIELDS.filter(isMissing);
  const isOfStatics =
    statics &&
    missing.length === POSITION_FIELDS.length &&
    missing.every((field) => POSITION_FIELDS.includes(field)) &&
    !STATIC_FIELDS.every(isMissing);
  if ((missing.length > 0 && !isOfStatics) || absent.length > 0) {
    const sentence = faultSentence(
      names,
      Object.keys(places),
      absent.length > 0 ? absent : missing,
    );
    return failure({ sentence, neededCount: REQUIRED_FIELDS.length - missing.length });
  }
  const timeKey = keys[places.timestamp?.index ?? 0];
  return success({
    separator: separator.charCodeAt(0),
    columnCount: names.length,
    places,
    timesAreMilliseconds: MILLISECOND_NAMES.has(timeKey),
  });
}

function faultSentence(
  names: readonly string[],
  found: readonly string[],
  missing: readonly string[],
): string {
  const shownNames = names.slice(0, NAMES_SHOWN_MAX).map((name) => shownText(name));
  const more = names.length > NAMES_SHOWN_MAX ? ', …' : '';
  return (
    `no column for ${missing.join(', ')}; the header has ${shownNames.join(', ')}${more}, ` +
    `in which are known: ${found.join(', ') || 'none'}; the fields that can be read are ` +
    `${COLUMN_FIELDS.join(', ')}`
  );
}

function indexOfKnown(keys: readonly string[], known: readonly string[]): number {
  for (const name of known) {
    const index = keys.indexOf(name);
    if (index >= 0) return index;
  }
  return -1;
}

/** A column that the user named: exactly so, or else as names are compared. */
function indexOfNamed(names: readonly string[], column: string): number {
  const exact = names.indexOf(column);
  const key = headerKey(column);
  return exact >= 0 || key === '' ? exact : names.map(headerKey).indexOf(key);
}

/** Splits a line whose fields may be in quotes, which no line break is in. */
function splitHeader(line: string, separator: string): string[] {
  const names: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const quoted = line.startsWith('"', at) ? /"((?:[^"]|"")*)"/y : undefined;
    if (quoted !== undefined) quoted.lastIndex = at;
    const match = quoted?.exec(line);
    const end = line.indexOf(separator, match ? at + match[0].length : at);
    const fieldEnd = end < 0 ? line.length : end;
    names.push((match ? match[1].replaceAll('""', '"') : line.slice(at, fieldEnd)).trim());
    at = fieldEnd + 1;
  }
  return names;
}
