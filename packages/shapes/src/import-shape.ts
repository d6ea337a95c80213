import { failWith, type Result } from '@roadstead/model';
import { bytesOfBase64 } from './base64.ts';
import { importGeojson } from './import-geojson.ts';
import { importWkt } from './import-wkt.ts';
import { importXml } from './import-xml.ts';
import { importKmz, importZip } from './import-zip.ts';
import type { PlaceAndDescription } from './parse-feature.ts';
import { IMPORT_FORMATS, isImportFormat } from './shape-format.ts';
import { IMPORT_CHARACTERS_MAX } from './thresholds.ts';
import type { Unzip } from './unzip.ts';

/**
 * SH6 to SH8 and SH11: parses the file of a shape.
 * @param type `geojson`, `wkt`, `zip`, `kml` or `gpx`
 * @param body the text of the file in UTF-8, or its bytes; a ZIP archive as bytes or as base64 text
 */
export async function importShape(
  type: string,
  body: string | Uint8Array,
  unzip: Unzip,
): Promise<Result<PlaceAndDescription>> {
  if (!isImportFormat(type)) {
    const detail = `must be one of ${IMPORT_FORMATS.join(', ')}.`;
    return failWith('malformed', 'The type is unknown.', [{ pointer: 'type', detail }]);
  }
  if (body.length > IMPORT_CHARACTERS_MAX) {
    return failWith('too-large', `A file can have at most ${IMPORT_CHARACTERS_MAX} characters.`);
  }
  if (typeof body !== 'string' && isZip(body)) {
    if (type === 'zip') return importZip(body, unzip);
    if (type === 'kml') return importKmz(body, unzip);
  }
  const text = textOf(body);
  if (text === undefined) return failWith('malformed', 'The body is not UTF-8.');
  switch (type) {
    case 'geojson':
      return importGeojson(text);
    case 'wkt':
      return importWkt(text);
    case 'zip': {
      const zip = bytesOfBase64(text);
      return zip
        ? importZip(zip, unzip)
        : failWith('malformed', 'The body is not a ZIP file, nor one as base64 text.');
    }
    case 'kml':
    case 'gpx':
      return importXml(type, text);
  }
}

/** Whether a file begins as a ZIP archive does (APPNOTE.TXT, 4.3.7 and 4.3.16). Its base64 text begins with UEs. */
function isZip([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5);
}

/** @returns undefined for bytes that are not UTF-8 */
function textOf(body: string | Uint8Array): string | undefined {
  if (typeof body === 'string') return body.replace(/^\uFEFF/, '');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}
