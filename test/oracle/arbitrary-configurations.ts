import type { AreaGeometry } from '@roadstead/geo';
import type { DetectorConfiguration } from '@roadstead/model';
import fc from 'fast-check';
import type { OracleVersion } from './oracle.ts';

export interface ConfigurationPlan {
  readonly limits: Limits;
  /** Its limits after a change. */
  readonly changed: Limits;
  readonly lifecycle: 'whole' | 'added' | 'deleted' | 'changed' | 'pausedAndChanged';
  /** Index among the fixes' times at which its lifecycle changes, and the offset from there. */
  readonly firstPart: number;
  readonly secondPart: number;
  readonly laterMs: number;
}

interface Limits {
  /** Parts of the fleet's D. */
  readonly distanceParts: number;
  readonly windowMinutes: number;
  readonly gapMaxMinutes: number | undefined;
  readonly separationMinutes: number | undefined;
  readonly isFiltered: boolean;
  /** D16: parts of the distance, and a window. */
  readonly alternative: { readonly parts: number; readonly windowMinutes: number } | undefined;
  readonly areaIndex: number;
  readonly excludePorts: boolean;
}

const limits: fc.Arbitrary<Limits> = fc.record({
  distanceParts: fc.constantFrom(1, 1, 2, 0.5),
  windowMinutes: fc.constantFrom(5, 2, 2, 3, 5, 10, 10, 20, 60),
  gapMaxMinutes: fc.constantFrom(undefined, undefined, undefined, 8, 15, 25, 40, 60, 120),
  separationMinutes: fc.constantFrom(undefined, undefined, 0, 2, 8, 45),
  isFiltered: fc.constantFrom(false, false, true),
  alternative: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.record({
        parts: fc.constantFrom(0.5, 0.1, 0.9),
        windowMinutes: fc.constantFrom(2, 1, 5, 20),
      }),
    },
  ),
  areaIndex: fc.nat(3),
  excludePorts: fc.boolean(),
});

export const configurationPlan: fc.Arbitrary<ConfigurationPlan> = fc.record({
  limits,
  changed: limits,
  lifecycle: fc.oneof(
    { weight: 4, arbitrary: fc.constant('whole' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'added' as const,
        'deleted' as const,
        'changed' as const,
        'pausedAndChanged' as const,
      ),
    },
  ),
  firstPart: fc.double({ min: 0, max: 1, noNaN: true }),
  secondPart: fc.double({ min: 0, max: 1, noNaN: true }),
  laterMs: fc.constantFrom(0, 1, 30_000),
});

/** The versions of one configuration, in the order of time. */
export function buildVersions(
  plan: ConfigurationPlan,
  id: number,
  fleetDistanceMeters: number,
  areas: readonly AreaGeometry[],
  fixTimesMs: readonly number[],
): OracleVersion[] {
  const last = fixTimesMs.length - 1;
  const instant = (part: number): number =>
    Math.min(fixTimesMs[last], fixTimesMs[Math.round(part * last)] + plan.laterMs);
  const [first, second] = [instant(plan.firstPart), instant(plan.secondPart)].sort((a, b) => a - b);
  const [early, late] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const before = configurationOf(plan.limits, id, fleetDistanceMeters, areas);
  const after = configurationOf(plan.changed, id, fleetDistanceMeters, areas);
  switch (plan.lifecycle) {
    case 'whole':
      return [{ configuration: before, fromMs: early, toMs: late }];
    case 'added':
      return [{ configuration: before, fromMs: first, toMs: late }];
    case 'deleted':
      return [{ configuration: before, fromMs: early, toMs: first }];
    case 'changed':
      return [
        { configuration: before, fromMs: early, toMs: first },
        { configuration: after, fromMs: first, toMs: late },
      ];
    case 'pausedAndChanged':
      return [
        { configuration: before, fromMs: early, toMs: first },
        { configuration: after, fromMs: second, toMs: late },
      ];
  }
}

function configurationOf(
  limitsOfVersion: Limits,
  id: number,
  fleetDistanceMeters: number,
  areas: readonly AreaGeometry[],
): DetectorConfiguration {
  const { distanceParts, windowMinutes, areaIndex, excludePorts } = limitsOfVersion;
  const { gapMaxMinutes, separationMinutes = 0, isFiltered, alternative } = limitsOfVersion;
  const distanceMeters = Math.min(5000, Math.max(100, distanceParts * fleetDistanceMeters));
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    name: `configuration ${id}`,
    enabled: true,
    ...{ distanceMeters, windowMinutes },
    ...(alternative && {
      alternative: {
        distanceMeters: alternative.parts * distanceMeters,
        windowMinutes: alternative.windowMinutes,
      },
    }),
    ...(gapMaxMinutes !== undefined && {
      gapMaxMinutes: Math.max(gapMaxMinutes, separationMinutes),
    }),
    ...(limitsOfVersion.separationMinutes !== undefined && { separationMinutes }),
    ...(isFiltered && { filters: { probabilityMin: 0.5 } }),
    severity: 'low',
    area: areas[areaIndex % areas.length],
    excludePorts,
  };
}
