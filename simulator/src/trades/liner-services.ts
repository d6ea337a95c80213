import { metersApart } from './market.ts';
import { RandomStream } from './random-stream.ts';
import type { Region } from './regions.ts';
import type { TradeContext } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const HOURS_PER_WEEK = 168;
const METERS_PER_NAUTICAL_MILE = 1852;

/** A part of a rotation: a region, and the number of its ports that are called at. */
type Stretch = readonly [region: Region, least: number, greatest: number];

/** Lanes of container shipping, with the approximate share of the fleet on each. */
const LANES: readonly { readonly share: number; readonly stretches: readonly Stretch[] }[] = [
  {
    share: 0.24,
    stretches: [
      ['east-asia', 3, 4],
      ['south-east-asia', 1, 2],
      ['north-europe', 3, 5],
      ['south-east-asia', 0, 1],
    ],
  },
  {
    share: 0.14,
    stretches: [
      ['east-asia', 3, 4],
      ['south-east-asia', 1, 2],
      ['mediterranean', 3, 5],
      ['red-sea', 0, 1],
    ],
  },
  {
    share: 0.18,
    stretches: [
      ['east-asia', 3, 6],
      ['north-america-west', 2, 3],
    ],
  },
  {
    share: 0.06,
    stretches: [
      ['east-asia', 3, 4],
      ['gulf-caribbean', 1, 2],
      ['north-america-east', 2, 3],
    ],
  },
  {
    share: 0.2,
    stretches: [
      ['east-asia', 3, 5],
      ['south-east-asia', 2, 4],
    ],
  },
  {
    share: 0.1,
    stretches: [
      ['north-europe', 3, 5],
      ['north-america-east', 2, 4],
    ],
  },
  {
    share: 0.08,
    stretches: [
      ['north-europe', 2, 3],
      ['mediterranean', 1, 2],
      ['south-america-east', 3, 4],
    ],
  },
];

/** Number of ports per region that handle the world's large container ships. */
const CONTAINER_PORTS = 10;
const CONTAINER_TRADE = 'container';

/** A weekly service has a ship for each week of its round, 5 to 12 on the long lanes; a small fleet has fewer. */
const SHIPS_PER_SERVICE = 4;

/** Services add, drop or replace a port about once a year. */
const DAYS_BETWEEN_CHANGES = 365;

/** Port hours and speed of the timetable: below the ships' own speed. */
const TIMETABLE_PORT_HOURS = 26;
const TIMETABLE_SPEED_KNOTS = 15;
/** Reserve of the timetable for delays. */
const TIMETABLE_RESERVE = 1.06;

/** The calls of a service in their order, with their due times after the first, in hours. */
export interface Rotation {
  readonly fromMs: number;
  readonly ports: readonly TradePort[];
  readonly dueHours: readonly number[];
  /** Whole weeks. */
  readonly roundHours: number;
}

/** Number of services of a fleet's liners. */
export function linerServiceCount(sea: TradeContext): number {
  return Math.max(2, Math.round(sea.linerCount / SHIPS_PER_SERVICE));
}

/** Rotations of a service over the years, the first from the start; undefined without suitable ports. */
export function rotationsOf(sea: TradeContext, service: number): readonly Rotation[] | undefined {
  const random = new RandomStream(sea.seed, `service ${service}`, 'rotation');
  const { stretches } = random.pickWeighted(LANES, ({ share }) => share);
  let ports = firstPorts(sea, random, stretches);
  const first = rotationOf(sea, sea.startMs, ports);
  if (!first) return undefined;
  const rotations = [first];
  for (;;) {
    const fromMs =
      (rotations.at(-1)?.fromMs ?? sea.startMs) +
      random.exponential(DAYS_BETWEEN_CHANGES) * MS_PER_DAY;
    if (fromMs >= sea.endMs) return rotations;
    ports = changeRotation(sea, random, ports, stretches);
    rotations.push(
      rotationOf(sea, fromMs, ports) ?? { ...rotations[rotations.length - 1], fromMs },
    );
  }
}

function firstPorts(
  sea: TradeContext,
  random: RandomStream,
  stretches: readonly Stretch[],
): TradePort[] {
  const ports: TradePort[] = [];
  for (const [region, least, greatest] of stretches) {
    const pool = sea.market.pool(CONTAINER_TRADE, region, CONTAINER_PORTS);
    const free = pool.filter((port) => !ports.includes(port));
    const chosen = random.sample(free, random.integer(least, greatest), (port) =>
      sea.market.attraction(CONTAINER_TRADE, port),
    );
    ports.push(...alongTheCoast(chosen, ports.at(-1)));
  }
  return ports;
}

/** Orders ports by the nearest remaining one, a greedy tour. */
function alongTheCoast(ports: readonly TradePort[], from: TradePort | undefined): TradePort[] {
  const left = [...ports];
  const ordered: TradePort[] = [];
  let here = from ?? left[0];
  while (left.length > 0) {
    const meters = left.map((port) => metersApart(here, port));
    const nearest = meters.indexOf(Math.min(...meters));
    here = left[nearest];
    ordered.push(here);
    left.splice(nearest, 1);
  }
  return ordered;
}

/** Adds, drops or replaces one port by another one of the lane. */
function changeRotation(
  sea: TradeContext,
  random: RandomStream,
  ports: readonly TradePort[],
  stretches: readonly Stretch[],
): TradePort[] {
  const others = stretches
    .flatMap(([region]) => sea.market.pool(CONTAINER_TRADE, region, CONTAINER_PORTS))
    .filter((port) => !ports.includes(port));
  const at = random.integer(0, ports.length - 1);
  const isShort = ports.length <= 5;
  if (others.length === 0 || (!isShort && random.occurs(0.3))) return ports.toSpliced(at, 1);
  // The new port is the one with the smallest detour.
  const near = sea.market.byGravity(random, CONTAINER_TRADE, ports[at], others);
  if (!near) return [...ports];
  const isAdded = isShort || (ports.length < 14 && random.occurs(0.5));
  return isAdded ? ports.toSpliced(at + 1, 0, near) : ports.toSpliced(at, 1, near);
}

function rotationOf(
  sea: TradeContext,
  fromMs: number,
  ports: readonly TradePort[],
): Rotation | undefined {
  if (ports.length < 4) return undefined;
  const dueHours: number[] = [];
  let hours = 0;
  for (const [at, port] of ports.entries()) {
    dueHours.push(hours);
    const meters = sea.metersBetween(port, ports[(at + 1) % ports.length]);
    if (meters === undefined) return undefined;
    hours += TIMETABLE_PORT_HOURS + meters / METERS_PER_NAUTICAL_MILE / TIMETABLE_SPEED_KNOTS;
  }
  const roundHours = Math.ceil((hours * TIMETABLE_RESERVE) / HOURS_PER_WEEK) * HOURS_PER_WEEK;
  const stretch = roundHours / hours;
  return { fromMs, ports, dueHours: dueHours.map((due) => due * stretch), roundHours };
}
