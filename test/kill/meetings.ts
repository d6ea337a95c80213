import type { Mmsi, PositionReport } from '@roadstead/model';

/** Pairs of ships that meet for some minutes and separate, repeatedly. */
const PAIRS = 12;
const MINUTES = 600;
const MEETS_MINUTES = 14;
const EVERY_MINUTES = 40;
const START_MS = Date.UTC(2026, 5, 1);

/** A window of five minutes, all the world. */
export const CONFIGURATION = {
  name: 'Meetings',
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 5 },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -80],
        [180, -80],
        [180, 80],
        [-180, 80],
        [-180, -80],
      ],
    ],
  },
};

/** One batch per minute. */
export const BATCHES: readonly (readonly PositionReport[])[] = Array.from(
  { length: MINUTES },
  (_, minute) => batchOf(minute),
);

/** Returns the reports of all ships of a minute, from 0 without an end. */
export function batchOf(minute: number): readonly PositionReport[] {
  return Array.from({ length: PAIRS }, (_, pair) => {
    // Each pair meets at its own time.
    const isTogether = (minute + 3 * pair) % EVERY_MINUTES < MEETS_MINUTES;
    return [
      report(211_000_000 + 2 * pair, minute, pair, 54),
      report(211_000_001 + 2 * pair, minute, pair, isTogether ? 54.001 : 54.012),
    ];
  }).flat();
}

function report(mmsi: number, minute: number, longitude: number, latitude: number): PositionReport {
  return {
    mmsi: mmsi as Mmsi,
    timeMs: START_MS + minute * 60_000,
    longitude,
    latitude,
    sog: 0,
    cog: null,
    heading: null,
    rot: null,
    navStatus: 1,
  };
}
