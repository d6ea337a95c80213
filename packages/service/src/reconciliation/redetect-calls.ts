import type { Mmsi } from '@roadstead/model';
import {
  type PortCall,
  PortCallDetector,
  type PortLookup,
  TrackCleaner,
} from '@roadstead/tracking';
import { millisecondsInDay } from 'date-fns/constants';
import { yieldToEventLoop } from '../operations/timers.ts';
import { type Positions, reportOf } from '../tracking/positions.ts';
import { REPORTS_MIN, readWithPrecedingReports } from '../tracking/read-preceding-reports.ts';

/** Where the detection of port calls reads. */
export interface CallSources {
  readonly positions: Positions;
  /** Undefined without ports: there are no calls. */
  readonly placeAt: PortLookup | undefined;
  /** Returns the stored port calls of a ship that overlap a period. */
  readonly callsOf: (mmsi: Mmsi, fromMs: number, toMs: number) => Promise<readonly PortCall[]>;
  /** Returns the last stored port call of a ship that began before an instant. */
  readonly lastCallBefore: (mmsi: Mmsi, ms: number) => Promise<PortCall | undefined>;
}

/** A ship with late reports in a period. */
export interface LateShip {
  readonly mmsi: Mmsi;
  readonly fromMs: number;
  readonly toMs: number;
}

/** The calls of a ship in all stored reports of a period. */
export interface RedetectedCalls {
  readonly mmsi: Mmsi;
  /** Calls that ended before are unchanged. */
  readonly changedFromMs: number;
  /** From here on the stored calls are right. */
  readonly untilMs: number;
  readonly calls: readonly PortCall[];
  /** Whether the stored calls agree from the end on; if not, the last call may still last. */
  readonly isSettled: boolean;
}

/** A track after this time, with reports of its own, no longer depends on late reports: most ships report more often. */
const SETTLED_AFTER_MS = millisecondsInDay;

/**
 * V24: detects the port calls of a ship again, from before its late reports until its state agrees with the stored calls. Those of two
 * ships that share an MMSI stay mixed (V12).
 * @param horizonMs all reports before it that were not late have been processed
 */
export async function redetectCalls(
  { positions, placeAt, callsOf, lastCallBefore }: CallSources & { readonly placeAt: PortLookup },
  { mmsi, fromMs, toMs }: LateShip,
  horizonMs: number,
  signal: AbortSignal,
): Promise<RedetectedCalls> {
  let changedFromMs = fromMs;
  let context = await readContext(positions, mmsi, fromMs);
  const before = context.length === 0 ? await lastCallBefore(mmsi, fromMs) : undefined;
  if (before) {
    // P4: after a silence the late reports can change the departure of the call before it.
    changedFromMs = before.beginMs;
    context = await readContext(positions, mmsi, changedFromMs);
  }
  const beginMs = context[0]?.timeMs ?? changedFromMs;
  const cleaner = new TrackCleaner();
  const detector = new PortCallDetector(placeAt);
  const logged = await callsOf(mmsi, beginMs, beginMs + 1);
  detector.beginWithin(logged);
  const calls = new Map<number, PortCall>();
  let open: PortCall | undefined = logged[0];
  let [newestMs, countAfter] = [beginMs, 0];
  const isSettled = async (): Promise<boolean> => {
    if (newestMs < toMs + SETTLED_AFTER_MS || countAfter < REPORTS_MIN) return false;
    const [stored] = await callsOf(mmsi, newestMs, newestMs + 1);
    return stored?.beginMs === open?.beginMs && stored?.portId === open?.portId;
  };
  const resultOf = (untilMs: number, isDone: boolean): RedetectedCalls => ({
    ...{ mmsi, changedFromMs, untilMs, isSettled: isDone },
    calls: [...calls.values()],
  });
  for await (const rows of positions.range(mmsi, beginMs, horizonMs - 1)) {
    signal.throwIfAborted();
    for (const call of detector.step(cleaner.clean(rows.map(reportOf)))) {
      calls.set(call.beginMs, call);
      open = call.endMs === null ? call : undefined;
    }
    newestMs = rows.at(-1)?.timeMs ?? newestMs;
    countAfter += rows.filter(({ timeMs }) => timeMs > toMs).length;
    if (await isSettled()) return resultOf(newestMs, true);
    await yieldToEventLoop();
  }
  return resultOf(horizonMs, false);
}

/** The reports before an instant that decide where the ship was, and which reports are jumps. */
function readContext(
  positions: Positions,
  mmsi: Mmsi,
  fromMs: number,
): ReturnType<typeof readWithPrecedingReports> {
  return readWithPrecedingReports(positions, mmsi, fromMs - millisecondsInDay, fromMs - 1);
}
