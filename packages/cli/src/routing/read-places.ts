import { createReadStream } from 'node:fs';
import { csvLines } from '../host/csv-lines.ts';
import { UserError } from '../host/host.ts';

/** A place of a file: a UN/LOCODE, a name or `longitude,latitude`. */
export interface ListedPlace {
  readonly text: string;
  readonly line: number;
}

/** More places than anybody needs, so that a wrong file does not fill the memory. */
const PLACES_MAX = 100_000;
const RECORD_CHARACTERS_MAX = 10_000;

/** Names of columns, the preferred ones first: a row with a code needs no name. */
const CODES = ['locode', 'unlocode', 'un_location_code', 'code'];
const LONGITUDES = ['longitude', 'lon', 'lng', 'x'];
const LATITUDES = ['latitude', 'lat', 'y'];
const NAMES = ['place', 'port', 'name'];
const COLUMNS = [...CODES, ...LONGITUDES, ...LATITUDES, ...NAMES];

/**
 * Reads the places of a CSV file: with names of columns in the first line, or without, a place or a longitude and a latitude in
 * each line.
 * @throws UserError for a file that cannot be read, is empty or has no column with places
 */
export async function readPlaces(name: string): Promise<readonly ListedPlace[]> {
  const places: ListedPlace[] = [];
  let header: readonly string[] | undefined;
  for await (const { info, record } of csvLines(
    name,
    createReadStream(name),
    RECORD_CHARACTERS_MAX,
  )) {
    const columns = record.map((cell) => cell.toLowerCase());
    if (!header && columns.some((column) => COLUMNS.includes(column))) header = columns;
    else {
      header ??= record.length > 1 ? ['longitude', 'latitude'] : ['place'];
      if (places.length === PLACES_MAX)
        throw new UserError(`${name} has more than ${PLACES_MAX} places.`);
      places.push({ text: textOf(header, record), line: info.lines });
    }
  }
  if (places.length === 0) throw new UserError(`${name} has no places.`);
  return places;
}

/** Returns the place of a row; empty if it has none. */
function textOf(header: readonly string[], record: readonly string[]): string {
  const cellOf = (names: readonly string[]): string =>
    names.map((name) => record[header.indexOf(name)] ?? '').find((cell) => cell !== '') ?? '';
  const [longitude, latitude] = [cellOf(LONGITUDES), cellOf(LATITUDES)];
  const position = longitude === '' && latitude === '' ? '' : `${longitude},${latitude}`;
  return cellOf(CODES) || position || cellOf(NAMES);
}
