import { failWith, type Problem, type Result, success } from '@roadstead/model';
import { areaOfShape } from './area-of-shape.ts';
import { base64OfBytes } from './base64.ts';
import type { Shape, ShapeGeometry } from './shape.ts';
import { isShapeFormat, SHAPE_FORMATS, type ShapeFormat } from './shape-format.ts';
import { shapeJson } from './shape-json.ts';
import { writeShapefile } from './write-shapefile.ts';
import { writeWkt } from './write-wkt.ts';

/** A shape as a file. */
export interface ExportedShape {
  readonly format: ShapeFormat;
  /** GeoJSON, Well-Known Text, or the base64 text of a ZIP archive. */
  readonly text: string;
}

/**
 * SH9: exports a shape as a file that `importShape` can read.
 * @param format `geojson`, `wkt` or `zip`
 */
export function exportShape(shape: Shape, format: string): Result<ExportedShape> {
  if (!isShapeFormat(format)) {
    const detail = `must be one of ${SHAPE_FORMATS.join(', ')}.`;
    return failWith('malformed', 'The format is unknown.', [{ pointer: 'format', detail }]);
  }
  if (format === 'geojson') return success({ format, text: JSON.stringify(shapeJson(shape)) });
  const geometry = withoutRadius(shape);
  if (!geometry.ok) {
    return failWith('invalid', `The shape cannot be exported as ${format}.`, geometry.error);
  }
  const text =
    format === 'wkt'
      ? writeWkt(geometry.value)
      : base64OfBytes(writeShapefile(geometry.value, shape.name, shape.description));
  return success({ format, text });
}

/** Replaces a circle by its polygon: only GeoJSON has a member for the radius. */
function withoutRadius(shape: Shape): Result<ShapeGeometry, readonly Problem[]> {
  return shape.radiusMeters === null ? success(shape.geometry) : areaOfShape(shape);
}
