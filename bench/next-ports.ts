import type { Imo, Mmsi, TimedPosition } from '@roadstead/model';
import { NextPortModel } from '@roadstead/predictions';
import { loadRoutedPorts, type RoutedPorts } from './predictions/routed-ports.ts';
import { seededRandom } from './random.ts';
import type { Bench, TableRow } from './write-report.ts';

const SHIPS = 100_000;
const CALLS_PER_SHIP = 12;
/** Number of different ports per ship, and skew of their popularity. */
const PORTS_PER_SHIP = 5;
const SKEW = 2;
const SHIPS_QUERIED = 2000;
const PORT_QUERIES = 50;
const START_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const TARGETS = { trained: 100_000, ofShipMs: 2, ofPortMs: 20 };

/** Speed of training and prediction for as many ships as there are at sea. */
export const bench: Bench = {
  question: `How fast are next ports trained and predicted? (${SHIPS} ships, by processor time)`,
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const sea = await loadRoutedPorts();
    const random = seededRandom(1);
    const next = new NextPortModel(sea.ports);
    const routines = Array.from({ length: SHIPS }, () => routineOf(sea, random));
    progress('training by ship');
    const byShipSeconds = trainByShip(new NextPortModel(sea.ports), routines);
    progress('training by time');
    const byTimeSeconds = trainByTime(next, routines);
    progress('predicting');
    const nowMs = START_MS + CALLS_PER_SHIP * DAY_MS;
    recordVoyages(next, sea, routines, nowMs);
    const refreshSeconds = cpuSecondsOf(() => next.refresh(Number.POSITIVE_INFINITY));
    const fixSeconds = cpuSecondsOf(() => {
      for (const [ship, routine] of routines.entries()) {
        next.recordFix(mmsiOf(ship), placeOf(sea, routine, nowMs, 0));
      }
    });
    progress('querying');
    const queries = runQueries(next, sea, routines, nowMs, random);
    return [
      {
        what: 'calls trained a second, ship by ship, as from a store',
        measured: (SHIPS * CALLS_PER_SHIP) / byShipSeconds,
        target: TARGETS.trained,
      },
      {
        what: 'calls trained a second, by time, as in real time',
        measured: (SHIPS * CALLS_PER_SHIP) / byTimeSeconds,
      },
      { what: 'predictions refreshed a second', measured: SHIPS / refreshSeconds },
      { what: 'fixes recorded a second', measured: SHIPS / fixSeconds },
      ...queries,
      { what: 'saved state, MB', measured: next.save().length / 1e6 },
      { what: 'memory, MB', measured: process.memoryUsage().heapUsed / 1e6 },
    ];
  },
};

/** Times of queries of ships and of the busiest port. */
function runQueries(
  next: NextPortModel,
  sea: RoutedPorts,
  routines: readonly (readonly number[])[],
  nowMs: number,
  random: () => number,
): readonly TableRow[] {
  const sampled = Array.from({ length: SHIPS_QUERIED }, () => Math.floor(random() * SHIPS));
  const places = sampled.map((ship) =>
    placeOf(sea, routines[ship], nowMs + DAY_MS, 0.01 * random()),
  );
  const routeSeconds = cpuSecondsOf(() => {
    for (const [at, ship] of sampled.entries()) queryWithRoutes(next, sea, ship, places[at]);
  });
  const querySeconds = cpuSecondsOf(() => {
    for (const ship of sampled) next.nextPortsOfShip(imoOf(ship));
  });
  const [busiest] = sea.ports;
  const arrivals = next.arrivalsAtPort(busiest.id, nowMs).length;
  const arrivalSeconds = cpuSecondsOf(() => {
    for (let at = 0; at < PORT_QUERIES; at++) next.arrivalsAtPort(busiest.id, nowMs);
  });
  return [
    {
      what: 'next ports of a ship, ms',
      measured: (1000 * querySeconds) / SHIPS_QUERIED,
      target: TARGETS.ofShipMs,
    },
    {
      what: 'next ports of a ship with new sea routes, ms',
      measured: (1000 * routeSeconds) / SHIPS_QUERIED,
    },
    {
      what: `arrivals of a port, ${arrivals} ships, ms`,
      measured: (1000 * arrivalSeconds) / PORT_QUERIES,
      target: TARGETS.ofPortMs,
    },
  ];
}

/** The ports of a ship, some of them more frequent. */
function routineOf({ ports }: RoutedPorts, random: () => number): readonly number[] {
  const own = Array.from(
    { length: PORTS_PER_SHIP },
    () => ports[Math.floor(ports.length * random() ** SKEW)].id,
  );
  return Array.from({ length: CALLS_PER_SHIP }, (_, call) =>
    random() < 0.8 ? own[call % PORTS_PER_SHIP] : own[0],
  );
}

function trainByShip(next: NextPortModel, routines: readonly (readonly number[])[]): number {
  return cpuSecondsOf(() => {
    for (const [ship, routine] of routines.entries()) {
      for (let call = 0; call < CALLS_PER_SHIP; call++) recordCall(next, ship, routine, call);
    }
  });
}

function trainByTime(next: NextPortModel, routines: readonly (readonly number[])[]): number {
  return cpuSecondsOf(() => {
    for (let call = 0; call < CALLS_PER_SHIP; call++) {
      for (const [ship, routine] of routines.entries()) recordCall(next, ship, routine, call);
    }
  });
}

function recordCall(
  next: NextPortModel,
  ship: number,
  routine: readonly number[],
  call: number,
): void {
  const beginMs = START_MS + call * DAY_MS + ship;
  const times = { beginMs, ataMs: beginMs, endMs: null, atdMs: null };
  next.recordCall({ mmsi: mmsiOf(ship), portId: routine[call], ...times });
}

function recordVoyages(
  next: NextPortModel,
  sea: RoutedPorts,
  routines: readonly (readonly number[])[],
  nowMs: number,
): void {
  for (const [ship, routine] of routines.entries()) {
    const destination = ship % 2 === 0 ? (sea.portById(routine[0])?.locode ?? null) : null;
    const statics = {
      imo: imoOf(ship),
      shiptype: 70 + (ship % 20),
      lengthMeters: 60 + (ship % 300),
      ...{ draughtMeters: null, etaMs: null },
    };
    next.recordReportedVoyage(mmsiOf(ship), { ...statics, destination });
    next.recordFix(mmsiOf(ship), placeOf(sea, routine, nowMs - DAY_MS, 0));
  }
}

/** Predicts next ports as a service does for a ship that has moved: with new sea routes. */
function queryWithRoutes(
  next: NextPortModel,
  sea: RoutedPorts,
  ship: number,
  place: TimedPosition,
): void {
  next.recordFix(mmsiOf(ship), place);
  const wanted = next.routeRequestFor(imoOf(ship));
  if (wanted) {
    const routes = wanted.portIds.flatMap((portId) => {
      const route = sea.routeFrom(place, portId);
      const noEta = { etaMs: null, etaEarlyMs: null, etaLateMs: null };
      return route ? [{ portId, distanceMeters: route.distanceMeters, ...noEta }] : [];
    });
    next.recordRoutes(wanted, place, routes);
  }
  next.nextPortsOfShip(imoOf(ship));
}

/** A place near the ship's last port, different from those of other ships. */
function placeOf(
  sea: RoutedPorts,
  routine: readonly number[],
  timeMs: number,
  offDegrees: number,
): TimedPosition {
  const port = sea.portById(routine[CALLS_PER_SHIP - 1]);
  if (!port) throw new Error('A ship called at no port.');
  return { timeMs, longitude: port.longitude + offDegrees, latitude: port.latitude };
}

function mmsiOf(ship: number): Mmsi {
  return (200_000_000 + ship) as Mmsi;
}

/** IMO number; the check digit does not matter here. */
function imoOf(ship: number): Imo {
  return (9_000_000 + ship) as Imo;
}

/** Processor time of this process, which excludes other load of the machine. */
function cpuSecondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
