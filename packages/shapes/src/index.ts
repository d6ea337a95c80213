export { areaOfShape } from './area-of-shape.ts';
export { createShapes } from './create-shapes.ts';
export { type ExportedShape, exportShape } from './export-shape.ts';
export { geojsonOfXml, type XmlFeatures, type XmlGeometry } from './geojson-of-xml.ts';
export { importShape } from './import-shape.ts';
export { areaOfLine } from './import-xml.ts';
export type { PlaceAndDescription } from './parse-feature.ts';
export { parseShape } from './parse-shape.ts';
export {
  ownedOf,
  type PointGeometry,
  type Shape,
  type ShapeContent,
  type ShapeGeometry,
  type ShapePlace,
} from './shape.ts';
export { SHAPE_BODY, SHAPE_GEOJSON, SHAPE_GEOMETRY } from './shape-body.ts';
export {
  IMPORT_FORMATS,
  type ImportFormat,
  SHAPE_FORMATS,
  type ShapeFormat,
} from './shape-format.ts';
export { type ShapeJson, shapeJson } from './shape-json.ts';
export type { ImportedShape, ShapeFile, Shapes, ShapesOptions, ShapeWrite } from './shapes.ts';
export type { Unzip, UnzipLimits, ZipEntry } from './unzip.ts';
