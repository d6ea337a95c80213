import { failure, type Result, success } from '@roadstead/model';
import { quoteText } from './byte-text.ts';
import {
  COLUMN_FIELDS,
  type ColumnField,
  type ColumnMap,
  type ColumnSource,
  headerKey,
  POSITION_FIELDS,
  REQUIRED_FIELDS,
  STATIC_FIELDS,
} from './columns.ts';
import { type CompiledDialect, compileDialect } from './dialects/compile-dialect.ts';
import { TABLE_DIALECTS } from './dialects/dialects.ts';
import { COLUMN_NAMES } from './dialects/plain.ts';

const SEPARATORS = [',', ';', '\t'];
/** Column names whose times are always milliseconds, however small. */
const MILLISECOND_NAMES: ReadonlySet<string> = new Set(['timems', 'timestampms']);
const NAMES_LISTED_MAX = 40;

const TABLES: readonly CompiledDialect[] = TABLE_DIALECTS.map(compileDialect);

/** The column of a field and its conversion. */
export interface ColumnLocation extends ColumnSource {
  /** Position in a row, from 0; −1 for an absent column. */
  readonly index: number;
}

/** The header of a CSV file, parsed. */
export interface CsvHeader {
  /** Byte of the separator. */
  readonly separator: number;
  readonly columnCount: number;
  readonly locations: Readonly<Partial<Record<ColumnField, ColumnLocation>>>;
  readonly timesAreMilliseconds: boolean;
  /** Undefined for a file with known names of its own. */
  readonly dialect: CompiledDialect | undefined;
}

/** The error of a line that is not a header: a sentence, and the number of required columns that it has nevertheless. */
export interface HeaderError {
  readonly sentence: string;
  readonly requiredCount: number;
}

/**
 * Parses the header of a CSV file by the names of its columns.
 * @param statics whether static reports are read; then a file with these only is valid, too.
 */
export function parseHeader(
  line: string,
  columns: ColumnMap,
  statics: boolean,
): Result<CsvHeader, HeaderError> {
  let best: HeaderError | undefined;
  for (const separator of SEPARATORS) {
    const names = splitHeader(line, separator);
    const layout = buildHeader(names, separator, columns, statics);
    if (layout.ok) return layout;
    const found = layout.error;
    if (best === undefined || (names.length > 1 && found.requiredCount >= best.requiredCount)) {
      best = found;
    }
  }
  return failure(best as HeaderError);
}

function buildHeader(
  names: readonly string[],
  separator: string,
  columns: ColumnMap,
  statics: boolean,
): Result<CsvHeader, HeaderError> {
  const keys = names.map(headerKey);
  const dialect = tableDialect(keys);
  const places: Partial<Record<ColumnField, ColumnLocation>> = {};
  const absent: string[] = [];
  for (const field of COLUMN_FIELDS) {
    const source = columns[field];
    if (source === undefined) {
      const [found] = knownSources(keys, field, dialect);
      if (found !== undefined) places[field] = { ...found, column: names[found.index] };
    } else {
      const index = indexOfNamed(names, source.column);
      if (index >= 0) places[field] = { ...source, index };
      else absent.push(`${quoteText(source.column)} (for ${field})`);
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
    const sentence = headerErrorText(
      names,
      Object.keys(places),
      absent.length > 0 ? absent : missing,
    );
    return failure({ sentence, requiredCount: REQUIRED_FIELDS.length - missing.length });
  }
  return success({
    separator: separator.charCodeAt(0),
    columnCount: names.length,
    locations: places,
    timesAreMilliseconds: isMilliseconds(places.timestamp?.column ?? ''),
    dialect,
  });
}

/** Finds the dialect of a table by the normalised names of its columns. */
export function tableDialect(keys: readonly string[]): CompiledDialect | undefined {
  return TABLES.find(({ recognisedBy }) =>
    recognisedBy.some((parts) => parts.every(({ path }) => keys.includes(headerKey(path.join())))),
  );
}

/** Finds the columns of a field: those of the dialect, or else those with known names, preferred ones first. */
export function knownSources(
  keys: readonly string[],
  field: ColumnField,
  dialect: CompiledDialect | undefined,
): readonly ColumnLocation[] {
  const present = (sources: readonly ColumnSource[]): readonly ColumnLocation[] =>
    sources
      .map((source) => ({ ...source, index: keys.indexOf(headerKey(source.column)) }))
      .filter(({ index }) => index >= 0);
  const found = present(dialect?.columns[field] ?? []);
  if (found.length > 0) return found;
  return present(COLUMN_NAMES[field].map((column) => ({ column, multiplyBy: 1, divideBy: 1 })));
}

/** Whether times of this column are milliseconds, however small. */
export function isMilliseconds(column: string): boolean {
  return MILLISECOND_NAMES.has(headerKey(column));
}

function headerErrorText(
  names: readonly string[],
  found: readonly string[],
  missing: readonly string[],
): string {
  const listedNames = names.slice(0, NAMES_LISTED_MAX).map((name) => quoteText(name));
  const more = names.length > NAMES_LISTED_MAX ? ', …' : '';
  return (
    `no column for ${missing.join(', ')}; the header has ${listedNames.join(', ')}${more}, ` +
    `of which are known: ${found.join(', ') || 'none'}; the fields that can be read are ` +
    `${COLUMN_FIELDS.join(', ')}`
  );
}

/** Finds a column that the user named: exactly, or else by its normalised name. */
function indexOfNamed(names: readonly string[], column: string): number {
  const exact = names.indexOf(column);
  const key = headerKey(column);
  return exact >= 0 || key === '' ? exact : names.map(headerKey).indexOf(key);
}

/** Splits a line into fields, which can be quoted but contain no line break. */
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
