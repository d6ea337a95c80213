import type { Chance } from './chance.ts';
import { type Legs, plainLeg, type TradeSea } from './leg.ts';
import type { Region } from './regions.ts';
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

/** Loops of a season, sailed by turns; each of some ports from the home port. */
const LOOPS_MAX = 3;
const CALLS_LEAST = 3;
const CALLS_GREATEST = 7;
/** Wind keeps ships out of some ports. */
const LEFT_OUT = 0.05;

/** A day in port; alongside from morning to evening. */
const STAY_HOURS = 10;
const STAY_SPREAD = 0.15;

/** A cruise ship: two or three loops from a home port by turns, in a summer region and in a winter region. */
export function* cruiseLegs(ship: TradeShip, sea: TradeSea, chance: Chance): Legs {
  const seasons = [SUMMER, WINTER].map((regions) => drawSeason(sea, chance, regions));
  if (seasons.every((loops) => loops.length === 0)) return;
  let nowMs = sea.startMs;
  for (let round = 0; ; round++) {
    const wanted = isSummer(nowMs) ? seasons[0] : seasons[1];
    const loops = wanted.length > 0 ? wanted : seasons.flat();
    const loop = loops[round % loops.length];
    const calls = loop.filter((_, at) => at === 0 || !chance.happens(LEFT_OUT));
    for (const [at, port] of calls.entries()) {
      nowMs = yield plainLeg(port, ship.speedKnots, chance.around(STAY_HOURS, STAY_SPREAD), {
        following: [...calls.slice(at + 1), loop[0]],
      });
    }
  }
}

/** The loops of a ship's season; the same every year. */
function drawSeason(sea: TradeSea, chance: Chance, regions: readonly Region[]): TradePort[][] {
  const { market } = sea;
  const used = regions.filter(
    (region) => market.pool(TRADE, region, PORTS_PER_REGION).length > CALLS_LEAST,
  );
  if (used.length === 0) return [];
  const pool = market.pool(TRADE, chance.pick(used), PORTS_PER_REGION);
  const weightOf = (port: TradePort): number => market.attraction(TRADE, port);
  const home = chance.weighted(pool, weightOf);
  return Array.from({ length: chance.whole(1, LOOPS_MAX) }, () => {
    const count = chance.whole(CALLS_LEAST, CALLS_GREATEST);
    const loop = [home];
    while (loop.length <= count) {
      const left = pool.filter((port) => !loop.includes(port));
      const next = market.byGravity(chance, TRADE, loop[loop.length - 1], left);
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
