/** The numbers of the ESRI Shapefile Technical Description (July 1998). */
export const FILE_CODE = 9994;
export const FILE_VERSION = 1000;
export const HEADER_BYTES = 100;
export const RECORD_HEADER_BYTES = 8;
/** Type, box, and how many parts and points. */
export const POLYGON_BYTES = 44;

export const NULL_SHAPE = 0;
export const POINT = 1;
export const POLYGON = 5;
export const POINT_Z = 11;
export const POLYGON_Z = 15;
export const POINT_M = 21;
export const POLYGON_M = 25;
