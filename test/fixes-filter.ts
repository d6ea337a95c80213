import type { FiringFilter, Fix } from '@roadstead/model';
import type { HoldsAt } from './oracle/oracle.ts';
import { byShip, createPositionLookup } from './oracle/tracks.ts';

/** Evaluates a condition of the oracle for a detector, which asks only for what it knows. */
export function filterOf(fixes: readonly Fix[], holds: HoldsAt): FiringFilter {
  const ships = byShip(fixes);
  const positionOf = createPositionLookup(fixes, () => true);
  return {
    firstInstant({ first, second, windowEndMs }, afterMs, untilMs) {
      const own = [ships.get(first) ?? [], ships.get(second) ?? []];
      const upTo = (timeMs: number): readonly Fix[][] =>
        own.map((each) => each.filter((fix) => fix.timeMs <= timeMs));
      const timeMs = [windowEndMs, ...own.flat().map((fix) => fix.timeMs)]
        .filter((each) => each >= windowEndMs && each > afterMs && each <= untilMs)
        .sort((a, b) => a - b)
        .find((each) => holds(upTo(each)[0], upTo(each)[1], each));
      if (timeMs === undefined) return undefined;
      const [a, b] = [positionOf(first, timeMs), positionOf(second, timeMs)];
      return a && b && { timeMs, first: a, second: b };
    },
  };
}
