import { failWith, type Result, success } from '@roadstead/model';
import { type ImportFormat, importShape } from '@roadstead/shapes';
import { type AreaDraft, acrossAntimeridian, draftOfGeometry } from './area-draft.ts';
import { unzip } from './unzip.ts';

/** Formats by the ends of names. */
const FORMATS: Readonly<Record<string, ImportFormat>> = {
  ...{ geojson: 'geojson', json: 'geojson', wkt: 'wkt', txt: 'wkt' },
  ...{ kml: 'kml', kmz: 'kml', gpx: 'gpx', zip: 'zip' },
};

/** Ends of the names of files that can be imported, for the attribute `accept`. */
export const IMPORT_ENDS: string = Object.keys(FORMATS)
  .map((end) => `.${end}`)
  .join(',');

/** An area of a file. */
export interface ImportedFile {
  readonly area: AreaDraft;
  /** The area across ±180, where the file has one around the world; null otherwise. */
  readonly across: AreaDraft | null;
  /** Null: the file has none. */
  readonly description: string | null;
}

/** Reads an area from a file by the code of the service, in the browser. */
export async function importFile(file: File): Promise<Result<ImportedFile>> {
  const end = file.name.toLowerCase().split('.').at(-1) ?? '';
  const format = FORMATS[end];
  if (format === undefined) {
    const detail = `The file ${file.name} is no GeoJSON, WKT, KML, KMZ, GPX or zipped Shapefile by its name.`;
    return failWith('invalid', detail);
  }
  const imported = await importShape(format, new Uint8Array(await file.arrayBuffer()), unzip);
  if (!imported.ok) return imported;
  const { geometry, radiusMeters, description } = imported.value;
  const area = draftOfGeometry(geometry, radiusMeters);
  return success({ area, across: acrossAntimeridian(geometry), description });
}
