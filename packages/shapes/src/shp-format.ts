/** Constants of a .shp file: ESRI Shapefile Technical Description (July 1998). */
export const FILE_CODE = 9994;
export const FILE_VERSION = 1000;
export const HEADER_BYTES = 100;
export const RECORD_HEADER_BYTES = 8;
/** Length of a polygon's shape type, bounding box, part count and point count. */
export const POLYGON_BYTES = 44;

/** Shape types that a shape can be imported from or exported as, and the null shape. */
export const SHP_TYPE = {
  null: 0,
  point: 1,
  polygon: 5,
  pointZ: 11,
  polygonZ: 15,
  pointM: 21,
  polygonM: 25,
} as const;
