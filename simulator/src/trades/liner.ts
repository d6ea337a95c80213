import { linerServiceCount, type Rotation, rotationsOf } from './liner-services.ts';
import type { RandomStream } from './random-stream.ts';
import { plainLeg, type TradeContext, type TradeLeg, type TradeLegs } from './trade-leg.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const MS_PER_WEEK = 7 * MS_PER_DAY;

/** Ships stay in a service for half a year to two years. */
const DAYS_IN_SERVICE_LEAST = 183;
const DAYS_IN_SERVICE_GREATEST = 730;
/** Half round the world at 15 knots takes about a month; most ships change to a service nearby. */
const JOINING_MS = 14 * MS_PER_DAY;

/**
 * Share of calls omitted without a delay: an assumption for quiet years. At some ports 10 to 15 % of the scheduled
 * capacity did not arrive in 2019 (MDS Transmodal).
 */
const OMITTED = 0.04;
/** Share of calls swapped with the next one. */
const SWAPPED = 0.03;
/** A ship later than this omits a port to catch up, or else takes the place of the ship a week later. */
const LATE_MS_MAX = 3.5 * MS_PER_DAY;

/** The median call of a container ship was 0.7 days in 2018 (UNCTAD). */
const STAY_HOURS = 17;
const STAY_SPREAD = 0.35;

/** A ship's current round of its service; all rounds call at a port on the same weekday. */
interface Round {
  readonly rotation: Rotation;
  /** Due time of its first port. */
  firstMs: number;
}

/**
 * Legs of a container liner: rounds of its service's rotation by a weekly timetable, with omitted and swapped ports;
 * after some months another service.
 */
export function* linerLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  let nowMs = sea.startMs;
  while (nowMs < sea.endMs) {
    const rotations = rotationsOf(sea, random.integer(0, linerServiceCount(sea) - 1));
    if (!rotations) {
      // Without ports for that lane, the ship looks for work again a month later.
      nowMs += 30 * MS_PER_DAY;
      continue;
    }
    const untilMs =
      nowMs + random.between(DAYS_IN_SERVICE_LEAST, DAYS_IN_SERVICE_GREATEST) * MS_PER_DAY;
    nowMs = yield* inService(ship, sea, random, rotations, { nowMs, untilMs });
  }
}

function* inService(
  ship: TradeShip,
  sea: TradeContext,
  random: RandomStream,
  rotations: readonly Rotation[],
  times: { readonly nowMs: number; readonly untilMs: number },
): Generator<TradeLeg, number, number> {
  let { nowMs } = times;
  const current = (): Rotation =>
    rotations.findLast(({ fromMs }) => fromMs <= nowMs) ?? rotations[0];
  const rotation = current();
  const first = random.integer(0, rotation.ports.length - 1);
  const round: Round = { rotation, firstMs: joiningMs(sea, nowMs, rotation.dueHours[first]) };
  let ahead = callsAhead(random, round, first);
  while (nowMs < times.untilMs) {
    const [call, ...later] = ahead;
    const dueMs = round.firstMs + round.rotation.dueHours[call] * MS_PER_HOUR;
    const leg = callLeg(ship, random, round.rotation, call, later, dueMs);
    nowMs = yield leg;
    const lateMs = nowMs - dueMs - STAY_HOURS * MS_PER_HOUR;
    ahead = later;
    if (lateMs > LATE_MS_MAX && ahead.length > 2) ahead = ahead.slice(1);
    else if (lateMs > LATE_MS_MAX) round.firstMs += MS_PER_WEEK;
    if (ahead.length > 0) continue;
    const firstMs = round.firstMs + round.rotation.roundHours * MS_PER_HOUR;
    Object.assign(round, { rotation: current(), firstMs });
    ahead = callsAhead(random, round, 0);
  }
  return nowMs;
}

/**
 * Begin of the round that a ship joins midway: on the weekday of all rounds of the service, and late enough for the ship to
 * arrive from elsewhere.
 */
function joiningMs(sea: TradeContext, nowMs: number, dueHours: number): number {
  const readyMs = nowMs > sea.startMs ? nowMs + JOINING_MS : nowMs;
  const weeks = (readyMs - sea.startMs - dueHours * MS_PER_HOUR) / MS_PER_WEEK;
  return sea.startMs + Math.ceil(weeks) * MS_PER_WEEK;
}

/** The remaining calls of a round, by index, with omissions and swaps. */
function callsAhead(random: RandomStream, { rotation }: Round, first: number): number[] {
  const all = rotation.ports.map((_, at) => at).slice(first);
  const calls = all.filter((_, at) => at === 0 || !random.occurs(OMITTED));
  for (let at = 1; at + 1 < calls.length; at++) {
    if (random.occurs(SWAPPED)) [calls[at], calls[at + 1]] = [calls[at + 1], calls[at]];
  }
  return calls;
}

function callLeg(
  ship: TradeShip,
  random: RandomStream,
  rotation: Rotation,
  call: number,
  later: readonly number[],
  dueMs: number,
): TradeLeg {
  const next = later.length > 0 ? later : [0];
  return plainLeg(
    rotation.ports[call],
    ship.speedKnotsMax,
    random.logNormal(STAY_HOURS, STAY_SPREAD),
    { dueMs, following: next.map((at) => rotation.ports[at]) },
  );
}
