/** File formats of import and export. */
export const SHAPE_FORMATS = ['geojson', 'wkt', 'zip'] as const;

export type ShapeFormat = (typeof SHAPE_FORMATS)[number];

export function isShapeFormat(text: string): text is ShapeFormat {
  return (SHAPE_FORMATS as readonly string[]).includes(text);
}
