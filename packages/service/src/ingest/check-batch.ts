import {
  copyArray,
  isObject,
  type Mmsi,
  type PositionReport,
  type Problem,
  parsePositionReport,
  parseStaticReport,
  type RejectedFix,
  type Result,
  type StaticReport,
} from '@roadstead/model';
import type { RejectedReport } from './ingest-batch.ts';

/** The largest number of reports of a list, which occupy some hundred megabytes. A caller with more of them splits them. */
const REPORTS_MAX = 1_000_000;

/** The reports of a list of a batch, as copies: a caller may change its own later, and a getter may throw later. */
interface CheckedList<Report> {
  /** In the order of the list; null for an invalid report. */
  readonly entries: readonly (Report | null)[];
  readonly valid: readonly Report[];
  /** An entry for each wrong field. */
  readonly rejected: readonly RejectedReport[];
}

/** A batch of a caller, of unknown content, as checked. */
export interface CheckedBatch {
  readonly positions: CheckedList<PositionReport>;
  readonly statics: CheckedList<StaticReport>;
  /** D10: positions of which only numbers are out of range. */
  readonly impossible: readonly RejectedFix[];
}

/** Checks and copies the reports of a batch. Never throws. */
export function checkBatch(batch: unknown): CheckedBatch {
  const impossible: RejectedFix[] = [];
  const positions = checkList('positions', batch, parsePositionReport, (input, problems) => {
    const fix = impossibleFix(input, problems);
    if (fix) impossible.push(fix);
    return fix !== undefined;
  });
  return {
    positions,
    statics: checkList('statics', batch, parseStaticReport, () => false),
    impossible,
  };
}

/** Returns one entry for each invalid report. */
export function invalidReports({ positions, statics }: CheckedBatch): readonly RejectedReport[] {
  return [positions, statics].flatMap(({ rejected }) =>
    rejected.filter(({ index }, i) => i === 0 || rejected[i - 1].index !== index),
  );
}

function checkList<Report>(
  list: RejectedReport['list'],
  batch: unknown,
  parse: (input: unknown) => Result<Report, readonly Problem[]>,
  isImpossible: (input: unknown, problems: readonly Problem[]) => boolean,
): CheckedList<Report> {
  const copy = listOf(batch, list);
  if (!copy.ok) {
    const detail = `${list} ${copy.error}`;
    const rejected = { list, index: 0, field: null, reason: 'malformed', detail };
    return { entries: [], valid: [], rejected: [rejected] };
  }
  const rejected: RejectedReport[] = [];
  const entries = copy.value.map((input, index) => {
    const parsed = parse(input);
    if (parsed.ok) return parsed.value;
    const reason = isImpossible(input, parsed.error) ? 'impossible' : undefined;
    for (const problem of parsed.error) rejected.push(wrongField(list, index, problem, reason));
    return null;
  });
  const valid = rejected.length === 0 ? entries : entries.filter((report) => report !== null);
  return { entries, valid: valid as readonly Report[], rejected };
}

/** An absent list is empty. */
function listOf(batch: unknown, list: RejectedReport['list']): Result<readonly unknown[], string> {
  try {
    const value = isObject(batch) ? batch[list] : batch;
    return copyArray(value === undefined && isObject(batch) ? [] : value, REPORTS_MAX);
  } catch {
    return { ok: false, error: 'cannot be read: it throws.' };
  }
}

function wrongField(
  list: RejectedReport['list'],
  index: number,
  { pointer, detail }: Problem,
  reason = pointer === '/mmsi' ? 'bad-mmsi' : 'malformed',
): RejectedReport {
  const field = pointer === '' ? null : pointer.slice(1).replaceAll('/', '.');
  return { list, index, field, reason, detail };
}

const PLACE_AND_TIME: ReadonlySet<string> = new Set(['/timeMs', '/longitude', '/latitude']);

/** Returns a report whose place or time alone is wrong, and a number. */
function impossibleFix(input: unknown, problems: readonly Problem[]): RejectedFix | undefined {
  if (!problems.every(({ pointer }) => PLACE_AND_TIME.has(pointer))) return undefined;
  try {
    const { mmsi, timeMs, longitude, latitude } = input as PositionReport;
    const numbers: readonly unknown[] = [mmsi, timeMs, longitude, latitude];
    if (!numbers.every((each) => typeof each === 'number')) return undefined;
    const rest = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
    const report = { mmsi: mmsi as Mmsi, timeMs, longitude, latitude, ...rest };
    return {
      report,
      reason: 'impossible',
      detail: `${problems[0].pointer.slice(1)} ${problems[0].detail}`,
    };
  } catch {
    return undefined;
  }
}
