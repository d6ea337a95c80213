import type { Imo, Mmsi } from '@roadstead/model';
import { NextPorts, type TimedPlace } from '@roadstead/predictions';
import { loadSea, type Sea } from './predictions/sea.ts';
import { seededRandom } from './random.ts';
import type { Bench, Row } from './report.ts';

const SHIPS = 100_000;
const CALLS_PER_SHIP = 12;
/** A ship calls at so many different ports, and ports are the less busy the later they come. */
const PORTS_PER_SHIP = 5;
const SKEW = 2;
const ASKED = 2000;
const PORTS_ASKED = 50;
const START_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const TARGETS = { learned: 100_000, ofShipMs: 2, ofPortMs: 20 };

/** How long does it take to learn and to say, with as many ships as there are at sea? */
export const bench: Bench = {
  question: `How fast are next ports learned and said? (${SHIPS} ships, by processor time)`,
  async run(progress): Promise<readonly Row[]> {
    const sea = await loadSea();
    const random = seededRandom(1);
    const next = new NextPorts(sea.ports);
    const routines = Array.from({ length: SHIPS }, () => routineOf(sea, random));
    progress('learning by ship');
    const byShipSeconds = learnByShip(new NextPorts(sea.ports), routines);
    progress('learning by time');
    const byTimeSeconds = learnByTime(next, routines);
    progress('saying');
    const nowMs = START_MS + CALLS_PER_SHIP * DAY_MS;
    enter(next, sea, routines, nowMs);
    const saySeconds = cpuSecondsOf(() => next.settle(Number.POSITIVE_INFINITY));
    const fixSeconds = cpuSecondsOf(() => {
      for (const [ship, routine] of routines.entries()) {
        next.noteFix(mmsiOf(ship), placeOf(sea, routine, nowMs, 0));
      }
    });
    progress('asking');
    const asked = Array.from({ length: ASKED }, () => Math.floor(random() * SHIPS));
    const places = asked.map((ship) =>
      placeOf(sea, routines[ship], nowMs + DAY_MS, 0.01 * random()),
    );
    const measureSeconds = cpuSecondsOf(() => {
      for (const [at, ship] of asked.entries()) measure(next, sea, ship, places[at]);
    });
    const askSeconds = cpuSecondsOf(() => {
      for (const ship of asked) next.ofShip(imoOf(ship));
    });
    const [busiest] = sea.ports;
    const arrivals = next.ofPort(busiest.id, nowMs).length;
    const arrivalSeconds = cpuSecondsOf(() => {
      for (let at = 0; at < PORTS_ASKED; at++) next.ofPort(busiest.id, nowMs);
    });
    const { learned, ofShipMs, ofPortMs } = TARGETS;
    return [
      {
        what: 'calls learned a second, ship by ship, as from a store',
        measured: (SHIPS * CALLS_PER_SHIP) / byShipSeconds,
        target: learned,
      },
      {
        what: 'calls learned a second, by time, as they are heard',
        measured: (SHIPS * CALLS_PER_SHIP) / byTimeSeconds,
      },
      { what: 'ships said anew a second', measured: SHIPS / saySeconds },
      { what: 'fixes taken a second', measured: SHIPS / fixSeconds },
      { what: 'next ports of a ship, ms', measured: (1000 * askSeconds) / ASKED, target: ofShipMs },
      {
        what: 'ways of a ship measured by sea, and said, ms',
        measured: (1000 * measureSeconds) / ASKED,
      },
      {
        what: `arrivals of a port, ${arrivals} ships, ms`,
        measured: (1000 * arrivalSeconds) / PORTS_ASKED,
        target: ofPortMs,
      },
      { what: 'saved state, MB', measured: next.save().length / 1e6 },
      { what: 'memory, MB', measured: process.memoryUsage().heapUsed / 1e6 },
    ];
  },
};

/** The ports of a ship, some of them oftener. */
function routineOf({ ports }: Sea, random: () => number): readonly number[] {
  const own = Array.from(
    { length: PORTS_PER_SHIP },
    () => ports[Math.floor(ports.length * random() ** SKEW)].id,
  );
  return Array.from({ length: CALLS_PER_SHIP }, (_, call) =>
    random() < 0.8 ? own[call % PORTS_PER_SHIP] : own[0],
  );
}

function learnByShip(next: NextPorts, routines: readonly (readonly number[])[]): number {
  return cpuSecondsOf(() => {
    for (const [ship, routine] of routines.entries()) {
      for (let call = 0; call < CALLS_PER_SHIP; call++) noteCall(next, ship, routine, call);
    }
  });
}

function learnByTime(next: NextPorts, routines: readonly (readonly number[])[]): number {
  return cpuSecondsOf(() => {
    for (let call = 0; call < CALLS_PER_SHIP; call++) {
      for (const [ship, routine] of routines.entries()) noteCall(next, ship, routine, call);
    }
  });
}

function noteCall(next: NextPorts, ship: number, routine: readonly number[], call: number): void {
  const ataMs = START_MS + call * DAY_MS + ship;
  next.noteCall({ mmsi: mmsiOf(ship), portId: routine[call], ataMs });
}

function enter(
  next: NextPorts,
  sea: Sea,
  routines: readonly (readonly number[])[],
  nowMs: number,
): void {
  for (const [ship, routine] of routines.entries()) {
    const destination = ship % 2 === 0 ? (sea.portById(routine[0])?.locode ?? null) : null;
    const said = {
      imo: imoOf(ship),
      shiptype: 70 + (ship % 20),
      lengthMeters: 60 + (ship % 300),
      draughtMeters: null,
    };
    next.noteSaid(mmsiOf(ship), { ...said, destination });
    next.noteFix(mmsiOf(ship), placeOf(sea, routine, nowMs - DAY_MS, 0));
  }
}

/** As a service does for who asks: the ways of a ship that has moved are measured. */
function measure(next: NextPorts, sea: Sea, ship: number, place: TimedPlace): void {
  next.noteFix(mmsiOf(ship), place);
  const wanted = next.wantedOf(imoOf(ship));
  if (wanted) {
    const ways = wanted.portIds.flatMap((portId) => {
      const route = sea.routeFrom(place, portId);
      return route ? [{ portId, distanceMeters: route.distanceMeters, etaMs: null }] : [];
    });
    next.noteWays(wanted, place, ways);
  }
  next.ofShip(imoOf(ship));
}

/** Off the port where the ship was last, nowhere that another ship was. */
function placeOf(
  sea: Sea,
  routine: readonly number[],
  timeMs: number,
  offDegrees: number,
): TimedPlace {
  const port = sea.portById(routine[CALLS_PER_SHIP - 1]);
  if (!port) throw new Error('A ship called at no port.');
  return { timeMs, longitude: port.longitude + offDegrees, latitude: port.latitude };
}

function mmsiOf(ship: number): Mmsi {
  return (200_000_000 + ship) as Mmsi;
}

/** Nothing here looks at the check digit. */
function imoOf(ship: number): Imo {
  return (9_000_000 + ship) as Imo;
}

/** Of this process's processor time, since others use the machine too. */
function cpuSecondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
