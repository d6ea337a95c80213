/** File formats of export. */
export const SHAPE_FORMATS = ['geojson', 'wkt', 'zip'] as const;

export type ShapeFormat = (typeof SHAPE_FORMATS)[number];

export function isShapeFormat(text: string): text is ShapeFormat {
  return (SHAPE_FORMATS as readonly string[]).includes(text);
}

/** File formats of import. */
export const IMPORT_FORMATS = ['geojson', 'wkt', 'zip', 'kml', 'gpx'] as const;

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export function isImportFormat(text: string): text is ImportFormat {
  return (IMPORT_FORMATS as readonly string[]).includes(text);
}
