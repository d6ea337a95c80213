import type { LineVertex, Route, RouteLeg } from './route.ts';

/** Joins legs, each of which begins where the one before ends, to a route. */
export function joinLegs(legs: readonly RouteLeg[]): Route {
  const line: LineVertex[] = [...legs[0].line];
  for (const leg of legs.slice(1)) {
    const [end] = line[line.length - 1];
    const turn = 360 * Math.round((end - leg.line[0][0]) / 360);
    for (const [longitude, latitude] of leg.line.slice(1)) line.push([longitude + turn, latitude]);
  }
  return {
    status: 'ok',
    line,
    distanceMeters: legs.reduce((sum, { distanceMeters }) => sum + distanceMeters, 0),
    passages: [...new Set(legs.flatMap(({ passages }) => passages))],
    startOffsetMeters: legs[0].startOffsetMeters,
    endOffsetMeters: legs[legs.length - 1].endOffsetMeters,
    legs,
  };
}
