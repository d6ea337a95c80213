import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  estimateEta,
  loadSeaRoutes,
  type SeaRoutes,
  type SpeedHistory,
  stepSpeedHistory,
} from '@roadstead/routing';
import { bundledPorts } from 'roadstead';
import { type RecordedVoyage, recordedVoyages } from './eta/recorded-voyages.ts';
import { recordedShips } from './recorded-ships.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

/** `ETA_RECORDINGS=a.csv,b.csv.gz` measures others, with `ETA_COLUMNS` as the option `--columns`: most that are public may not be copied. */
const FILES = (
  process.env['ETA_RECORDINGS'] ??
  fileURLToPath(new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url))
).split(',');
const COLUMNS = process.env['ETA_COLUMNS'];

/** The parts of a voyage after which its arrival is estimated. */
const PARTS_SAILED = [0.2, 0.4, 0.6, 0.8];
/** Shorter voyages are shifts within a harbour. */
const VOYAGE_METERS_MIN = 3 * 1852;

const HOUR_MS = 3_600_000;
const METERS_PER_NAUTICAL_MILE = 1852;

/** An estimate during a recorded voyage, in hours from its instant. */
interface Sample {
  readonly remaining: number;
  readonly eta: number;
  readonly p10: number;
  readonly p90: number;
  /** By the speed over ground of the newest fix; null if the ship lies still. */
  readonly held: number | null;
}

/** Errors of estimated arrivals of real voyages, at the place where the ship then stops: which one it is, is another question. */
export const bench: Bench = {
  question:
    'How large is the error of ETAs of recorded voyages (hours), compared with constant speed over ground?',
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const { ports } = bundledPorts();
    const seaRoutes = await loadSeaRoutes(async () =>
      readFileSync(fileURLToPath(import.meta.resolve('@roadstead/routing/sea-graph.bin'))),
    );
    const rows: TableRow[] = [];
    for (const file of FILES) {
      progress(basename(file));
      const ships = [...(await recordedShips(file, COLUMNS)).values()];
      const voyages = ships.flatMap((ship) => recordedVoyages(ship, ports.placeAt));
      const samples = voyages.map((voyage) => samplesOf(voyage, seaRoutes));
      const all = samples.flat();
      const counts = {
        recording: basename(file),
        voyages: samples.filter(({ length }) => length > 0).length,
      };
      if (all.length > 0) rows.push({ ...counts, ...rowOf(all) });
      else rows.push({ ...counts, estimates: 0 });
    }
    return rows;
  },
};

function samplesOf(
  { ship, track, departedMs, arrivedMs }: RecordedVoyage,
  seaRoutes: SeaRoutes,
): readonly Sample[] {
  const departure = track.find(({ timeMs }) => timeMs >= departedMs);
  const berth = track.findLast(({ timeMs }) => timeMs <= arrivedMs);
  if (!berth || !departure) return [];
  const whole = seaRoutes.route(departure, berth);
  if (whole.status !== 'ok' || whole.distanceMeters < VOYAGE_METERS_MIN) return [];
  const samples: Sample[] = [];
  for (const part of PARTS_SAILED) {
    const untilMs = departedMs + part * (arrivedMs - departedMs);
    let history: SpeedHistory | undefined;
    let fix = departure;
    for (const each of track) {
      if (each.timeMs > untilMs) break;
      fix = each;
      history = stepSpeedHistory(history, each, ship);
    }
    const route = seaRoutes.route(fix, berth);
    if (route.status !== 'ok') continue;
    const eta = estimateEta({ fix, route, ship, history, nowMs: fix.timeMs });
    if (eta.status !== 'ok') continue;
    const hours = (timeMs: number): number => (timeMs - fix.timeMs) / HOUR_MS;
    const nauticalMiles = route.distanceMeters / METERS_PER_NAUTICAL_MILE;
    samples.push({
      ...{ remaining: hours(arrivedMs), eta: hours(eta.etaMs) },
      ...{ p10: hours(eta.p10Ms), p90: hours(eta.p90Ms) },
      held: fix.sog !== null && fix.sog >= 1 ? nauticalMiles / fix.sog : null,
    });
  }
  return samples;
}

function rowOf(samples: readonly Sample[]): TableRow {
  const errors = samples.map(({ eta, remaining }) => Math.abs(eta - remaining));
  const heldErrors = samples.flatMap(({ held, remaining }) =>
    held === null ? [] : [Math.abs(held - remaining)],
  );
  const isWithin = ({ p10, p90, remaining }: Sample) => remaining >= p10 && remaining <= p90;
  return {
    estimates: samples.length,
    'to go, h': quantile(
      samples.map(({ remaining }) => remaining),
      0.5,
    ),
    'error, h': quantile(errors, 0.5),
    '90 %, h': quantile(errors, 0.9),
    'constant, h': heldErrors.length > 0 ? quantile(heldErrors, 0.5) : '–',
    'its 90 %, h': heldErrors.length > 0 ? quantile(heldErrors, 0.9) : '–',
    'moving, %': (100 * heldErrors.length) / samples.length,
    'within 10 and 90 %': (100 * samples.filter(isWithin).length) / samples.length,
  };
}
