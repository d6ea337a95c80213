import { greatestGapMeters } from './greatest-gap.ts';
import type { PassageName } from './passages.ts';
import type { NoRoute, Route } from './route.ts';
import {
  ALTERNATIVE_GAP_RATIO_MIN,
  ALTERNATIVE_RATIO_MAX,
  ALTERNATIVES_MAX,
} from './thresholds.ts';

/** One of several routes between the same places, compared with the first of them, the best. */
export interface AlternativeRoute extends Route {
  /** The distance more than that of the best, in metres; less than 0 if the best is longer since it stays off the coast. */
  readonly extraMeters: number;
  /** Passages that the best does not use. */
  readonly passagesAdded: readonly PassageName[];
  /** Passages that only the best uses. */
  readonly passagesAvoided: readonly PassageName[];
}

/** A route with the passages that were closed to find it. */
interface FoundRoute {
  readonly route: Route;
  readonly closed: readonly PassageName[];
}

/**
 * Returns at most `countMax` routes: the best one, and others by different passages, sorted by distance. The others are found
 * by closing each passage of the best, then also each passage of the routes selected that way, and so on: a route with one
 * passage closed, such as the Cape of Good Hope for Suez, precedes shorter ones with two.
 * @param routeWithout returns the best route that does not use some passages
 * @throws RangeError for an invalid `countMax`
 */
export function findAlternatives(
  routeWithout: (closed: readonly PassageName[]) => Route | NoRoute,
  countMax: number,
): readonly AlternativeRoute[] | NoRoute {
  if (!(Number.isInteger(countMax) && countMax >= 1 && countMax <= ALTERNATIVES_MAX))
    throw new RangeError(`invalid number of routes: ${countMax}, 1 to ${ALTERNATIVES_MAX}`);
  const best = routeWithout([]);
  if (best.status !== 'ok') return best;
  const selected: Route[] = [best];
  let parents: readonly FoundRoute[] = [{ route: best, closed: [] }];
  while (selected.length < countMax && parents.length > 0) {
    const children: FoundRoute[] = [];
    for (const found of sortedChildren(parents, routeWithout)) {
      if (selected.length === countMax || !isAlternative(found.route, selected)) continue;
      selected.push(found.route);
      children.push(found);
    }
    parents = children;
  }
  const others = selected.slice(1).sort((a, b) => a.distanceMeters - b.distanceMeters);
  return [best, ...others].map((route) => comparedWith(best, route));
}

/** Returns the routes with one passage more closed than for their parents, sorted by distance. */
function sortedChildren(
  parents: readonly FoundRoute[],
  routeWithout: (closed: readonly PassageName[]) => Route | NoRoute,
): FoundRoute[] {
  const children: FoundRoute[] = [];
  for (const { route, closed } of parents) {
    for (const name of route.passages) {
      const without = [...closed, name];
      const child = routeWithout(without);
      if (child.status === 'ok') children.push({ route: child, closed: without });
    }
  }
  return children.sort((a, b) => a.route.distanceMeters - b.route.distanceMeters);
}

/** Whether a route is not too long, uses other passages than the routes selected before, and is not along one of them. */
function isAlternative(route: Route, selected: readonly Route[]): boolean {
  const [{ distanceMeters }] = selected;
  return (
    route.distanceMeters <= ALTERNATIVE_RATIO_MAX * distanceMeters &&
    hasOtherPassages(route, selected) &&
    selected.every(
      (other) => greatestGapMeters(route, other) >= ALTERNATIVE_GAP_RATIO_MIN * distanceMeters,
    )
  );
}

/**
 * Whether a route uses a passage that no other one uses, or none that all the others use. Combinations, such as Pentland and
 * Sunda after Pentland and Malacca, and Dover and Sunda, are not new.
 */
function hasOtherPassages({ passages }: Route, others: readonly Route[]): boolean {
  const unused = passages.filter((name) => others.every((other) => !other.passages.includes(name)));
  const usedByAll = others[0].passages.filter((name) =>
    others.every((other) => other.passages.includes(name)),
  );
  return unused.length > 0 || usedByAll.some((name) => !passages.includes(name));
}

function comparedWith(best: Route, route: Route): AlternativeRoute {
  return {
    ...route,
    extraMeters: route.distanceMeters - best.distanceMeters,
    passagesAdded: route.passages.filter((name) => !best.passages.includes(name)),
    passagesAvoided: best.passages.filter((name) => !route.passages.includes(name)),
  };
}
