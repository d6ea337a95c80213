import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { distanceMeters } from '@roadstead/geo';
import { loadSeaRoutes } from '@roadstead/routing';
import { parseCsv } from '../packages/routing/scripts/parse-csv.ts';
import { PUBLISHED_DISTANCES } from '../packages/routing/test-data/published-distances.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
/** Published tables do not cover shorter routes well. */
const NAUTICAL_MILES_MIN = 200;
/** A quarter of a metre, times the number of the pair. */
const ASIDE_DEGREES = 2e-6;

interface Pair {
  readonly from: Place;
  readonly to: Place;
  readonly meters: number;
}

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/** Computes the metres between two places; undefined without a route. */
type Router = (from: Place, to: Place) => number | undefined;

/** Errors against published distances, and time of a route, compared with searoute-js. */
export const bench: Bench = {
  question: 'How accurate and how fast are sea distances, compared with searoute-js?',
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const pairs = publishedPairs();
    progress(`${pairs.length} pairs`);
    const start = performance.now();
    const seaRoutes = await loadSeaRoutes(async () =>
      readFileSync(fileURLToPath(import.meta.resolve('@roadstead/routing/sea-graph.bin'))),
    );
    seaRoutes.route(pairs[0].from, pairs[0].to);
    const firstMs = performance.now() - start;
    const own: Router = (from, to) => {
      const route = seaRoutes.route(from, to);
      return route.status === 'ok' ? route.distanceMeters : undefined;
    };
    progress('searoute-js');
    const rows = [rowOf('roadstead', own, pairs), rowOf('searoute-js', searouteJs(), pairs)];
    return rows.map((row, i) => (i === 0 ? { ...row, 'load and first, ms': firstMs } : row));
  },
};

function rowOf(what: string, router: Router, pairs: readonly Pair[]): TableRow {
  const errors: number[] = [];
  let without = 0;
  const first: number[] = [];
  const spent: number[] = [];
  for (const { from, to, meters } of pairs) {
    const found = router(from, to);
    if (found === undefined) without++;
    else errors.push(Math.abs(found - meters) / meters);
  }
  pairs.forEach(({ from, to }, at) => {
    // Metres beside the ports, so that no end was asked for before.
    const aside = { longitude: from.longitude, latitude: from.latitude + at * ASIDE_DEGREES };
    const other = { longitude: to.longitude, latitude: to.latitude - at * ASIDE_DEGREES };
    first.push(millisecondsOf(() => router(aside, other)));
    spent.push(millisecondsOf(() => router(from, to)));
  });
  return {
    what,
    pairs: pairs.length,
    'without a route': without,
    'median error, %': 100 * quantile(errors, 0.5),
    '90th, %': 100 * quantile(errors, 0.9),
    'first asking, median ms': quantile(first, 0.5),
    'warm median, ms': quantile(spent, 0.5),
  };
}

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** searoute-js; its lengths have another unit, so its lines are measured. */
function searouteJs(): Router {
  const searoute = createRequire(import.meta.url)('searoute-js') as (
    from: object,
    to: object,
  ) => { readonly geometry: { readonly coordinates: readonly [number, number][] } } | null;
  const pointOf = ({ longitude, latitude }: Place): object => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  });
  return (from, to) => {
    const { log } = console;
    // It logs to the console where it finds no route, and throws where both ends are one node of its network.
    console.log = () => undefined;
    try {
      const found = searoute(pointOf(from), pointOf(to));
      return found ? lengthMeters(found.geometry.coordinates) : undefined;
    } catch {
      return undefined;
    } finally {
      console.log = log;
    }
  };
}

function lengthMeters(line: readonly (readonly [number, number])[]): number {
  return line
    .slice(1)
    .reduce((sum, [x, y], i) => sum + distanceMeters(line[i][0], line[i][1], x, y), 0);
}

/** The bundled sample; or the file in `ROUTING_PAIRS`, with the columns of Pub. 151. */
function publishedPairs(): readonly Pair[] {
  const file = process.env['ROUTING_PAIRS'];
  const pairs =
    file === undefined
      ? PUBLISHED_DISTANCES.map(([, ...numbers]) => numbers)
      : parseCsv(readFileSync(file, 'utf8')).map((row) =>
          ['from_lon', 'from_lat', 'to_lon', 'to_lat', 'nm'].map((name) => Number(row[name])),
        );
  return pairs
    .map(([fromLongitude, fromLatitude, toLongitude, toLatitude, miles]) => ({
      from: { longitude: fromLongitude, latitude: fromLatitude },
      to: { longitude: toLongitude, latitude: toLatitude },
      meters: miles * METERS_PER_NAUTICAL_MILE,
    }))
    .filter(({ meters }) => meters >= NAUTICAL_MILES_MIN * METERS_PER_NAUTICAL_MILE);
}
