import {
  failure,
  failWith,
  type Problem,
  quoteInput,
  type Result,
  success,
} from '@roadstead/model';
import { decoderOf } from './code-page.ts';
import { groupRings } from './group-rings.ts';
import { importXml } from './import-xml.ts';
import type { PlaceAndDescription } from './parse-feature.ts';
import { parseGeometry } from './parse-geometry.ts';
import { problemsAt } from './problems.ts';
import { readDbfText } from './read-dbf.ts';
import { prjProblem } from './read-prj.ts';
import { readShp } from './read-shp.ts';
import { ZIP_BYTES_MAX, ZIP_ENTRIES_MAX } from './thresholds.ts';
import type { Unzip, ZipEntry } from './unzip.ts';

/** The name that QGIS and others write: `description` cut to the ten characters of a field name. */
export const DESCRIPTION_FIELD = 'descriptio';

/** Names that are absolute, name a drive, lead out of the archive, or have a separator of some platforms only. */
const UNSAFE_NAME = /^\/|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/i;
/** The files of a Shapefile that the import reads. */
const RELEVANT_NAME = /\.(?:shp|prj|dbf|cpg)$/i;
/** Files that macOS adds for each file of an archive. */
const RESOURCE_FORK = /(?:^|\/)(?:__MACOSX\/|\._)/;

/** SH8: parses a Shapefile of one record in a ZIP archive. */
export async function importZip(
  zip: Uint8Array,
  unzip: Unzip,
): Promise<Result<PlaceAndDescription>> {
  const entries = await unpack(zip, unzip, RELEVANT_NAME);
  return entries.ok ? readFiles(entries.value) : invalid([problemOf(entries.error)]);
}

/** SH11: parses the KML of a KMZ archive (OGC 07-147r2, annex C): the first, by convention `doc.kml`. */
export async function importKmz(
  zip: Uint8Array,
  unzip: Unzip,
): Promise<Result<PlaceAndDescription>> {
  const entries = await unpack(zip, unzip, /\.kml$/i);
  const [kml] = entries.ok ? entries.value.filter(({ name }) => /\.kml$/i.test(name)) : [];
  if (kml) return importXml('kml', new TextDecoder().decode(kml.bytes));
  const detail = entries.ok ? 'The KMZ has no .kml file.' : entries.error;
  return failWith('invalid', 'The KMZ is not a valid shape.', [{ pointer: '', detail }]);
}

/** @returns the files of an archive, or why it cannot be read */
async function unpack(
  zip: Uint8Array,
  unzip: Unzip,
  wanted: RegExp,
): Promise<Result<readonly ZipEntry[], string>> {
  const unpacked = await unzip(zip, {
    entriesMax: ZIP_ENTRIES_MAX,
    bytesMax: ZIP_BYTES_MAX,
    isWanted: (name) => wanted.test(name),
  });
  if (!unpacked.ok) {
    return failure(`The ZIP file cannot be read: ${unpacked.error.replace(/\.$/, '')}.`);
  }
  const unsafe = unpacked.value.find(({ name }) => UNSAFE_NAME.test(name));
  if (unsafe) return failure(`A file of the ZIP cannot have the name ${quoteInput(unsafe.name)}.`);
  return success(unpacked.value.filter(({ name }) => !RESOURCE_FORK.test(name)));
}

function readFiles(entries: readonly ZipEntry[]): Result<PlaceAndDescription> {
  const shapes = entries.filter(({ name }) => /\.shp$/i.test(name));
  const [shp] = shapes;
  if (!shp) return invalid([problemOf('The ZIP has no .shp file.')]);
  if (shapes.length > 1) {
    return invalid([problemOf(`The ZIP has ${shapes.length} .shp files; it must have one.`)]);
  }
  const sibling = (extension: string): ZipEntry | undefined => {
    const wanted = `${shp.name.slice(0, -'.shp'.length)}${extension}`.toLowerCase();
    return entries.find(({ name }) => name.toLowerCase() === wanted);
  };
  const prj = sibling('.prj');
  const notWgs84 = prj && prjProblem(new TextDecoder().decode(prj.bytes));
  if (notWgs84 !== undefined) return invalid([problemOf(notWgs84, prj)]);

  const record = readShp(shp.bytes);
  if (!record.ok) return invalid([problemOf(record.error, shp)]);
  const geometry =
    record.value.kind === 'rings'
      ? groupRings(record.value.rings)
      : parseGeometry({ type: 'Point', coordinates: record.value.coordinates });
  if (!geometry.ok) return invalid(problemsAt(pointerTo(shp), geometry.error));

  const description = readDescription(sibling('.dbf'), sibling('.cpg'));
  if (!description.ok) return description;
  return success({
    geometry: geometry.value,
    radiusMeters: null,
    description: description.value,
  });
}

function readDescription(
  dbf: ZipEntry | undefined,
  cpg: ZipEntry | undefined,
): Result<string | null> {
  if (!dbf) return success(null);
  const encoding = cpg && new TextDecoder().decode(cpg.bytes);
  const decode = decoderOf(encoding);
  let isDecoded = true;
  const text = readDbfText(dbf.bytes, DESCRIPTION_FIELD, (bytes) => {
    // All encodings of Shapefiles contain ASCII.
    isDecoded = decode !== undefined || bytes.every((byte) => byte < 0x80);
    return decode ? decode(bytes) : new TextDecoder().decode(bytes);
  });
  if (!isDecoded) {
    return invalid([problemOf(`The encoding ${quoteInput(encoding!)} is unknown.`, cpg)]);
  }
  return text.ok ? text : invalid([problemOf(text.error, dbf)]);
}

/** Returns a problem of a file of the archive, or of the archive as a whole. */
function problemOf(detail: string, entry?: ZipEntry): Problem {
  return { pointer: entry ? pointerTo(entry) : '', detail };
}

function pointerTo({ name }: ZipEntry): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function invalid(problems: readonly Problem[]): ReturnType<typeof failWith> {
  return failWith('invalid', 'The Shapefile is not a valid shape.', problems);
}
