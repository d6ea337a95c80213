import type { Chance } from './chance.ts';
import { type Leg, type Legs, plainLeg, type TradeSea } from './leg.ts';
import { linerServiceCount, type Rotation, rotationsOf } from './liner-services.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const MS_PER_WEEK = 7 * MS_PER_DAY;

/** Ships stay in a service for half a year to two years. */
const DAYS_IN_SERVICE_LEAST = 183;
const DAYS_IN_SERVICE_GREATEST = 730;
/** Half round the world at 15 knots takes about a month; most ships change to a service near by. */
const JOINING_MS = 14 * MS_PER_DAY;

/**
 * Calls left out though nothing is wrong: our guess for quiet years. At some ports 10 to 15 % of the capacity did not come
 * in 2019 (MDS Transmodal).
 */
const OMITTED = 0.04;
/** Two calls made in the other order. */
const SWAPPED = 0.03;
/** A ship that is later than this leaves out a port to catch up, or else slips into the place a week later. */
const LATE_MS_MAX = 3.5 * MS_PER_DAY;

/** The median call of a container ship was 0.7 days in 2018 (UNCTAD). */
const STAY_HOURS = 17;
const STAY_SPREAD = 0.35;

/** A service's ships are at a port on the same weekday; the timetable ahead of one of them. */
interface Round {
  readonly rotation: Rotation;
  /** When its first port is due. */
  firstMs: number;
}

/**
 * A container liner: the rotation of its service again and again, by a weekly timetable, with ports left out and swapped,
 * as the rotation stands at the time; after some months another service.
 */
export function* linerLegs(ship: TradeShip, sea: TradeSea, chance: Chance): Legs {
  let nowMs = sea.startMs;
  while (nowMs < sea.endMs) {
    const rotations = rotationsOf(sea, chance.whole(0, linerServiceCount(sea) - 1));
    if (!rotations) {
      // No ports for that lane in this world: look for work again a month later.
      nowMs += 30 * MS_PER_DAY;
      continue;
    }
    const untilMs =
      nowMs + chance.between(DAYS_IN_SERVICE_LEAST, DAYS_IN_SERVICE_GREATEST) * MS_PER_DAY;
    nowMs = yield* inService(ship, sea, chance, rotations, { nowMs, untilMs });
  }
}

function* inService(
  ship: TradeShip,
  sea: TradeSea,
  chance: Chance,
  rotations: readonly Rotation[],
  times: { readonly nowMs: number; readonly untilMs: number },
): Generator<Leg, number, number> {
  let { nowMs } = times;
  const current = (): Rotation =>
    rotations.findLast(({ fromMs }) => fromMs <= nowMs) ?? rotations[0];
  const rotation = current();
  const first = chance.whole(0, rotation.ports.length - 1);
  const round: Round = { rotation, firstMs: joiningMs(sea, nowMs, rotation.dueHours[first]) };
  let ahead = callsAhead(chance, round, first);
  while (nowMs < times.untilMs) {
    const [call, ...later] = ahead;
    const dueMs = round.firstMs + round.rotation.dueHours[call] * MS_PER_HOUR;
    const leg = callLeg(ship, chance, round.rotation, call, later, dueMs);
    nowMs = yield leg;
    const lateMs = nowMs - dueMs - STAY_HOURS * MS_PER_HOUR;
    ahead = later;
    if (lateMs > LATE_MS_MAX && ahead.length > 2) ahead = ahead.slice(1);
    else if (lateMs > LATE_MS_MAX) round.firstMs += MS_PER_WEEK;
    if (ahead.length > 0) continue;
    const firstMs = round.firstMs + round.rotation.roundHours * MS_PER_HOUR;
    Object.assign(round, { rotation: current(), firstMs });
    ahead = callsAhead(chance, round, 0);
  }
  return nowMs;
}

/**
 * When the round began in whose middle a ship joins a service: on the weekday of all its rounds, and late enough for the ship to
 * come from elsewhere.
 */
function joiningMs(sea: TradeSea, nowMs: number, dueHours: number): number {
  const readyMs = nowMs > sea.startMs ? nowMs + JOINING_MS : nowMs;
  const weeks = (readyMs - sea.startMs - dueHours * MS_PER_HOUR) / MS_PER_WEEK;
  return sea.startMs + Math.ceil(weeks) * MS_PER_WEEK;
}

/** The calls of what is left of a round, by number, with what is left out and swapped. */
function callsAhead(chance: Chance, { rotation }: Round, first: number): number[] {
  const calls = rotation.ports.map((_, at) => at).slice(first);
  const kept = calls.filter((_, at) => at === 0 || !chance.happens(OMITTED));
  for (let at = 1; at + 1 < kept.length; at++) {
    if (chance.happens(SWAPPED)) [kept[at], kept[at + 1]] = [kept[at + 1], kept[at]];
  }
  return kept;
}

function callLeg(
  ship: TradeShip,
  chance: Chance,
  rotation: Rotation,
  call: number,
  later: readonly number[],
  dueMs: number,
): Leg {
  const next = later.length > 0 ? later : [0];
  return plainLeg(
    rotation.ports[call],
    ship.speedKnotsMax,
    chance.around(STAY_HOURS, STAY_SPREAD),
    { dueMs, following: next.map((at) => rotation.ports[at]) },
  );
}
