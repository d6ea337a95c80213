import { estimateEta, type SpeedHistory, stepSpeedHistory } from '@roadstead/routing';
import {
  destinationMile,
  METERS_PER_MILE,
  mileOf,
  type PlannedVoyages,
  START_MS,
} from './plan-voyages.ts';
import type { ReceivedFix, SimulatedVoyages } from './simulate-voyages.ts';

const HOUR_MS = 3_600_000;
const INTERVAL_MS: number = 4 * HOUR_MS;

/** One estimate; all times in hours from its instant. */
export interface EtaSample {
  readonly remaining: number;
  readonly eta: number;
  readonly p10: number;
  readonly p90: number;
  readonly constant: number;
  readonly voyage: number;
  readonly hasCanal: boolean;
  readonly hasStop: boolean;
}

/** Estimates every four hours, from an hour after departure to the arrival. */
export function estimateArrivals(
  voyages: PlannedVoyages,
  { fixes, arrivalsMs }: SimulatedVoyages,
): readonly EtaSample[] {
  const samples: EtaSample[] = [];
  let history: SpeedHistory | undefined;
  let newest: ReceivedFix | undefined;
  let lastSog = 0;
  let next = 0;
  for (const [voyage, arrivalMs] of arrivalsMs.entries()) {
    const departureMs = voyage === 0 ? START_MS : arrivalsMs[0] + voyages.stayHours * HOUR_MS;
    for (let nowMs = departureMs + HOUR_MS; nowMs < arrivalMs; nowMs += INTERVAL_MS) {
      for (; next < fixes.length && fixes[next].timeMs <= nowMs; next++) {
        newest = fixes[next];
        history = stepSpeedHistory(history, newest);
        if (newest.sog !== null && newest.sog > 1) lastSog = newest.sog;
      }
      if (!newest || lastSog === 0) continue;
      const estimate = estimateOnce(voyages, voyage, { fix: newest, history, lastSog, nowMs });
      if (estimate) samples.push({ ...estimate, remaining: (arrivalMs - nowMs) / HOUR_MS });
    }
  }
  return samples;
}

/** Data about a ship at an estimate. */
interface ShipData {
  readonly fix: ReceivedFix;
  readonly history: SpeedHistory | undefined;
  /** The last speed over ground above 1 knot. */
  readonly lastSog: number;
  readonly nowMs: number;
}

function estimateOnce(
  voyages: PlannedVoyages,
  voyage: number,
  { fix, history, lastSog, nowMs }: ShipData,
): Omit<EtaSample, 'remaining'> | undefined {
  const direction = voyage === 0 ? 1 : -1;
  const mile = mileOf(fix.longitude);
  const miles = Math.max(0, direction * (destinationMile(voyages, voyage) - mile));
  // As in a route: a passage is ahead until its gate, which is about its middle.
  const ahead = voyages.canals.filter(
    ({ west, east }) => direction * ((west + east) / 2 - mile) > 0,
  );
  const passages = ahead.map(({ name }) => name);
  const route = { distanceMeters: miles * METERS_PER_MILE, passages };
  const eta = estimateEta({ fix, route, ship: voyages, history, nowMs });
  if (eta.status !== 'ok') return undefined;
  const hours = (timeMs: number) => (timeMs - nowMs) / HOUR_MS;
  const held = fix.sog !== null && fix.sog >= 1 ? fix.sog : lastSog;
  return {
    eta: hours(eta.etaMs),
    p10: hours(eta.p10Ms),
    p90: hours(eta.p90Ms),
    constant: Math.max(0, hours(fix.timeMs + (miles / held) * HOUR_MS)),
    voyage,
    hasCanal: voyages.canals.length > 0,
    hasStop: voyages.stops[voyage],
  };
}
