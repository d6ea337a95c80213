import type { Locode, Problem, Result } from '@roadstead/model';
import { voyageKey } from './scheduled-voyage.ts';
import type { LocodeStatus, TradeLaneDataSources } from './sources.ts';
import { yieldPeriodically } from './yield-periodically.ts';

/** Options of an import of rows. */
export interface RowImportOptions {
  /** Whether one invalid row rejects all. Default: valid rows are accepted. */
  readonly isAllOrNothing?: boolean;
  /** Whether rows are only checked. Default: they are imported. */
  readonly isDryRun?: boolean;
}

/** A rejected row, or an accepted one with warnings. */
export interface RowProblems {
  /** Index of the row, from 0. */
  readonly index: number;
  /** All problems of the row, with JSON pointers into it. */
  readonly problems: readonly Problem[];
}

/** Result of an import of rows; accepted ones are durable. */
export interface ImportResult {
  readonly accepted: number;
  readonly rejected: readonly RowProblems[];
  /** A2: accepted rows with codes at which no port call can be detected. */
  readonly warnings: readonly RowProblems[];
}

/** Parsed rows, by key; of several with one key the last. */
interface ReadRows<Value> extends ImportResult {
  readonly values: ReadonlyMap<string, Value>;
}

/** The form of a kind of rows. */
export interface RowKind<Value> {
  readonly parse: (row: unknown) => Result<Value, readonly Problem[]>;
  /** The codes of ports, each with its JSON pointer into the row. */
  readonly locodesOf: (value: Value) => readonly (readonly [pointer: string, locode: Locode])[];
}

/** Parses rows; with `isAllOrNothing`, one invalid row leaves none accepted. */
export async function readRows<Value extends { readonly carrier: string; readonly number: string }>(
  rows: readonly unknown[],
  kind: RowKind<Value>,
  { isAllOrNothing = false, isDryRun = false }: RowImportOptions,
  sources: Pick<TradeLaneDataSources, 'yieldToEventLoop' | 'locodeStatus'>,
): Promise<ReadRows<Value>> {
  const rejected: RowProblems[] = [];
  const warnings: RowProblems[] = [];
  const values = new Map<string, Value>();
  for await (const [index, row] of yieldPeriodically(rows.entries(), sources)) {
    const read = kind.parse(row);
    const unofficial = read.ok ? problemsOf(read.value, 'unofficial', kind, sources) : [];
    if (!read.ok || unofficial.length > 0) {
      rejected.push({ index, problems: read.ok ? unofficial : read.error });
      continue;
    }
    const { carrier, number } = read.value;
    values.set(voyageKey(carrier, number), read.value);
    const problems = problemsOf(read.value, 'official', kind, sources);
    if (problems.length > 0) warnings.push({ index, problems });
  }
  const isRefused = isAllOrNothing && rejected.length > 0;
  return {
    accepted: isRefused ? 0 : rows.length - rejected.length,
    ...{ rejected, warnings },
    values: isRefused || isDryRun ? new Map() : values,
  };
}

/** A2: the problem with a code, by its status. */
const LOCODE_PROBLEMS: Readonly<Record<Exclude<LocodeStatus, 'port'>, string>> = {
  official: 'has no port here: whether a ship called there stays unknown.',
  unofficial: 'is not the code of a port, nor an official UN/LOCODE of a seaport.',
};

function problemsOf<Value>(
  value: Value,
  status: keyof typeof LOCODE_PROBLEMS,
  { locodesOf }: RowKind<Value>,
  { locodeStatus = () => 'port' }: Pick<TradeLaneDataSources, 'locodeStatus'>,
): readonly Problem[] {
  return locodesOf(value).flatMap(([pointer, locode]) =>
    locodeStatus(locode) === status
      ? [{ pointer, detail: `${locode} ${LOCODE_PROBLEMS[status]}` }]
      : [],
  );
}
