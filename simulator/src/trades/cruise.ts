import type { RandomStream } from './random-stream.ts';
import type { Region } from './regions.ts';
import { plainLeg, type TradeContext, type TradeLegs } from './trade-leg.ts';
import type { TradePort } from './trade-port.ts';
import type { TradeShip } from './trade-ship.ts';

const MS_PER_DAY = 86_400_000;

const SUMMER: readonly Region[] = ['mediterranean', 'baltic', 'north-europe', 'north-america-west'];
const WINTER: readonly Region[] = ['gulf-caribbean', 'south-east-asia', 'oceania', 'persian-gulf'];
const TRADE = 'cruise';
const PORTS_PER_REGION = 14;

/** Northern summer: from late April to mid-October. */
const SUMMER_DAY = 112;
const WINTER_DAY = 288;

/** Round trips of a season, sailed in turn; each with some ports from the home port. */
const LOOPS_MAX = 3;
const CALLS_LEAST = 3;
const CALLS_GREATEST = 7;
/** Share of calls cancelled for wind. */
const LEFT_OUT = 0.05;

/** Stay of a day in port: from morning to evening. */
const STAY_HOURS = 10;
const STAY_SPREAD = 0.15;

/** Legs of a cruise ship: one to three round trips from a home port in turn, in a summer region and in a winter region. */
export function* cruiseLegs(ship: TradeShip, sea: TradeContext, random: RandomStream): TradeLegs {
  const seasons = [SUMMER, WINTER].map((regions) => drawSeason(sea, random, regions));
  if (seasons.every((loops) => loops.length === 0)) return;
  let nowMs = sea.startMs;
  for (let round = 0; ; round++) {
    const wanted = isSummer(nowMs) ? seasons[0] : seasons[1];
    const loops = wanted.length > 0 ? wanted : seasons.flat();
    const loop = loops[round % loops.length];
    const calls = loop.filter((_, at) => at === 0 || !random.occurs(LEFT_OUT));
    for (const [at, port] of calls.entries()) {
      nowMs = yield plainLeg(port, ship.speedKnots, random.logNormal(STAY_HOURS, STAY_SPREAD), {
        following: [...calls.slice(at + 1), loop[0]],
      });
    }
  }
}

/** Round trips of a ship's season; the same every year. */
function drawSeason(
  sea: TradeContext,
  random: RandomStream,
  regions: readonly Region[],
): TradePort[][] {
  const { market } = sea;
  const used = regions.filter(
    (region) => market.pool(TRADE, region, PORTS_PER_REGION).length > CALLS_LEAST,
  );
  if (used.length === 0) return [];
  const pool = market.pool(TRADE, random.pick(used), PORTS_PER_REGION);
  const weightOf = (port: TradePort): number => market.attraction(TRADE, port);
  const home = random.pickWeighted(pool, weightOf);
  return Array.from({ length: random.integer(1, LOOPS_MAX) }, () => {
    const count = random.integer(CALLS_LEAST, CALLS_GREATEST);
    const loop = [home];
    while (loop.length <= count) {
      const left = pool.filter((port) => !loop.includes(port));
      const next = market.byGravity(random, TRADE, loop[loop.length - 1], left);
      if (!next) break;
      loop.push(next);
    }
    return loop;
  });
}

function isSummer(timeMs: number): boolean {
  const year = new Date(timeMs).getUTCFullYear();
  const day = (timeMs - Date.UTC(year, 0, 1)) / MS_PER_DAY;
  return day >= SUMMER_DAY && day < WINTER_DAY;
}
