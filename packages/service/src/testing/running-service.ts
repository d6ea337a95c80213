import type { LandSurroundings } from '@roadstead/assessment';
import { createMemoryStore, type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import type {
  Mmsi,
  Position,
  PositionReport,
  Principal,
  StaticReport,
  StsEvent,
  StsShip,
} from '@roadstead/model';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';

/** Noon of a day in June 2026. */
export const NOON_MS: number = Date.UTC(2026, 5, 1, 12);
export const MINUTE_MS = 60_000;

export const ANNA: Principal = {
  uuid: '0a000000-0000-4000-8000-000000000001',
  name: 'anna',
  roles: [],
};
export const BERT: Principal = {
  uuid: '0b000000-0000-4000-8000-000000000002',
  name: 'bert',
  roles: [],
};
export const CHIEF: Principal = {
  uuid: '0c000000-0000-4000-8000-000000000003',
  name: 'chief',
  roles: ['administrator'],
};

/** A running service, with a manual clock and a counter as the source of random bytes. */
export interface Running {
  readonly service: MaritimeService;
  readonly clock: ManualClock;
  readonly store: Store;
  readonly options: ServiceOptions;
}

/** The number of random values drawn by all services: each is unique. */
let drawn = 0;

export function optionsFor(store: Store, clock: ManualClock): ServiceOptions {
  return {
    store,
    clock,
    reports: 'simulated',
    randomBytes: (bytes) => {
      drawn++;
      return Uint8Array.from({ length: bytes }, (_, i) => (drawn >> (8 * (i & 3))) & 255);
    },
    passwordHasher: {
      hash: async (password) => `hash of ${password}`,
      verify: async (password, hashed) => hashed === `hash of ${password}`,
      digest: async (secret) => `digest of ${secret}`,
    },
    unzip: async () => ({ ok: false, error: 'Unzipping is not available in tests.' }),
  };
}

export async function startService(store: Store = createMemoryStore()): Promise<Running> {
  const clock = manualClock(NOON_MS);
  const options = optionsFor(store, clock);
  const service = createMaritimeService(options);
  await service.start();
  return { service, clock, store, options };
}

/** The body of POST /configurations: 500 m for 30 minutes in a square of sea by default. */
export function configurationBody(change: object = {}): object {
  return {
    name: 'Anchorage',
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [9, 53],
          [11, 53],
          [11, 55],
          [9, 55],
          [9, 53],
        ],
      ],
    },
    ...change,
  };
}

/** A ship's report, some minutes after noon. */
export function report(
  mmsi: number,
  minute: number,
  longitude = 10,
  latitude = 54,
): PositionReport {
  return {
    mmsi: mmsi as Mmsi,
    timeMs: NOON_MS + minute * MINUTE_MS,
    longitude,
    latitude,
    sog: 0.1,
    cog: 10,
    heading: null,
    rot: null,
    navStatus: 15,
  };
}

export const FIRST = 211_000_001;
export const SECOND = 211_000_002;

/** Two ships 65 m apart, each with a report every two minutes, from one minute to another, both included. */
export function pairTogether(fromMinute: number, toMinute: number): readonly PositionReport[] {
  const reports: PositionReport[] = [];
  for (let minute = fromMinute; minute <= toMinute; minute += 2) {
    reports.push(report(FIRST, minute, 10), report(SECOND, minute, 10.001));
  }
  return reports;
}

/** The same two ships 10 km apart. */
export function pairApart(fromMinute: number, toMinute: number): readonly PositionReport[] {
  const reports: PositionReport[] = [];
  for (let minute = fromMinute; minute <= toMinute; minute += 2) {
    reports.push(report(FIRST, minute, 10), report(SECOND, minute, 10.15));
  }
  return reports;
}

/** West of 10.05° E the shore is nearer than 450 m. */
export const SURROUNDINGS: LandSurroundings = {
  ...{ portAreaMeters: () => 9000, anchorageMeters: () => 9000, inlandMeters: () => 0 },
  shoreMeters: ({ longitude }) => (longitude - 10) * 9000,
};

/** A configuration of tankers that lie together for 35 minutes, 100 m from the shore or farther. */
export const FILTERED = {
  name: 'Filtered',
  filters: {
    ...{ both_ship_types: 'tanker', speed_knots_max: 2, shore_meters_min: 100 },
    duration_minutes_min: 35,
  },
};

/** The static report of a ship of 180 m. */
export function staticReport(mmsi: number, timeMs: number | null, shiptype = 80): StaticReport {
  const unknown = { imo: null, callsign: null, name: null, destination: null, eta: null };
  const sizes = { lengthMeters: 180, widthMeters: 30, draughtMeters: 9 };
  const antenna = { toBowMeters: 90, toSternMeters: 90, toPortMeters: 15, toStarboardMeters: 15 };
  return { mmsi: mmsi as Mmsi, ...unknown, ...sizes, ...antenna, timeMs, shiptype };
}

/** Returns the events after all late reports were reconciled, without what depends on when that was done. */
export async function reconciledEvents(service: MaritimeService): Promise<readonly object[]> {
  await service.reconcile();
  const { items } = await service.events.list(CHIEF, { page: 1, size: 1000 });
  return comparableEvents(
    items.filter(({ reconciliation }) => reconciliation?.state !== 'retracted'),
  );
}

/** Returns the times and positions of events, in an order that does not depend on their ids. */
export function comparableEvents(events: readonly StsEvent[]): readonly object[] {
  return events
    .map(({ configurationId, first, second, ...event }) => {
      const { activationTimeMs, firedTimeMs, deactivationTimeMs } = event;
      const times = { activationTimeMs, firedTimeMs, deactivationTimeMs };
      return { configurationId, ...times, ships: [first, second].map(roundedShip) };
    })
    .sort(
      (one, other) =>
        one.activationTimeMs - other.activationTimeMs ||
        one.configurationId - other.configurationId ||
        one.ships[0]!.mmsi - other.ships[0]!.mmsi,
    );
}

/** A report within a straight line changes the last bits of positions on it. */
function roundedShip(ship: StsShip): StsShip {
  const rounded = ({ longitude, latitude }: Position): Position => ({
    longitude: Number(longitude.toFixed(9)),
    latitude: Number(latitude.toFixed(9)),
  });
  return {
    mmsi: ship.mmsi,
    activationPosition: rounded(ship.activationPosition),
    firedPosition: rounded(ship.firedPosition),
    deactivationPosition: ship.deactivationPosition && rounded(ship.deactivationPosition),
  };
}
