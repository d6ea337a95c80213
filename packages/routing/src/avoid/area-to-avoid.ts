import {
  type Area,
  type AreaGeometry,
  areaPolygons,
  countVertices,
  parseArea,
  prepareArea,
} from '@roadstead/geo';
import { AREAS_TO_AVOID_MAX, AREAS_TO_AVOID_VERTICES_MAX } from '../thresholds.ts';

/** An area that a route must not enter. */
export interface AreaToAvoid {
  /** Its name in messages. */
  readonly name: string;
  /** Edges are straight in longitude and latitude. */
  readonly geometry: AreaGeometry;
}

/** An area to avoid, indexed. */
export interface PreparedAreaToAvoid extends AreaToAvoid {
  readonly area: Area;
  /** Its polygons: a leg is compared with those near it, instead of with all. */
  readonly parts: readonly Area[];
}

/** Indexes areas. @throws RangeError for too many areas or vertices, and for an invalid geometry, with its name */
export function prepareAreasToAvoid(avoid: readonly AreaToAvoid[]): readonly PreparedAreaToAvoid[] {
  if (avoid.length > AREAS_TO_AVOID_MAX)
    throw new RangeError(`${avoid.length} areas to avoid, at most ${AREAS_TO_AVOID_MAX}`);
  const prepared = avoid.map(({ name, geometry }) => {
    const parsed = parseArea(geometry);
    if (parsed.ok) {
      const parts = areaPolygons(parsed.value).map((coordinates) =>
        prepareArea({ type: 'Polygon', coordinates }),
      );
      return { name, geometry: parsed.value, area: prepareArea(parsed.value), parts };
    }
    const [{ pointer, detail }] = parsed.error;
    throw new RangeError(`invalid area ${name}: ${pointer} ${detail}`);
  });
  const count = prepared.reduce((sum, { geometry }) => sum + countVertices(geometry), 0);
  if (count > AREAS_TO_AVOID_VERTICES_MAX)
    throw new RangeError(
      `areas to avoid with ${count} vertices, at most ${AREAS_TO_AVOID_VERTICES_MAX}`,
    );
  return prepared;
}
