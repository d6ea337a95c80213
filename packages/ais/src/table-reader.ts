import type { Table } from '@roadstead/contracts';
import { COLUMN_FIELDS, headerKey, REQUIRED_FIELDS } from './columns.ts';
import type { ByteCount } from './counting-source.ts';
import { FeedError } from './feed-error.ts';
import { pointOf } from './geometry-point.ts';
import type { JsonLayout } from './json-layouts.ts';
import { JsonRecords } from './json-records.ts';
import { LineOutputs } from './line-outputs.ts';
import type { ReaderOptions } from './line-reader.ts';
import type { ReadBatch } from './read-lines.ts';
import {
  hasPositionColumns,
  type TableColumns,
  TablePositions,
  tableValue,
} from './table-positions.ts';

/** Names of geometry columns, normalised. */
const GEOMETRY_NAMES: ReadonlySet<string> = new Set([
  ...['geometry', 'geom', 'thegeom', 'wkbgeometry', 'wkt', 'wkb', 'point', 'position', 'location'],
]);

/** Reads the rows of a table as JSON records are read; the line of a report is its row, from 1. */
export class TableReader {
  readonly #records: JsonRecords;
  readonly #statics: boolean;
  readonly #rowsMax: number;
  readonly #count: ByteCount;
  #rows = 0;

  /** @param rowsMax maximum number of rows in a batch */
  constructor(options: ReaderOptions, rowsMax: number, count: ByteCount) {
    this.#records = new JsonRecords(options);
    this.#statics = options.statics;
    this.#rowsMax = rowsMax;
    this.#count = count;
  }

  /** @throws FeedError if required columns are missing */
  async *read(opening: Promise<Table>): AsyncGenerator<ReadBatch, void, undefined> {
    const table = await opening;
    const { columns } = table;
    const geometry = columns.find((name) => GEOMETRY_NAMES.has(headerKey(name)));
    const sample = Object.fromEntries(columns.map((name) => [name, null]));
    const layout = this.#records.layoutOf(
      geometry === undefined ? sample : { ...sample, geometry: {} },
    );
    checkColumns(layout, columns);
    const used = new Set(
      COLUMN_FIELDS.flatMap((field) => layout.fields[field].map(({ path }) => path[0])),
    );
    if (geometry !== undefined && used.delete('geometry')) used.add(geometry);
    const names = columns.filter((name) => used.has(name));
    const isPositions = !this.#statics && hasPositionColumns(layout);
    for await (const { rowCount, values, bytesSoFar } of table.rows(names)) {
      // Only the first bytes of a file come from the source, all of a pipe.
      this.#count.bytes = Math.max(this.#count.bytes, bytesSoFar);
      const rows: Rows = { layout, names, values, geometry: names.indexOf(geometry ?? '') };
      const positions = isPositions
        ? new TablePositions(layout, rows, this.#records.scales)
        : undefined;
      for (let from = 0; from < rowCount; from += this.#rowsMax) {
        yield this.#readRows(rows, positions, from, Math.min(rowCount, from + this.#rowsMax));
      }
    }
    const warnings = this.#records.warnings();
    if (warnings.length > 0) yield { ...this.#batch(new LineOutputs()), warnings };
  }

  #readRows(
    rows: Rows,
    positions: TablePositions | undefined,
    from: number,
    to: number,
  ): ReadBatch {
    const out = new LineOutputs();
    for (let row = from; row < to; row++) {
      const line = ++this.#rows;
      const report = positions?.read(row);
      if (report === undefined) this.#records.readAs(rows.layout, recordOf(rows, row), line, out);
      else out.addPosition(line, report);
    }
    return this.#batch(out);
  }

  #batch({ positions, positionLines, statics, staticLines, rejected }: LineOutputs): ReadBatch {
    const counts = { lines: this.#rows, bytes: this.#count.bytes, skipped: 0 };
    return {
      ...{ positions, positionLines, statics, staticLines, rejected },
      ...counts,
      warnings: [],
    };
  }
}

/** Rows of a table. */
interface Rows extends TableColumns {
  readonly layout: JsonLayout;
  /** The index of the column of geometries, or −1. */
  readonly geometry: number;
}

function recordOf({ names, values, geometry }: Rows, row: number): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (let column = 0; column < names.length; column++) {
    const value = values[column][row];
    if (column === geometry) record['geometry'] = pointOf(value);
    else record[names[column]] = tableValue(value);
  }
  return record;
}

/** A table with static reports only needs no position. */
function checkColumns(layout: JsonLayout, columns: readonly string[]): void {
  const missing = REQUIRED_FIELDS.filter((field) => layout.fields[field].length === 0);
  if (!missing.includes('mmsi') && !missing.includes('timestamp')) return;
  throw new FeedError(
    `This table has no column for ${missing.join(', ')}; it has ${columns.slice(0, 40).join(', ')}.`,
  );
}
