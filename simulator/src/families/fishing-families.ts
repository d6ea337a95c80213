import type { RandomStream } from '../trades/random-stream.ts';
import { addAnchored, addDrifting, addVisitor, leavingStep } from './choreography.ts';
import type { Family } from './family.ts';
import { FISHING_GROUNDS } from './places.ts';
import { durationText, ScenarioDraft } from './scenario-draft.ts';
import { sketchShip } from './ship-makers.ts';

const HOUR = 3600;
const DARK_RATE = 0.15;

/** Adds ships that fish about their places, each for itself. */
function addFishing(draft: ScenarioDraft, count: number, spacingMeters: number): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const at = draft.freePlace(spacingMeters);
    const radiusMeters = Math.round(random.between(800, 5000));
    const speedKnots = Math.round(random.between(2, 5) * 10) / 10;
    const drifts = random.occurs(0.4);
    draft.addShip('Trawler', sketchShip(random, 'trawler'), { at }, [
      { loiter: { radiusMeters, speedKnots, for: durationText(random.between(2, 8) * HOUR) } },
      ...(drifts ? [{ drift: {} }] : [{ loiter: { radiusMeters, speedKnots } }]),
    ]);
  }
}

/** Reefers take the catch of trawlers that come in turn; a tanker may supply fuel. */
function fishingTransshipment(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(FISHING_GROUNDS));
  for (let left = random.integer(1, 2); left > 0; left--) {
    const isTanker = random.occurs(0.15);
    const sketch = sketchShip(random, isTanker ? 'chemical' : 'reefer');
    const at = draft.freePlace(6000);
    const reefer = random.occurs(0.75)
      ? addDrifting(draft, 'Carrier', sketch, at)
      : addAnchored(draft, 'Carrier', sketch, at);
    let after = random.between(0.3, 4) * HOUR;
    let freeSeconds = 0;
    for (let visits = random.integer(2, 5); visits > 0; visits--) {
      const leaves = addVisitor(draft, reefer, {
        role: 'Trawler',
        sketch: sketchShip(random, 'trawler', isTanker ? 'any' : 'laden'),
        purpose: isTanker ? 'bunkers' : 'catch',
        hours: [2, 14],
        afterSeconds: after,
        side: visits % 2 === 0 ? 'port' : 'starboard',
        ...(isTanker ? { loads: 0.2 } : { loads: -0.8 }),
        isDark: random.occurs(DARK_RATE),
      });
      // At most two at a time, one on each side.
      const mayJoin = after >= freeSeconds && random.occurs(0.25);
      freeSeconds = Math.max(freeSeconds, leaves);
      if (!mayJoin) after = freeSeconds + random.between(0.2, 3) * HOUR;
    }
  }
  addFishing(draft, random.integer(3, 10), random.scaled(900, 4000));
  return draft;
}

function pairTrawling(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(FISHING_GROUNDS));
  for (let left = random.integer(3, 5); left > 0; left--) {
    const at = draft.freePlace(5000);
    const hours = random.scaled(1.5, 8);
    const speedKnots = Math.round(random.between(2.2, 4.5) * 10) / 10;
    const leader = draft.addShip('Leader', sketchShip(random, 'trawler'), { at, speedKnots }, [
      { sail: { to: trawlLine(draft, at, hours * speedKnots * 1852), speedKnots } },
      random.occurs(0.5) ? { drift: {} } : leavingStep(draft, at),
    ]);
    draft.addShip('Mate', sketchShip(random, 'trawler'), { at: draft.seaward(at, 500, 3000) }, [
      {
        trawl: {
          ship: leader,
          distanceMeters: Math.round(random.between(150, 550)),
          side: random.pick(['port', 'starboard'] as const),
          for: durationText(hours * HOUR),
        },
      },
      random.occurs(0.5) ? { drift: {} } : leavingStep(draft, at),
    ]);
    draft.extendTo((hours + 1) * HOUR);
  }
  addFishing(draft, random.integer(2, 6), random.scaled(900, 4000));
  return draft;
}

/** A line of three turns. */
function trawlLine(draft: ScenarioDraft, from: readonly [number, number], meters: number) {
  const { random } = draft;
  let at = from;
  let degrees = random.between(0, 360);
  return Array.from({ length: 3 }, () => {
    at = draft.pointFrom(at, meters / 3, degrees);
    degrees += random.pick([-1, 1]) * random.between(30, 150);
    return at;
  });
}

export type FishingFamily = 'fishing-transshipment' | 'pair-trawling';

export const FISHING_FAMILIES: Readonly<Record<FishingFamily, Family>> = {
  'fishing-transshipment': {
    proves: 'Trawlers hand their catch over to refrigerated cargo ships at sea',
    coverage: 'ocean',
    build: fishingTransshipment,
  },
  'pair-trawling': {
    proves: 'Two trawlers with a net between them transfer nothing',
    coverage: 'ocean',
    build: pairTrawling,
  },
};
