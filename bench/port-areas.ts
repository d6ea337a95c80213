import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGazetteer } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { areaPolygons, type Ring } from '@roadstead/geo';
import type { PositionReport } from '@roadstead/model';
import { recordedShips } from './recorded-ships.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const BUNDLED = new URL(
  '../packages/ais/test-data/marinecadastre-2023-01-01-head.csv.gz',
  import.meta.url,
);

/** `PORT_RECORDINGS=a.csv,b.nmea.gz` measures others: most that are public may not be copied. */
const FILES = (process.env['PORT_RECORDINGS'] ?? fileURLToPath(BUNDLED)).split(',');

/** A ship that is slower in each report lies still. */
const STILL_KNOTS_MAX = 0.5;

/** Navigational status, ITU-R M.1371-5, table 45. */
const ANCHORED = 1;
const MOORED = 5;

const KM_PER_DEGREE = 111.195;

interface Counts {
  moored: number;
  mooredInPort: number;
  anchored: number;
  anchoredInPort: number;
  anchoredAtBerth: number;
}

const gazetteer = createGazetteer(gazetteerData);

/** Port areas against ships that lie still and transmit that they are moored or at anchor. */
export const bench: Bench = {
  question: 'How many moored ships are in a port, and how many anchored ones at no berth?',
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const total = emptyCounts();
    const rows: TableRow[] = [];
    for (const file of FILES) {
      progress(basename(file));
      const counts = emptyCounts();
      for (const { positions } of (await recordedShips(file)).values()) count(positions, counts);
      for (const key of Object.keys(counts) as (keyof Counts)[]) total[key] += counts[key];
      rows.push(rowOf(basename(file), counts));
    }
    return [...rows, { ...rowOf('all', total), 'total area, km²': totalAreaKm2() }];
  },
};

function emptyCounts(): Counts {
  return { moored: 0, mooredInPort: 0, anchored: 0, anchoredInPort: 0, anchoredAtBerth: 0 };
}

/** Counts a ship that lies still with one status throughout, at its median position. */
function count(reports: readonly PositionReport[], counts: Counts): void {
  const navStatus = reports[0]?.navStatus;
  const isStill = reports.every(
    (report) =>
      report.sog !== null && report.sog < STILL_KNOTS_MAX && report.navStatus === navStatus,
  );
  if (!isStill || (navStatus !== MOORED && navStatus !== ANCHORED)) return;
  const longitude = quantile(
    reports.map((report) => report.longitude),
    0.5,
  );
  const latitude = quantile(
    reports.map((report) => report.latitude),
    0.5,
  );
  const isInPort = gazetteer.portAt(longitude, latitude) !== undefined;
  if (navStatus === MOORED) {
    counts.moored++;
    if (isInPort) counts.mooredInPort++;
    return;
  }
  counts.anchored++;
  if (isInPort) counts.anchoredInPort++;
  if (gazetteer.berthAt(longitude, latitude)) counts.anchoredAtBerth++;
}

function rowOf(what: string, counts: Counts): TableRow {
  return {
    recording: what,
    moored: counts.moored,
    'in a port': counts.mooredInPort,
    'in a port, %': percent(counts.mooredInPort, counts.moored),
    anchored: counts.anchored,
    'in a port area': counts.anchoredInPort,
    'at no berth, %': percent(counts.anchored - counts.anchoredAtBerth, counts.anchored),
  };
}

function percent(part: number, whole: number): string | number {
  return whole === 0 ? '–' : (100 * part) / whole;
}

/** Sums the areas of all ports, on land and water. */
function totalAreaKm2(): number {
  let sum = 0;
  for (const port of gazetteer.ports) {
    const geometry = gazetteer.geometryOf(port);
    for (const [outline] of geometry ? areaPolygons(geometry) : []) sum += ringKm2(outline);
  }
  return Math.round(sum);
}

/** Returns the area of a small ring: the plane formula, at the latitude of its first corner. */
function ringKm2(ring: Ring): number {
  let degrees = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    degrees += (x * nextY - nextX * y) / 2;
  }
  return Math.abs(degrees) * KM_PER_DEGREE ** 2 * Math.cos((ring[0][1] * Math.PI) / 180);
}
