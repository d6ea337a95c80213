import type { RandomStream } from './random-stream.ts';
import { plainLeg, type TradeContext, type TradeLegs } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const METERS_PER_NAUTICAL_MILE = 1852;

const TRADE = 'ferry';
/** Lengths of ferry lines, from short crossings to a night at sea; ro-ro ships sail further. */
const LINE_METERS_MIN = 12_000;
const LINE_METERS_MAX = 350_000;
const RO_RO_METERS_MAX = 1_200_000;
const RO_RO_SPEED_KNOTS_MAX = 18;
/** Share of lines with a third port, and of these, the share that returns by the port in the middle. */
const THREE_PORTS = 0.25;
const BACK_AGAIN = 0.5;

/** Timetables change every half year. */
const SEASON_MS = 182 * MS_PER_DAY;
/** Least time alongside; departures are on the quarter of an hour. */
const TURNAROUND_HOURS = 0.75;
const QUARTER_MS = 900_000;
/** Crossings longer than this depart at any hour; shorter ones pause from late evening to morning. */
const DAY_LINE_HOURS = 4;
const FIRST_HOUR = 5.5;
const LAST_HOUR = 22;

/** Passenger ships dock every year or two (SOLAS I/7 requires a survey each year), for two to four weeks. */
const DOCKING_DAYS_LEAST = 500;
const DOCKING_DAYS_GREATEST = 760;
const IN_DOCK_DAYS_LEAST = 12;
const IN_DOCK_DAYS_GREATEST = 28;
const YARD_METERS_MIN = 50_000;
const YARD_METERS_MAX = 900_000;
const YARDS = 4;

/** Timetable of a season. */
interface Season {
  readonly untilMs: number;
  readonly turnaroundHours: number;
  /** Whether the third port of the line is called at. */
  readonly isLong: boolean;
}

/** Legs of a ferry or ro-ro ship: to and fro between two or three ports, or round three, by a seasonal timetable. */
export function* ferryLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  const line = drawLine(ship, sea, random);
  if (!line) return;
  const yard = drawYard(sea, random, line[0]);
  let nowMs = sea.startMs;
  let season = drawSeason(random, nowMs);
  let dockMs = nowMs + random.between(0, DOCKING_DAYS_GREATEST) * MS_PER_DAY;
  for (let at = 0; ; at++) {
    if (nowMs > season.untilMs) season = drawSeason(random, nowMs);
    const ports = season.isLong ? line : line.slice(0, 2);
    const to = ports[at % ports.length];
    const next = ports[(at + 1) % ports.length];
    if (yard && nowMs > dockMs) {
      const days = random.between(IN_DOCK_DAYS_LEAST, IN_DOCK_DAYS_GREATEST);
      nowMs = yield plainLeg(yard, ship.speedKnots, days * 24, { following: [to] });
      dockMs = nowMs + random.between(DOCKING_DAYS_LEAST, DOCKING_DAYS_GREATEST) * MS_PER_DAY;
    }
    const hours = (sea.metersBetween(to, next) ?? 0) / METERS_PER_NAUTICAL_MILE / ship.speedKnots;
    const leavesMs = (ataMs: number): number =>
      departureMs(ataMs, to, season.turnaroundHours, hours);
    nowMs = yield { ...plainLeg(to, ship.speedKnots, 0, { following: [next] }), leavesMs };
  }
}

/** The calls of a round of two or three ports; undefined where no ports lie near each other. */
function drawLine(
  ship: TradeShip,
  sea: TradeContext,
  random: RandomStream,
): TradePort[] | undefined {
  const { market } = sea;
  const metersMax =
    ship.speedKnots <= RO_RO_SPEED_KNOTS_MAX && ship.shiptype >= 70
      ? RO_RO_METERS_MAX
      : LINE_METERS_MAX;
  const weightOf = (port: TradePort): number => market.attraction(TRADE, port);
  // Most places have a port across the water; a place without one is drawn again.
  for (let tries = 0; tries < 30; tries++) {
    const first = random.pickWeighted(market.ports, weightOf);
    if (!market.isReachable(first)) continue;
    const around = market.near(first, [LINE_METERS_MIN, metersMax], 12);
    const ports = [first, ...random.sample(around, 2, weightOf)];
    const isConnected = ports.every((port, at) => {
      const meters = sea.metersBetween(port, ports[(at + 1) % ports.length]);
      return meters !== undefined && meters <= 1.5 * metersMax;
    });
    if (!isConnected || ports.length < 3) continue;
    if (!random.occurs(THREE_PORTS)) return ports.slice(0, 2);
    return random.occurs(BACK_AGAIN) ? [...ports, ports[1]] : ports;
  }
  return undefined;
}

/** The ship's permanent yard; undefined where no port is within reach. */
function drawYard(sea: TradeContext, random: RandomStream, home: TradePort): TradePort | undefined {
  const yards = sea.market.near(home, [YARD_METERS_MIN, YARD_METERS_MAX], YARDS);
  return yards.length > 0 ? random.pick(yards) : undefined;
}

function drawSeason(random: RandomStream, nowMs: number): Season {
  return {
    untilMs: (Math.floor(nowMs / SEASON_MS) + 1) * SEASON_MS,
    turnaroundHours: TURNAROUND_HOURS * random.between(1, 2.5),
    isLong: random.occurs(0.7),
  };
}

/** The next departure: on the quarter of an hour, and for short lines by day (solar time at the port). */
function departureMs(
  ataMs: number,
  port: TradePort,
  turnaroundHours: number,
  crossingHours: number,
): number {
  const readyMs = Math.ceil((ataMs + turnaroundHours * MS_PER_HOUR) / QUARTER_MS) * QUARTER_MS;
  if (crossingHours > DAY_LINE_HOURS) return readyMs;
  const localMs = readyMs + (port.longitude / 15) * MS_PER_HOUR;
  const hour = (((localMs % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY) / MS_PER_HOUR;
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return readyMs;
  const waitHours = hour < FIRST_HOUR ? FIRST_HOUR - hour : 24 + FIRST_HOUR - hour;
  return Math.ceil((readyMs + waitHours * MS_PER_HOUR) / QUARTER_MS) * QUARTER_MS;
}
