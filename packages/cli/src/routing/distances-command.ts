import { setImmediate } from 'node:timers/promises';
import type { RouteOptions, SeaRoutes } from '@roadstead/routing';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledSeaRoutes } from '../bundled/bundled-voyages.ts';
import {
  EXIT_INTERRUPTED,
  EXIT_OK,
  EXIT_USAGE,
  type Host,
  UserError,
  writeText,
} from '../host/host.ts';
import { StatusLine } from '../host/status-line.ts';
import { quoteCsvCell } from '../text/csv-cell.ts';
import { formatCount, formatNumber } from '../text/format-text.ts';
import { areasToAvoid } from './avoided.ts';
import { insideJson, insideOf } from './distances-inside.ts';
import { createPlaceFinder, type NamedPlace } from './find-place.ts';
import { type ListedPlace, readPlaces } from './read-places.ts';
import { type RouteLimitOptions, shipSizeOf } from './route-options.ts';

/** The arguments and options of `roadstead distances`. */
export interface DistancesOptions extends RouteLimitOptions {
  readonly from: string;
  readonly to: string;
  readonly format: 'csv' | 'json';
}

/** A place of a file, or the reason why it is none. */
interface FoundPlace {
  readonly text: string;
  readonly place: NamedPlace | null;
  readonly reason: string;
}

/** A row of the result: null without a route, and then the reason. */
interface DistanceRow {
  readonly from: string;
  readonly to: string;
  readonly from_name: string | null;
  readonly to_name: string | null;
  readonly distance_nm: number | null;
  readonly distance_meters: number | null;
  readonly passages: readonly string[];
  readonly reason: string | null;
  /** Metres in emission control areas, and in areas to avoid that an end lies in, by their names. */
  readonly emission_control_meters?: Readonly<Record<string, number>>;
  readonly avoided_meters?: Readonly<Record<string, number>>;
}

/** The limits of routes, and the time of the voyages. */
interface DistanceLimits extends RouteOptions {
  readonly timeMs: number;
}

const METERS_PER_NAUTICAL_MILE = 1852;
const COLUMNS = [
  ...['from', 'to', 'from_name', 'to_name'],
  ...['distance_nm', 'distance_meters', 'passages', 'reason', 'emission_control_nm', 'avoided_nm'],
];

/** Runs `roadstead distances`. @returns the exit code. @throws UserError */
export async function distancesCommand(options: DistancesOptions, host: Host): Promise<number> {
  const [fromPlaces, toPlaces] = await Promise.all([
    readPlaces(options.from),
    readPlaces(options.to),
  ]);
  const findPlace = createPlaceFinder(await bundledGazetteer(options.ports));
  const starts = fromPlaces.map((listed) => foundPlace(options.from, listed, findPlace));
  const ends = toPlaces.map((listed) => foundPlace(options.to, listed, findPlace));
  const seaRoutes = await bundledSeaRoutes();
  const avoid = await areasToAvoid(options.avoid, options.avoidAreas);
  const ways = { closed: options.avoid.passages, avoid, open: options.open };
  const limits = { ...ways, ...shipSizeOf(options), timeMs: options.date ?? host.clock.now() };
  const status = new StatusLine(host);
  const isCsv = options.format === 'csv';
  const total = starts.length * ends.length;
  let [done, without] = [0, 0];
  await writeText(host.stdout, isCsv ? `${COLUMNS.join()}\n` : '[');
  for (const start of starts) {
    const lines: string[] = [];
    for (const end of ends) {
      // A signal is only noticed between two turns of the event loop.
      await setImmediate();
      if (host.interrupted.aborted) break;
      const row = rowOf(seaRoutes, start, end, limits);
      if (row.reason !== null) without++;
      lines.push(isCsv ? csvLine(row) : `${done > 0 ? ',' : ''}\n${JSON.stringify(row)}`);
      done++;
      status.show(() => [`${formatNumber(done)} of ${formatCount(total, 'distance')}`]);
    }
    await writeText(host.stdout, lines.join(''));
    if (host.interrupted.aborted) break;
  }
  if (!isCsv) await writeText(host.stdout, '\n]\n');
  status.clear();
  await writeText(host.stderr, `${formatCount(done, 'distance')}, ${without} without a route\n`);
  if (done < total) return EXIT_INTERRUPTED;
  return without === total ? EXIT_USAGE : EXIT_OK;
}

function foundPlace(
  file: string,
  { text, line }: ListedPlace,
  findPlace: (text: string) => NamedPlace,
): FoundPlace {
  try {
    if (text !== '') return { text, place: findPlace(text), reason: '' };
    return { text, place: null, reason: `${file}, line ${line}: no place.` };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { text, place: null, reason: `${file}, line ${line}: ${error.message}` };
  }
}

function rowOf(
  seaRoutes: SeaRoutes,
  start: FoundPlace,
  end: FoundPlace,
  { timeMs, ...limits }: DistanceLimits,
): DistanceRow {
  const ends = {
    ...{ from: start.text, to: end.text },
    ...{ from_name: start.place?.name ?? null, to_name: end.place?.name ?? null },
  };
  const nothing = { ...ends, distance_nm: null, distance_meters: null, passages: [] };
  if (!(start.place && end.place))
    return { ...nothing, reason: [start.reason, end.reason].filter(Boolean).join(' ') };
  const route = seaRoutes.route(start.place, end.place, limits);
  if (route.status !== 'ok') return { ...nothing, reason: route.detail };
  const { distanceMeters, passages } = route;
  return {
    ...ends,
    distance_nm: Math.round((10 * distanceMeters) / METERS_PER_NAUTICAL_MILE) / 10,
    distance_meters: Math.round(distanceMeters),
    passages,
    reason: null,
    ...insideJson(insideOf(route, limits.avoid ?? [], timeMs)),
  };
}

function csvLine({ passages, ...row }: DistanceRow): string {
  const cells = [row.from, row.to, row.from_name, row.to_name, row.distance_nm];
  const line = [...cells, row.distance_meters, passages.join(' '), row.reason];
  const inside = [row.emission_control_meters, row.avoided_meters].map(milesText);
  return `${[...line, ...inside].map(quoteCsvCell).join()}\n`;
}

/** Returns miles by the names of areas: `north-sea 401.1 mediterranean-sea 1940.5`. */
function milesText(meters: Readonly<Record<string, number>> = {}): string {
  return Object.entries(meters)
    .map(([name, each]) => `${name} ${(each / METERS_PER_NAUTICAL_MILE).toFixed(1)}`)
    .join(' ');
}
