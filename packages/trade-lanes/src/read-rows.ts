import type { Problem, Result } from '@roadstead/model';
import type { TradeLaneDataSources } from './sources.ts';
import { yieldPeriodically } from './yield-periodically.ts';

/** Options of an import of rows. */
export interface RowImportOptions {
  /** Whether one invalid row rejects all. Default: valid rows are accepted. */
  readonly isAllOrNothing?: boolean;
}

/** A rejected row. */
export interface RejectedRow {
  /** Index of the row, from 0. */
  readonly index: number;
  /** All problems of the row, with JSON pointers into it. */
  readonly problems: readonly Problem[];
}

/** Result of an import of rows; accepted ones are durable. */
export interface ImportResult {
  readonly accepted: number;
  readonly rejected: readonly RejectedRow[];
}

/** Parsed rows, by key; of several with one key the last. */
interface ReadRows<Value> extends ImportResult {
  readonly values: ReadonlyMap<string, Value>;
}

/** Parses rows; with `isAllOrNothing`, one invalid row leaves none accepted. */
export async function readRows<Value>(
  rows: readonly unknown[],
  parse: (row: unknown) => Result<Value, readonly Problem[]>,
  keyOf: (value: Value) => string,
  { isAllOrNothing = false }: RowImportOptions,
  sources: Pick<TradeLaneDataSources, 'yieldToEventLoop'>,
): Promise<ReadRows<Value>> {
  const rejected: RejectedRow[] = [];
  const values = new Map<string, Value>();
  for await (const [index, row] of yieldPeriodically(rows.entries(), sources)) {
    const read = parse(row);
    if (read.ok) values.set(keyOf(read.value), read.value);
    else rejected.push({ index, problems: read.error });
  }
  if (isAllOrNothing && rejected.length > 0) return { accepted: 0, rejected, values: new Map() };
  return { accepted: rows.length - rejected.length, rejected, values };
}
