import type { Chance } from './chance.ts';
import { type Legs, plainLeg, type TradeSea } from './leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const METERS_PER_NAUTICAL_MILE = 1852;

const TRADE = 'ferry';
/** Ferry lines, from short crossings to a night at sea; ro-ro ships go further. */
const LINE_METERS_MIN = 12_000;
const LINE_METERS_MAX = 350_000;
const RO_RO_METERS_MAX = 1_200_000;
const RO_RO_SPEED_KNOTS_MAX = 18;
/** Few lines have a third port; half of these go round, the others back by the port in the middle. */
const THREE_PORTS = 0.25;
const BACK_AGAIN = 0.5;

/** Timetables change in spring and autumn. */
const SEASON_MS = 182 * MS_PER_DAY;
/** Least time alongside; departures are on the quarter of an hour. */
const TURNAROUND_HOURS = 0.75;
const QUARTER_MS = 900_000;
/** Crossings longer than this sail at any hour; shorter lines rest from late evening to morning. */
const DAY_LINE_HOURS = 4;
const FIRST_HOUR = 5.5;
const LAST_HOUR = 22;

/** Passenger ships dock every year or two (SOLAS I/7 asks for a survey each year), for two to four weeks. */
const DOCKING_DAYS_LEAST = 500;
const DOCKING_DAYS_GREATEST = 760;
const IN_DOCK_DAYS_LEAST = 12;
const IN_DOCK_DAYS_GREATEST = 28;
const YARD_METERS_MIN = 50_000;
const YARD_METERS_MAX = 900_000;
const YARDS = 4;

/** What a season's timetable says. */
interface Season {
  readonly untilMs: number;
  readonly turnaroundHours: number;
  /** Whether the third port of the line is called at. */
  readonly isLong: boolean;
}

/** A ferry or ro-ro: to and fro between two or three ports, or round three, by a timetable that changes with the season. */
export function* ferryLegs(ship: TradeShip, sea: TradeSea, chance: Chance): Legs {
  const line = drawLine(ship, sea, chance);
  if (!line) return;
  const yard = drawYard(sea, chance, line[0]);
  let nowMs = sea.startMs;
  let season = drawSeason(chance, nowMs);
  let dockMs = nowMs + chance.between(0, DOCKING_DAYS_GREATEST) * MS_PER_DAY;
  for (let at = 0; ; at++) {
    if (nowMs > season.untilMs) season = drawSeason(chance, nowMs);
    const ports = season.isLong ? line : line.slice(0, 2);
    const to = ports[at % ports.length];
    const next = ports[(at + 1) % ports.length];
    if (yard && nowMs > dockMs) {
      const days = chance.between(IN_DOCK_DAYS_LEAST, IN_DOCK_DAYS_GREATEST);
      nowMs = yield plainLeg(yard, ship.speedKnots, days * 24, { following: [to] });
      dockMs = nowMs + chance.between(DOCKING_DAYS_LEAST, DOCKING_DAYS_GREATEST) * MS_PER_DAY;
    }
    const hours = (sea.metersBetween(to, next) ?? 0) / METERS_PER_NAUTICAL_MILE / ship.speedKnots;
    const leavesMs = (ataMs: number): number =>
      departureMs(ataMs, to, season.turnaroundHours, hours);
    nowMs = yield { ...plainLeg(to, ship.speedKnots, 0, { following: [next] }), leavesMs };
  }
}

/** The calls of two or three ports till they begin anew; undefined where there are none near each other. */
function drawLine(ship: TradeShip, sea: TradeSea, chance: Chance): TradePort[] | undefined {
  const { market } = sea;
  const metersMax =
    ship.speedKnots <= RO_RO_SPEED_KNOTS_MAX && ship.shiptype >= 70
      ? RO_RO_METERS_MAX
      : LINE_METERS_MAX;
  const weightOf = (port: TradePort): number => market.attraction(TRADE, port);
  // Most places have a port across the water; where one has not, another place is looked at.
  for (let tries = 0; tries < 30; tries++) {
    const first = chance.weighted(market.ports, weightOf);
    if (!market.isReachable(first)) continue;
    const around = market.near(first, [LINE_METERS_MIN, metersMax], 12);
    const ports = [first, ...chance.several(around, 2, weightOf)];
    const isJoined = ports.every((port, at) => {
      const meters = sea.metersBetween(port, ports[(at + 1) % ports.length]);
      return meters !== undefined && meters <= 1.5 * metersMax;
    });
    if (!isJoined || ports.length < 3) continue;
    if (!chance.happens(THREE_PORTS)) return ports.slice(0, 2);
    return chance.happens(BACK_AGAIN) ? [...ports, ports[1]] : ports;
  }
  return undefined;
}

/** Where the ship docks; always there. Undefined where there is no port within reach. */
function drawYard(sea: TradeSea, chance: Chance, home: TradePort): TradePort | undefined {
  const yards = sea.market.near(home, [YARD_METERS_MIN, YARD_METERS_MAX], YARDS);
  return yards.length > 0 ? chance.pick(yards) : undefined;
}

function drawSeason(chance: Chance, nowMs: number): Season {
  return {
    untilMs: (Math.floor(nowMs / SEASON_MS) + 1) * SEASON_MS,
    turnaroundHours: TURNAROUND_HOURS * chance.between(1, 2.5),
    isLong: chance.happens(0.7),
  };
}

/** The next departure: on the quarter, and of short lines by day (of the sun, at the port). */
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
