import { failWith, type Result } from '@roadstead/model';
import { importGeojson } from './import-geojson.ts';
import { importWkt } from './import-wkt.ts';
import { importZip } from './import-zip.ts';
import type { PlaceAndDescription } from './parse-feature.ts';
import { isShapeFormat, SHAPE_FORMATS } from './shape-format.ts';
import { IMPORT_CHARACTERS_MAX } from './thresholds.ts';
import type { Unzip } from './unzip.ts';

/**
 * SH6 to SH8: parses the file of a shape.
 * @param type `geojson`, `wkt` or `zip`
 * @param body the text of the file; base64 for a ZIP archive
 */
export async function importShape(
  type: string,
  body: string,
  unzip: Unzip,
): Promise<Result<PlaceAndDescription>> {
  if (!isShapeFormat(type)) {
    const detail = `must be one of ${SHAPE_FORMATS.join(', ')}.`;
    return failWith('malformed', 'The type is unknown.', [{ pointer: 'type', detail }]);
  }
  if (body.length > IMPORT_CHARACTERS_MAX) {
    return failWith('too-large', `A file can have at most ${IMPORT_CHARACTERS_MAX} characters.`);
  }
  const text = body.replace(/^\uFEFF/, '');
  switch (type) {
    case 'geojson':
      return importGeojson(text);
    case 'wkt':
      return importWkt(text);
    case 'zip':
      return importZip(text, unzip);
  }
}
