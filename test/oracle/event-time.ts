import type { Mmsi, PositionReport } from '@roadstead/model';
import { reasonOf } from './cleaning.ts';
import { byShip } from './tracks.ts';

type Report = Pick<PositionReport, 'mmsi' | 'timeMs' | 'longitude' | 'latitude'>;

/** A report with the receiving clock at its batch; null in a recording. */
export interface Received {
  readonly report: Report;
  readonly receivedMs: number | null;
}

/** D8: event time after a report, and what decided it. */
export interface Judgement {
  readonly isLate: boolean;
  readonly isFuture: boolean;
  readonly eventTimeMs: number;
  readonly voters: number;
  readonly quorum: number;
}

const VOTING_MS = 10 * 60_000;
const VOTING_REPORTS = 1000;
const FUTURE_MS = 300_000;

/** D8: judges reports one by one as received, all with a receiving clock or all without one. */
export function judge(received: readonly Received[], latenessMaxMs: number): Judgement[] {
  const judgements: Judgement[] = [];
  const voted: Vote[] = [];
  let count = 0;
  let eventTimeMs = Number.NEGATIVE_INFINITY;
  for (const { report, receivedMs } of received) {
    const isFuture = receivedMs !== null && report.timeMs - receivedMs > FUTURE_MS;
    // The clock has advanced: voters may have fallen silent, and the limit of event time is later.
    if (receivedMs !== null)
      eventTimeMs = Math.max(eventTimeMs, decide(voted, receivedMs, count).timeMs);
    const isLate = report.timeMs < eventTimeMs - latenessMaxMs;
    if (!isFuture && !reasonOf(report)) {
      count++;
      if (!isLate) voted.push({ ...report, receivedMs, number: count });
    }
    const { timeMs, voters, quorum } = decide(voted, receivedMs, count);
    eventTimeMs = Math.max(eventTimeMs, timeMs);
    judgements.push({ isLate: isLate && !isFuture, isFuture, eventTimeMs, voters, quorum });
  }
  return judgements;
}

/** D8: event time at the end of a recording, which is sorted before it is judged. */
export function eventTimeOf(reports: readonly Report[]): number {
  return eventTimeAfter([...reports].sort((a, b) => a.timeMs - b.timeMs));
}

/** D8: event time after reports in this order without a receiving clock, none of them late. */
export function eventTimeAfter(reports: readonly Report[]): number {
  const received = reports.map((report) => ({ report, receivedMs: null }));
  return judge(received, Number.POSITIVE_INFINITY).at(-1)?.eventTimeMs ?? Number.NEGATIVE_INFINITY;
}

/** A report that was not late, with its number among all reports. */
interface Vote {
  readonly mmsi: Mmsi;
  readonly timeMs: number;
  readonly receivedMs: number | null;
  readonly number: number;
}

/** The newest whole second that a quorum of the voters has reached. */
function decide(
  voted: readonly Vote[],
  nowMs: number | null,
  count: number,
): { readonly timeMs: number; readonly voters: number; readonly quorum: number } {
  const isLately = (vote: Vote): boolean =>
    nowMs === null
      ? count - vote.number < VOTING_REPORTS
      : nowMs - (vote.receivedMs ?? 0) <= VOTING_MS;
  const reached = [...byShip(voted).values()]
    .filter((own) => isLately(own.at(-1) as Vote))
    .map((own) => Math.max(...sinceSilence(own).map(({ timeMs }) => Math.floor(timeMs / 1000))))
    .sort((a, b) => b - a);
  const voters = reached.length;
  const quorum = voters === 1 ? 1 : Math.max(2, Math.ceil(voters / 20));
  const second = reached[quorum - 1] ?? Number.NEGATIVE_INFINITY;
  const limit = nowMs === null ? Number.POSITIVE_INFINITY : Math.floor(nowMs / 1000);
  return { timeMs: 1000 * Math.min(second, limit), voters, quorum };
}

/** The reports of a ship since it last became a voter. */
function sinceSilence(own: readonly Vote[]): readonly Vote[] {
  const first = own.findLastIndex((vote, i) => {
    const before = own[i - 1];
    if (!before) return true;
    if (vote.receivedMs === null) return vote.number - before.number > VOTING_REPORTS;
    return vote.receivedMs - (before.receivedMs ?? 0) > VOTING_MS;
  });
  return own.slice(first);
}
