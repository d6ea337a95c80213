import type { Mmsi, ReportedFix } from '@roadstead/model';
import fc from 'fast-check';
import { fleets, vesselEventInput } from './drive-vessel-events.ts';
import type { VesselEventInput } from './oracle/vessel-events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The reports of a part of a history, which ends at an instant. */
interface Part {
  readonly fixes: readonly ReportedFix[];
  readonly statics: VesselEventInput['statics'];
  readonly untilMs: number;
}

/** The reports of a fleet. */
export interface VesselHistory {
  readonly surroundings: VesselEventInput['surroundings'];
  readonly parts: readonly Part[];
}

/** Fleets that sail one after another under the same names, with gaps between them in which nobody is heard; draughts may be reported. */
export const histories: fc.Arbitrary<VesselHistory> = fc
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
