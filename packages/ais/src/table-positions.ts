import { NAV_STATUS_UNDEFINED, type PositionReport } from '@roadstead/model';
import { decodeText } from './byte-text.ts';
import { type ColumnField, INDICATED, REQUIRED_FIELDS } from './columns.ts';
import type { JsonLayout, JsonSource } from './json-layouts.ts';
import { isMissing, numberOf, textOf } from './json-values.ts';
import {
  cogOf,
  headingOf,
  mmsiOf,
  navStatusOf,
  rotOf,
  rotOfIndicated,
  sogOf,
} from './report-values.ts';
import type { ScaleCheck } from './scale-check.ts';
import { epochMs, parseTimeText } from './time-text.ts';
import { navStatusOfWord } from './word-codes.ts';

const MOTION_FIELDS: readonly ColumnField[] = ['sog', 'cog', 'heading', 'rot', 'nav_status'];

/** The columns of a table, and their values in some rows. */
export interface TableColumns {
  readonly names: readonly string[];
  readonly values: readonly ArrayLike<unknown>[];
}

/** The values of a field, and their conversion. */
interface Column {
  readonly source: JsonSource;
  readonly values: ArrayLike<unknown>;
}

/** Returns a value as JSON has it. */
export function tableValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  // Texts lack their type in some tables.
  return value instanceof Uint8Array ? decodeText(value, 0, value.length) : value;
}

/** Returns whether each field is one column, so that positions can be read without a record for each row. */
export function hasPositionColumns({ dialect, fields }: JsonLayout): boolean {
  const isColumn = (field: ColumnField): boolean =>
    fields[field].length === 1 && fields[field][0].path.length === 1;
  return (
    dialect?.pairs === undefined &&
    dialect?.isSkipped !== true &&
    REQUIRED_FIELDS.every(isColumn) &&
    MOTION_FIELDS.every((field) => fields[field].length === 0 || isColumn(field))
  );
}

/**
 * Reads positions from the columns of a table, without the object for each row that `JsonRecords` needs. Only valid rows are
 * read; the rules for the others are there.
 */
export class TablePositions {
  readonly #layout: JsonLayout;
  readonly #scales: ScaleCheck;
  readonly #mmsi: Column | undefined;
  readonly #timestamp: Column | undefined;
  readonly #longitude: Column | undefined;
  readonly #latitude: Column | undefined;
  readonly #sog: Column | undefined;
  readonly #cog: Column | undefined;
  readonly #heading: Column | undefined;
  readonly #rot: Column | undefined;
  readonly #navStatus: Column | undefined;
  readonly #mmsiAdded: number;
  readonly #rotValue: typeof rotOf;

  /** @param layout one that `hasPositionColumns` */
  constructor(layout: JsonLayout, { names, values }: TableColumns, scales: ScaleCheck) {
    const column = (field: ColumnField): Column | undefined => {
      const source = layout.fields[field].at(0);
      return source && { source, values: values[names.indexOf(source.path[0])] };
    };
    this.#layout = layout;
    this.#scales = scales;
    this.#mmsi = column('mmsi');
    this.#timestamp = column('timestamp');
    this.#longitude = column('longitude');
    this.#latitude = column('latitude');
    this.#sog = column('sog');
    this.#cog = column('cog');
    this.#heading = column('heading');
    this.#rot = column('rot');
    this.#navStatus = column('nav_status');
    this.#mmsiAdded = this.#mmsi?.source.add ?? 0;
    this.#rotValue = this.#rot?.source.format === INDICATED ? rotOfIndicated : rotOf;
  }

  /** Returns the report of a row; undefined if the row is not valid. */
  read(row: number): PositionReport | undefined {
    const mmsi = mmsiOf(numberAt(this.#mmsi, row) + this.#mmsiAdded);
    const timeMs = this.#timeMs(row);
    const longitude = numberAt(this.#longitude, row);
    const latitude = numberAt(this.#latitude, row);
    const isPosition = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
    if (mmsi === undefined || Number.isNaN(timeMs) || !isPosition) return undefined;
    const sog = numberAt(this.#sog, row);
    const cog = numberAt(this.#cog, row);
    this.#scales.add(longitude, latitude, sog, cog);
    return {
      mmsi,
      timeMs,
      longitude,
      latitude,
      sog: sogOf(sog, mmsi),
      cog: cogOf(cog),
      heading: headingOf(numberAt(this.#heading, row)),
      rot: this.#rotValue(numberAt(this.#rot, row)),
      navStatus: this.#navStatusAt(row),
    };
  }

  /** Returns the time, epoch milliseconds; NaN if it is not valid, or only `JsonRecords` can read it. */
  #timeMs(row: number): number {
    const { source, values } = this.#timestamp as Column;
    const value = tableValue(values[row]);
    if (source.pattern !== undefined) return Number.NaN;
    if (typeof value === 'string') return source.isMilliseconds ? Number.NaN : parseTimeText(value);
    if (typeof value !== 'number') return Number.NaN;
    if (!source.isMilliseconds) return epochMs(value);
    const ms = Math.trunc(value);
    return Number.isSafeInteger(ms) ? ms : Number.NaN;
  }

  #navStatusAt(row: number): number {
    if (this.#navStatus === undefined) return NAV_STATUS_UNDEFINED;
    const value = tableValue(this.#navStatus.values[row]);
    if (typeof value === 'number') return navStatusOf(value);
    if (isMissing(value)) return NAV_STATUS_UNDEFINED;
    return navStatusOf(navStatusOfWord(textOf(value), this.#layout.dialect?.navStatusWords));
  }
}

/** Returns the value of a column; NaN if it is not a number, or without the column. */
function numberAt(column: Column | undefined, row: number): number {
  if (column === undefined) return Number.NaN;
  const { source, values } = column;
  const value = values[row];
  const number = typeof value === 'number' ? value : numberOf(tableValue(value));
  return (number * source.multiplyBy) / source.divideBy;
}
