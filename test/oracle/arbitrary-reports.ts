import type { Fix, Mmsi, ReportedFix, StaticReport } from '@roadstead/model';
import fc from 'fast-check';

/** How a ship reports its bow, and its static data over time. */
export interface ShipPlan {
  readonly heading: number | null;
  readonly turnDegrees: number;
  readonly cog: number | null;
  readonly sog: number | null;
  readonly dimensions:
    | readonly [bow: number, stern: number, port: number, starboard: number]
    | null;
  readonly lengthMeters: number | null;
  readonly shiptype: number | null;
  /** Draughts in tenths of a metre at parts of the timeline. */
  readonly draughts: readonly (readonly [part: number, decimetres: number])[];
}

const degrees = fc.integer({ min: 0, max: 359 });

export const shipPlan: fc.Arbitrary<ShipPlan> = fc.record({
  heading: fc.option(degrees, { freq: 3 }),
  turnDegrees: fc.constantFrom(0, 1, 17),
  cog: fc.option(degrees),
  sog: fc.option(fc.constantFrom(0, 0.9, 1, 12)),
  dimensions: fc.option(
    fc.tuple(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 10, max: 150 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
    ),
    { freq: 4 },
  ),
  lengthMeters: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 4 }),
  shiptype: fc.option(fc.integer({ min: 1, max: 99 })),
  draughts: fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 250 })),
    { maxLength: 4, selector: ([part]) => part },
  ),
});

/** Adds to fixes what ships report by their plans, in the order of MMSI. */
export function reportedFixes(fixes: readonly Fix[], plans: readonly ShipPlan[]): ReportedFix[] {
  const mmsis = mmsisOf(fixes);
  const counts = new Map<Mmsi, number>();
  return fixes.map((fix) => {
    const plan = plans[mmsis.indexOf(fix.mmsi) % plans.length];
    const count = counts.get(fix.mmsi) ?? 0;
    counts.set(fix.mmsi, count + 1);
    const { heading, turnDegrees, cog, sog } = plan;
    const turned = heading === null ? null : (heading + count * turnDegrees) % 360;
    return { ...fix, heading: turned, cog, sog, rot: null, navStatus: 15 };
  });
}

/** Static reports by the plans of ships, in the order of time. */
export function staticReports(
  fixes: readonly Fix[],
  plans: readonly ShipPlan[],
): (StaticReport & { readonly timeMs: number })[] {
  const fromMs = fixes[0]?.timeMs ?? 0;
  const durationMs = (fixes.at(-1)?.timeMs ?? 0) - fromMs;
  return mmsisOf(fixes)
    .flatMap((mmsi, i) => {
      const { dimensions, lengthMeters, shiptype, draughts } = plans[i % plans.length];
      const [toBowMeters, toSternMeters, toPortMeters, toStarboardMeters] = dimensions ?? [];
      const unknown = { imo: null, name: null, callsign: null, destination: null, eta: null };
      const base = {
        ...{ mmsi, timeMs: fromMs + i, ...unknown, shiptype, draughtMeters: null },
        ...{ toBowMeters: toBowMeters ?? null, toSternMeters: toSternMeters ?? null },
        ...{ toPortMeters: toPortMeters ?? null, toStarboardMeters: toStarboardMeters ?? null },
        lengthMeters: lengthMeters ?? (dimensions ? dimensions[0] + dimensions[1] : null),
        widthMeters: null,
      };
      const later = draughts.map(([part, decimetres]) => ({
        ...base,
        timeMs: Math.round(fromMs + (part / 99) * durationMs),
        draughtMeters: decimetres / 10,
      }));
      return [base, ...later];
    })
    .sort((a, b) => a.timeMs - b.timeMs);
}

function mmsisOf(fixes: readonly Fix[]): readonly Mmsi[] {
  return [...new Set(fixes.map(({ mmsi }) => mmsi))].sort((a, b) => a - b);
}
