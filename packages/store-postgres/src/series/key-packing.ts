import { widthOf } from '@roadstead/contracts';
import type { DatabaseSession } from '../database/sessions.ts';
import { firstCellFrom, mergeCells } from './row-arrays.ts';
import { type PackedSegment, piecesOf, SegmentTable, SHORT_SEGMENT_ROWS } from './segments.ts';
import { columnNames, type SeriesTables } from './series-tables.ts';

/** A last segment is joined with new rows if it has at most so many times as many: each row is then rewritten few times. */
const JOINED_RATIO = 2;

/** The last segment of a key. */
interface Newest {
  readonly timeMs: number;
  readonly lastFromMs: number;
  readonly lastCount: number;
}

/** New rows of a key for one of its segments, or for new ones where there is none. */
interface Addition {
  readonly key: number;
  readonly fromMs: number | undefined;
  readonly cells: Float64Array;
}

/** Packs rows of some keys: adds them to segments, or makes new ones. */
export class KeyPacking {
  readonly #tables: SeriesTables;
  readonly #segments: SegmentTable;
  readonly #width: number;

  constructor(tables: SeriesTables) {
    this.#tables = tables;
    this.#segments = new SegmentTable(tables);
    this.#width = widthOf(tables.columns);
  }

  /** @param rows the rows of each key, in the order of time */
  async pack(
    session: DatabaseSession,
    rows: readonly (readonly [key: number, cells: Float64Array])[],
  ): Promise<void> {
    if (rows.length === 0) return;
    const newest = await this.#readNewest(
      session,
      rows.map(([key]) => key),
    );
    const fresh: Addition[] = [];
    const late: (readonly [number, Float64Array])[] = [];
    for (const [key, cells] of rows) {
      const last = newest.get(key);
      const start = last ? firstCellFrom(cells, this.#width, last.timeMs + 1) : 0;
      if (start > 0) late.push([key, cells.subarray(0, start)]);
      if (start < cells.length) fresh.push(this.#freshAddition(key, cells.subarray(start), last));
    }
    const additions = joined(
      [...(await this.#lateAdditions(session, late)), ...fresh],
      this.#width,
    );
    const pieces = await this.#rewrite(session, additions);
    await this.#storeNewest(session, fresh, pieces);
    if (late.length > 0) await this.#storeLate(session, late, newest, pieces);
  }

  #freshAddition(key: number, cells: Float64Array, last: Newest | undefined): Addition {
    const isJoined =
      last &&
      last.lastCount < SHORT_SEGMENT_ROWS &&
      last.lastCount <= JOINED_RATIO * (cells.length / this.#width);
    return { key, fromMs: isJoined ? last.lastFromMs : undefined, cells };
  }

  async #lateAdditions(
    session: DatabaseSession,
    late: readonly (readonly [number, Float64Array])[],
  ): Promise<readonly Addition[]> {
    const width = this.#width;
    const rows = late.flatMap(([key, cells]) =>
      Array.from({ length: cells.length / width }, (_, at) => ({
        key,
        timeMs: cells[at * width + 1]!,
      })),
    );
    const begins = await this.#segments.beginsFor(session, rows);
    const additions: Addition[] = [];
    let at = 0;
    for (const [key, cells] of late) {
      const count = cells.length / width;
      // Rows in the order of time belong to segments in the order of time.
      for (let start = 0; start < count; ) {
        const fromMs = begins[at + start];
        let end = start + 1;
        while (end < count && begins[at + end] === fromMs) end++;
        additions.push({ key, fromMs, cells: cells.subarray(start * width, end * width) });
        start = end;
      }
      at += count;
    }
    return additions;
  }

  /** @returns the segments that were written, in the order of time for each key */
  async #rewrite(
    session: DatabaseSession,
    additions: readonly Addition[],
  ): Promise<readonly Float64Array[]> {
    const existing = additions.filter((addition) => addition.fromMs !== undefined) as (Addition &
      Pick<PackedSegment, 'fromMs'>)[];
    const segments = new Map(
      (await this.#segments.read(session, existing)).map((segment) => [idOf(segment), segment]),
    );
    const removed: PackedSegment[] = [];
    const pieces: Float64Array[] = [];
    for (const addition of additions) {
      const segment = segments.get(idOf(addition));
      const merged = segment
        ? mergeCells(segment.cells, addition.cells, this.#width)
        : addition.cells;
      // All of them were repeated.
      if (segment && merged.length === segment.cells.length) continue;
      if (segment) removed.push(segment);
      pieces.push(...piecesOf(merged, this.#width));
    }
    await this.#segments.remove(session, removed);
    await this.#segments.insert(session, pieces);
    return pieces;
  }

  async #readNewest(
    session: DatabaseSession,
    keys: readonly number[],
  ): Promise<ReadonlyMap<number, Newest>> {
    const rows = (await session.rows(
      `SELECT key, time_ms, last_from_ms, last_count FROM ${this.#tables.newest} WHERE key = ANY ($1::int8[])`,
      [keys],
    )) as readonly [number, number, number, number][];
    return new Map(
      rows.map(([key, timeMs, lastFromMs, lastCount]) => [key, { timeMs, lastFromMs, lastCount }]),
    );
  }

  /** Stores the newest rows of keys with rows that are newer than the packed ones. */
  async #storeNewest(
    session: DatabaseSession,
    fresh: readonly Addition[],
    pieces: readonly Float64Array[],
  ): Promise<void> {
    if (fresh.length === 0) return;
    const width = this.#width;
    const last = lastPieces(pieces);
    const names = columnNames(this.#tables.columns);
    const all = ['key', 'time_ms', 'last_from_ms', 'last_count', ...names];
    const nullable = (value: number): number | null => (Number.isNaN(value) ? null : value);
    const columns = all.map((_, column) =>
      fresh.map(({ key, cells }) => {
        if (column === 0) return key;
        if (column === 2) return last.get(key)![1]!;
        if (column === 3) return last.get(key)!.length / width;
        return nullable(cells[cells.length - width + (column === 1 ? 1 : column - 2)]!);
      }),
    );
    const types = all.map((_, at) => `$${at + 1}::${at < 4 ? 'int8' : 'float8'}[]`);
    const sets = all.slice(1).map((name) => `${name} = excluded.${name}`);
    await session.rows(
      `INSERT INTO ${this.#tables.newest} (${all.join(', ')}) SELECT * FROM unnest(${types.join(', ')})
       ON CONFLICT (key) DO UPDATE SET ${sets.join(', ')}`,
      columns,
    );
  }

  /** Stores what late rows change: the last segment, and up to which time a key is downsampled. */
  async #storeLate(
    session: DatabaseSession,
    late: readonly (readonly [number, Float64Array])[],
    newest: ReadonlyMap<number, Newest>,
    pieces: readonly Float64Array[],
  ): Promise<void> {
    const last = lastPieces(pieces);
    const changed = late.map(([key, cells]) => {
      const { lastFromMs, lastCount } = newest.get(key)!;
      const piece = last.get(key);
      // A piece of an earlier segment is not the last.
      const isLast = piece !== undefined && piece[piece.length - this.#width + 1]! >= lastFromMs;
      return {
        ...{ key, firstMs: cells[1]! },
        fromMs: isLast ? piece[1]! : lastFromMs,
        count: isLast ? piece.length / this.#width : lastCount,
      };
    });
    await session.rows(
      `UPDATE ${this.#tables.newest} AS stored SET last_from_ms = late.from_ms, last_count = late.count,
         downsampled_to_ms = least(stored.downsampled_to_ms, late.first_ms - 1)
       FROM unnest($1::int8[], $2::int8[], $3::int8[], $4::int8[]) AS late (key, from_ms, count, first_ms)
       WHERE stored.key = late.key`,
      [
        changed.map(({ key }) => key),
        changed.map(({ fromMs }) => fromMs),
        changed.map(({ count }) => count),
        changed.map(({ firstMs }) => firstMs),
      ],
    );
  }
}

function idOf({
  key,
  fromMs,
}: {
  readonly key: number;
  readonly fromMs: number | undefined;
}): string {
  return `${key} ${fromMs}`;
}

/** Joins the additions to each segment. */
function joined(additions: readonly Addition[], width: number): readonly Addition[] {
  const byId = new Map<string, Addition>();
  for (const addition of additions) {
    const id = idOf(addition);
    const before = byId.get(id);
    const cells = before ? mergeCells(before.cells, addition.cells, width) : addition.cells;
    byId.set(id, { ...addition, cells });
  }
  return [...byId.values()];
}

/** Returns the last of the written segments of each key. */
function lastPieces(pieces: readonly Float64Array[]): ReadonlyMap<number, Float64Array> {
  const last = new Map<number, Float64Array>();
  for (const piece of pieces) {
    const before = last.get(piece[0]!);
    if (!before || piece[1]! > before[1]!) last.set(piece[0]!, piece);
  }
  return last;
}
