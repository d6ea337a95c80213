import { type Answer, type Problem, quoted, refusal, success } from '@roadstead/model';
import { bytesOfBase64 } from './base64.ts';
import { decoderOf } from './code-page.ts';
import { groupRings } from './group-rings.ts';
import type { PlaceAndDescription } from './parse-feature.ts';
import { parseGeometry } from './parse-geometry.ts';
import { problemsAt } from './problems.ts';
import { readDbfText } from './read-dbf.ts';
import { prjProblem } from './read-prj.ts';
import { readShp } from './read-shp.ts';
import { ZIP_BYTES_MAX, ZIP_ENTRIES_MAX } from './thresholds.ts';
import type { Unzip, ZipEntry } from './unzip.ts';

/** As QGIS and others cut `description` to the ten characters that a field's name has. */
export const DESCRIPTION_FIELD = 'descriptio';

/** Absolute, of another drive, up and out, or with what is a separator on some machines only. */
const TRICK = /^\/|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/i;
/** The files of a Shapefile that are looked at. */
const WANTED = /\.(?:shp|prj|dbf|cpg)$/i;
/** What macOS adds beside each file of an archive. */
const RESOURCE_FORK = /(?:^|\/)(?:__MACOSX\/|\._)/;

/** SH8: reads a Shapefile of one record from the base64 text of a ZIP archive. */
export async function importZip(text: string, unzip: Unzip): Promise<Answer<PlaceAndDescription>> {
  const zip = bytesOfBase64(text);
  if (!zip) return refusal('malformed', 'The body is not the base64 text of a ZIP file.');
  const unpacked = await unzip(zip, {
    entriesMax: ZIP_ENTRIES_MAX,
    bytesMax: ZIP_BYTES_MAX,
    isWanted: (name) => WANTED.test(name),
  });
  if (!unpacked.ok) {
    const reason = unpacked.failure.replace(/\.$/, '');
    return invalid([wrong(`The ZIP file cannot be read: ${reason}.`)]);
  }
  const trick = unpacked.value.find(({ name }) => TRICK.test(name));
  if (trick) {
    return invalid([wrong(`A file of the ZIP cannot be called ${quoted(trick.name)}.`)]);
  }
  return readFiles(unpacked.value.filter(({ name }) => !RESOURCE_FORK.test(name)));
}

function readFiles(entries: readonly ZipEntry[]): Answer<PlaceAndDescription> {
  const shapes = entries.filter(({ name }) => /\.shp$/i.test(name));
  const [shp] = shapes;
  if (!shp) return invalid([wrong('There is no .shp file in the ZIP.')]);
  if (shapes.length > 1) {
    return invalid([wrong(`There are ${shapes.length} .shp files in the ZIP; one can be read.`)]);
  }
  const besides = (extension: string): ZipEntry | undefined => {
    const wanted = `${shp.name.slice(0, -'.shp'.length)}${extension}`.toLowerCase();
    return entries.find(({ name }) => name.toLowerCase() === wanted);
  };
  const prj = besides('.prj');
  const notWgs84 = prj && prjProblem(new TextDecoder().decode(prj.bytes));
  if (notWgs84 !== undefined) return invalid([wrong(notWgs84, prj)]);

  const record = readShp(shp.bytes);
  if (!record.ok) return invalid([wrong(record.failure, shp)]);
  const geometry =
    record.value.kind === 'rings'
      ? groupRings(record.value.rings)
      : parseGeometry({ type: 'Point', coordinates: record.value.coordinates });
  if (!geometry.ok) return invalid(problemsAt(pointerTo(shp), geometry.failure));

  const description = readDescription(besides('.dbf'), besides('.cpg'));
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
): Answer<string | null> {
  if (!dbf) return success(null);
  const encoding = cpg && new TextDecoder().decode(cpg.bytes);
  const decode = decoderOf(encoding);
  let isRead = true;
  const text = readDbfText(dbf.bytes, DESCRIPTION_FIELD, (bytes) => {
    isRead = decode !== undefined || bytes.every((byte) => byte < 0x80);
    return decode ? decode(bytes) : new TextDecoder().decode(bytes);
  });
  if (!isRead) return invalid([wrong(`Nobody knows the encoding ${quoted(encoding!)}.`, cpg)]);
  return text.ok ? text : invalid([wrong(text.failure, dbf)]);
}

/** The pointer says the file, and where the geometry is wrong also the vertex. */
function wrong(detail: string, entry?: ZipEntry): Problem {
  return { pointer: entry ? pointerTo(entry) : '', detail };
}

function pointerTo({ name }: ZipEntry): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function invalid(problems: readonly Problem[]): ReturnType<typeof refusal> {
  return refusal('invalid', 'The Shapefile cannot be a shape.', problems);
}
