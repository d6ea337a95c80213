import { type AreaGeometry, countVertices, parseArea } from '@roadstead/geo';
import type { Problem } from '@roadstead/model';

/** An area that a route must not enter, except to an end inside. */
export interface AvoidedArea {
  /** Its name in the reason of a result without a route. */
  readonly name: string;
  readonly geometry: AreaGeometry;
}

/** The distance of a route inside an area. */
export interface InsideArea {
  readonly name: string;
  readonly distanceMeters: number;
}

/** The most areas that a request avoids. */
export const AVOIDED_AREAS_MAX = 50;

/** The most vertices that they have, in all: the planner compares each with thousands of legs. */
const AVOIDED_VERTICES_MAX = 500;

/** Returns what is wrong with areas: too many, too many vertices, or geometries that are not valid. */
export function avoidedAreaProblems(areas: readonly AvoidedArea[]): readonly Problem[] {
  const pointer = '/avoid';
  if (areas.length > AVOIDED_AREAS_MAX)
    return [{ pointer, detail: `must have at most ${AVOIDED_AREAS_MAX} areas.` }];
  let vertices = 0;
  const problems = areas.flatMap(({ geometry }, at) => {
    const parsed = parseArea(geometry);
    if (!parsed.ok)
      return parsed.error.map((each) => ({ ...each, pointer: `${pointer}/${at}${each.pointer}` }));
    vertices += countVertices(parsed.value);
    return [];
  });
  if (problems.length > 0 || vertices <= AVOIDED_VERTICES_MAX) return problems;
  return [
    { pointer, detail: `has ${vertices} vertices; at most ${AVOIDED_VERTICES_MAX} are allowed.` },
  ];
}
