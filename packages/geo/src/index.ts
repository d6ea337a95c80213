export { longitudeDifference, wrapLongitude } from './angles.ts';
export { type Area, prepareArea, type Relation } from './area.ts';
export {
  type AreaGeometry,
  areaPolygons,
  type Coordinates,
  countVertices,
  type Ring,
  WORLD,
} from './area-geometry.ts';
export { type Box, boxesTouch, isInBox, widenBox } from './box.ts';
export {
  distanceMeters,
  localDistanceSquared,
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
} from './distance.ts';
export { complement, type Interval, intersection, union } from './intervals.ts';
export { type Line, type LineCrossing, prepareLine } from './line.ts';
export type { LineGeometry } from './line-geometry.ts';
export { AREA_VERTICES_MAX, type AreaProblem, type ParsedArea, parseArea } from './parse-area.ts';
export { parseCoordinates } from './parse-coordinates.ts';
export { LINE_VERTICES_MAX, type ParsedLine, parseLine } from './parse-line.ts';
export { SlotIndex } from './slot-index.ts';
