import type { Problem, Result } from '@roadstead/model';
import type { LaneSources } from './sources.ts';
import { withRests } from './with-rests.ts';

/** How rows are taken. */
export interface TakeOptions {
  /** Nothing is taken where one row is wrong. Default: the good rows are. */
  readonly isAllOrNothing?: boolean;
}

/** A row that is not taken. */
export interface RejectedRow {
  /** Its place among what was handed in, from 0. */
  readonly index: number;
  /** All that is wrong with it, with JSON pointers into the row. */
  readonly problems: readonly Problem[];
}

/** What became of rows; those that were accepted are durable. */
export interface TakenRows {
  readonly accepted: number;
  readonly rejected: readonly RejectedRow[];
}

/** Rows that were read, the last of those that are of one thing. */
interface ReadRows<Value> extends TakenRows {
  readonly values: ReadonlyMap<string, Value>;
}

/** Reads rows; where all or nothing is asked for and one is wrong, nothing is accepted. */
export async function readRows<Value>(
  rows: readonly unknown[],
  parse: (row: unknown) => Result<Value, readonly Problem[]>,
  keyOf: (value: Value) => string,
  { isAllOrNothing = false }: TakeOptions,
  sources: Pick<LaneSources, 'rest'>,
): Promise<ReadRows<Value>> {
  const rejected: RejectedRow[] = [];
  const values = new Map<string, Value>();
  for await (const [index, row] of withRests(rows.entries(), sources)) {
    const read = parse(row);
    if (read.ok) values.set(keyOf(read.value), read.value);
    else rejected.push({ index, problems: read.failure });
  }
  if (isAllOrNothing && rejected.length > 0) return { accepted: 0, rejected, values: new Map() };
  return { accepted: rows.length - rejected.length, rejected, values };
}
