import {
  addStatics,
  type StaticHistory,
  type VesselEvent,
  VesselEventDetector,
} from '@roadstead/assessment';
import type { Mmsi, ReportedFix } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staticReport } from './drive-vessel-events.ts';
import { histories, type VesselHistory } from './vessel-event-histories.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TICK = 10 * MINUTE;

/** Returns the events in their order, and the state in the end. @param isTicking whether all ships are evaluated at each tick: a restored detector does so */
function detected(
  { surroundings, parts }: VesselHistory,
  isTicking: boolean,
): [VesselEvent[], string] {
  const statics = new Map<Mmsi, StaticHistory>();
  const options = { surroundings, statics };
  let detector = new VesselEventDetector(options);
  const events: VesselEvent[] = [];
  const step = (fixes: readonly ReportedFix[], watermarkMs: number): void => {
    if (isTicking) {
      const saved = detector.save();
      detector = new VesselEventDetector(options);
      detector.restore(saved);
    }
    events.push(...detector.step({ fixes, watermarkMs, ended: false }));
  };
  for (const { fixes, statics: reports, untilMs } of parts) {
    addStatics(
      statics,
      reports.map(staticReport),
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    );
    if (!isTicking) step(fixes, untilMs);
    for (let at = 0, tickMs = ticksFrom(detector, fixes); isTicking; tickMs += TICK) {
      const upTo = fixes.filter(({ timeMs }) => timeMs <= tickMs).length;
      const toMs = Math.min(tickMs + 1, untilMs);
      step(fixes.slice(at, upTo), toMs);
      at = upTo;
      if (toMs === untilMs) break;
    }
  }
  return [events, Buffer.from(detector.save()).toString('base64')];
}

/** The next tick of a detector, or the first one after the first fix. */
function ticksFrom(detector: VesselEventDetector, fixes: readonly ReportedFix[]): number {
  const nextMs = detector.neededSinceMs + 24 * HOUR;
  return Number.isFinite(nextMs) ? nextMs : Math.floor(fixes[0].timeMs / TICK + 1) * TICK;
}

describe('a gap in event time', () => {
  it('[V1] gives the same events and the same state as evaluating all ships at each tick of it', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(detected(history, false)).toEqual(detected(history, true));
      }),
      { numRuns: 12 },
    );
  });
});
