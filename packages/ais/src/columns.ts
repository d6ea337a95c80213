import { failure, type Result, success } from '@roadstead/model';
import type { ColumnField } from './dialects/dialect.ts';
import { COLUMN_NAMES } from './dialects/plain.ts';
import { isTimePattern } from './time-pattern.ts';

export type { ColumnField } from './dialects/dialect.ts';

/** The column of a field, and the conversion of its values. */
export interface ColumnSource {
  /** Name of a column, or dotted path in JSON. */
  readonly column: string;
  readonly multiplyBy: number;
  readonly divideBy: number;
  /** Number added to ids. */
  readonly add?: number;
  /** Pattern of times as date-fns has it; `indicated` for rates of turn in the unit of AIS. */
  readonly format?: string;
}

/** The columns of fields; the fields that it lacks are found by the dialect and the names of the columns. */
export type ColumnMap = Readonly<Partial<Record<ColumnField, ColumnSource>>>;

export const COLUMN_FIELDS: readonly ColumnField[] = Object.keys(COLUMN_NAMES) as ColumnField[];

/** The fields of a position. */
export const POSITION_FIELDS: readonly ColumnField[] = ['longitude', 'latitude'];

/** The required fields; a file with static reports only does not need the position. */
export const REQUIRED_FIELDS: readonly ColumnField[] = ['mmsi', 'timestamp', ...POSITION_FIELDS];

/** The fields with static data. */
export const STATIC_FIELDS: readonly ColumnField[] = [
  'imo',
  'name',
  'callsign',
  'shiptype',
  'length',
  'width',
  'to_bow',
  'to_stern',
  'to_port',
  'to_starboard',
  'draught',
  'destination',
  'eta',
];

const NUMBER_FIELDS: ReadonlySet<ColumnField> = new Set([
  ...POSITION_FIELDS,
  ...(['sog', 'cog', 'heading', 'rot', 'length', 'width', 'draught'] as const),
  ...(['to_bow', 'to_stern', 'to_port', 'to_starboard'] as const),
]);

/** The format of rates of turn in the unit of AIS. */
export const INDICATED = 'indicated';

/** Normalises the name of a column to lower-case letters and digits: `# Base_Date Time` is `basedatetime`. */
export function headerKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * Parses a mapping of columns: `mmsi=id,latitude=lat/600000,timestamp=when:MM/dd/yyyy HH:mm`. Fields are `mmsi`,
 * `timestamp`, `longitude` and so on, or another of their known names. Numbers can have a factor with `/` or `*`, the MMSI
 * a number to add, times a pattern, the rate of turn `:indicated`.
 * @returns the map, or one sentence with the error.
 */
export function parseColumns(text: string): Result<ColumnMap, string> {
  const map: Partial<Record<ColumnField, ColumnSource>> = {};
  for (const item of text.split(',')) {
    const equals = item.indexOf('=');
    if (equals < 0) return failure(`"${item.trim()}" is not of the form field=column.`);
    const name = item.slice(0, equals).trim();
    const field = fieldNamed(name);
    if (field === undefined) {
      return failure(`"${name}" is not a field; they are ${COLUMN_FIELDS.join(', ')}.`);
    }
    if (map[field] !== undefined) return failure(`"${field}" is defined twice.`);
    const source = parseSource(field, item.slice(equals + 1).trim());
    if (source.column === '') return failure(`The column of "${field}" is missing.`);
    if (source.multiplyBy !== 1 || source.divideBy !== 1) {
      if (!NUMBER_FIELDS.has(field))
        return failure(`"${field}" is not a number and cannot have a factor.`);
      if (!(source.multiplyBy > 0 && source.divideBy > 0)) {
        return failure(`The factor of "${field}" must be above 0.`);
      }
    }
    map[field] = source;
  }
  return success(map);
}

function fieldNamed(name: string): ColumnField | undefined {
  const key = headerKey(name);
  return COLUMN_FIELDS.find(
    (field) => headerKey(field) === key || COLUMN_NAMES[field].includes(key),
  );
}

/** Parses a column and its conversion. A character that no conversion follows belongs to the name. */
export function parseSource(field: ColumnField, text: string): ColumnSource {
  const plain = { multiplyBy: 1, divideBy: 1 };
  if (field === 'mmsi') {
    const sum = /^(.+)([+-])\s*(\d+)$/.exec(text);
    if (sum !== null) {
      return { ...plain, column: sum[1].trim(), add: Number(`${sum[2]}${sum[3]}`) };
    }
  }
  const formatted = /^([^:]+):\s*(.+)$/.exec(text);
  if (formatted !== null && isFormat(field, formatted[2])) {
    return { ...plain, column: formatted[1].trim(), format: formatted[2] };
  }
  const parts = /^(.*)([*/])\s*(\d+(?:\.\d+)?)$/.exec(text);
  if (parts === null) return { ...plain, column: text };
  const factor = Number(parts[3]);
  return {
    column: parts[1].trim(),
    multiplyBy: parts[2] === '*' ? factor : 1,
    divideBy: parts[2] === '/' ? factor : 1,
  };
}

function isFormat(field: ColumnField, text: string): boolean {
  return field === 'timestamp' ? isTimePattern(text) : field === 'rot' && text === INDICATED;
}
