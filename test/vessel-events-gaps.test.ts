import {
  addStatics,
  type StaticHistory,
  type VesselEvent,
  VesselEventDetector,
} from '@roadstead/assessment';
import type { Mmsi, ReportedFix } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fleets, staticReport, vesselEventInput } from './drive-vessel-events.ts';
import type { VesselEventInput } from './oracle/vessel-events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TICK = 10 * MINUTE;

/** The reports of a part of a history, which ends at an instant. */
interface Part {
  readonly fixes: readonly ReportedFix[];
  readonly statics: VesselEventInput['statics'];
  readonly untilMs: number;
}

interface History {
  readonly surroundings: VesselEventInput['surroundings'];
  readonly parts: readonly Part[];
}

/** Fleets that sail one after another under the same names, with gaps between them in which nobody is heard; draughts may be reported. */
const histories: fc.Arbitrary<History> = fc
  .record({
    fleet: fleets(3),
    others: fleets(3),
    gapHours: fc.constantFrom(5, 11, 13, 30, 50, 800),
    draughts: fc.uniqueArray(fc.tuple(fc.nat(50 * 60), fc.nat(2)), {
      ...{ minLength: 1, maxLength: 4 },
      selector: ([minutes]) => minutes,
    }),
  })
  .map(({ fleet, others, gapHours, draughts }) => {
    const first = vesselEventInput(fleet);
    const second = vesselEventInput(others);
    const shiftMs = first.endMs + gapHours * HOUR - second.fixes[0].timeMs;
    const shifted = <Item extends { readonly timeMs: number }>(item: Item): Item => ({
      ...item,
      timeMs: item.timeMs + shiftMs,
    });
    const inGap = draughts.map(([minutes, ship]) => ({
      mmsi: (201_000_001 + ship) as Mmsi,
      timeMs: first.endMs + minutes * MINUTE + 1,
      shiptype: 80,
      draughtMeters: 4 + (minutes % 97) / 10,
    }));
    const half = Math.ceil(first.fixes.length / 2);
    const halfMs = first.fixes[half].timeMs;
    const isEarly = ({ timeMs }: { readonly timeMs: number }): boolean => timeMs < halfMs;
    return {
      surroundings: first.surroundings,
      parts: [
        {
          fixes: first.fixes.filter(isEarly),
          statics: first.statics.filter(isEarly),
          untilMs: halfMs,
        },
        {
          fixes: first.fixes.filter((fix) => !isEarly(fix)),
          statics: [...first.statics.filter((report) => !isEarly(report)), ...inGap.slice(0, 1)],
          untilMs: first.endMs,
        },
        {
          fixes: second.fixes.map(shifted),
          statics: [...inGap.slice(1), ...second.statics.map(shifted)],
          untilMs: second.endMs + shiftMs,
        },
      ],
    };
  });

/** Returns the events in their order, and the state in the end. @param isTicking whether all ships are evaluated at each tick: a restored detector does so */
function detected({ surroundings, parts }: History, isTicking: boolean): [VesselEvent[], string] {
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
