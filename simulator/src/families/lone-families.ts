import type { RandomStream } from '../trades/random-stream.ts';
import { addDrifting, addVisitor } from './choreography.ts';
import type { Family } from './family.ts';
import { addWaitingShips } from './neighbours.ts';
import { DRIFTING_WATERS } from './places.ts';
import { durationText, ScenarioDraft } from './scenario-draft.ts';
import { type ShipClassName, sketchShip } from './ship-makers.ts';

const HOUR = 3600;
const MERCHANTS: readonly ShipClassName[] = [
  'product',
  'aframax',
  'bulker',
  'container',
  'coaster',
];
const TANKERS: readonly ShipClassName[] = ['product', 'product', 'chemical', 'aframax'];
/** Share of the ships on passage that are silent for a time, and of those adrift. */
const SILENT_PASSAGE_RATE = 0.4;
const SILENT_ADRIFT_RATE = 0.15;
const DARK_VISITOR_RATE = 0.75;

/** Ships on passage, some of them silent for hours: a failure, or a crew that hides its course. */
function addPassages(draft: ScenarioDraft, count: number): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const degrees = draft.openDegrees + random.between(-60, 60) + random.pick([0, 180]);
    const middle = draft.pointFrom(draft.at, random.between(0, 12_000), random.between(0, 360));
    const from = draft.pointFrom(middle, 45_000, degrees + 180);
    const to = draft.pointFrom(middle, random.between(60_000, 150_000), degrees);
    const speedKnots = Math.round(random.between(7, 15) * 10) / 10;
    const begins = random.between(0, 12) * HOUR;
    const ship = sketchShip(random, random.pick(MERCHANTS));
    const name = draft.addShip('Passing', ship, { at: from, atSeconds: begins, speedKnots }, [
      { sail: { to, speedKnots } },
    ]);
    if (!random.occurs(SILENT_PASSAGE_RATE)) continue;
    const dark = begins + random.between(0.5, 3) * HOUR;
    draft.darken(name, dark, dark + random.scaled(2, 9) * HOUR);
  }
}

/** Ships that stop with a failure or to wait, and sail on; some are silent for a part of that time. */
function addStops(draft: ScenarioDraft, count: number): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const at = draft.freePlace(3000);
    const begins = random.between(0, 8) * HOUR;
    const hours = random.scaled(1, 20);
    const ship = sketchShip(random, random.pick(MERCHANTS));
    const start = draft.seaward(at, 8000, 30_000);
    const name = draft.addShip('Stopping', ship, { at: start, atSeconds: begins }, [
      { sail: { to: at } },
      { drift: { for: durationText(hours * HOUR) } },
      { sail: { to: draft.seaward(at, 30_000, 60_000) } },
    ]);
    draft.extendTo(begins + (hours + 3) * HOUR);
    if (!random.occurs(SILENT_ADRIFT_RATE)) continue;
    const dark = begins + 2 * HOUR + random.between(0, hours / 2) * HOUR;
    draft.darken(name, dark, dark + random.between(2, 8) * HOUR);
  }
}

/** Ships that fish and survey about their places. */
function addSlowWork(draft: ScenarioDraft, count: number): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const name = random.pick(['trawler', 'trawler', 'supply'] as const);
    const radiusMeters = Math.round(random.between(800, 5000));
    const speedKnots = Math.round(random.between(2, 5) * 10) / 10;
    draft.addShip('Working', sketchShip(random, name), { at: draft.freePlace(4000) }, [
      { loiter: { radiusMeters, speedKnots } },
    ]);
  }
}

/** Tankers adrift, to which others come dark, or which are dark while others come. */
function addDarkTransfers(draft: ScenarioDraft, count: number): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const loads = random.pick([-1, 1]) * random.between(0.3, 1);
    const host = sketchShip(random, random.pick(TANKERS), loads > 0 ? 'laden' : 'ballast');
    const drifting = addDrifting(draft, 'Host', host, draft.freePlace(5000));
    const after = random.between(1, 10) * HOUR;
    const isVisitorDark = random.occurs(DARK_VISITOR_RATE);
    const leaves = addVisitor(draft, drifting, {
      role: 'Visitor',
      sketch: sketchShip(random, random.pick(TANKERS), loads > 0 ? 'ballast' : 'laden'),
      purpose: 'cargo',
      hours: [3, 20],
      afterSeconds: after,
      side: random.pick(['port', 'starboard'] as const),
      loads,
      isDark: isVisitorDark,
      milesMax: 25,
    });
    if (isVisitorDark) continue;
    const from = Math.max(60, after - random.between(1, 4) * HOUR);
    draft.darken(drifting.name, from, leaves + random.between(0.5, 4) * HOUR);
  }
}

function loneShips(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(DRIFTING_WATERS));
  addDarkTransfers(draft, random.integer(1, 3));
  addStops(draft, random.integer(1, 3));
  addWaitingShips(draft, random.integer(1, 3), random.scaled(800, 3000));
  addSlowWork(draft, random.integer(1, 3));
  addPassages(draft, random.integer(3, 7));
  return draft;
}

export type LoneFamily = 'lone-ships';

export const LONE_FAMILIES: Readonly<Record<LoneFamily, Family>> = {
  'lone-ships': {
    proves: 'Dark tankers meet others, among ships that wait, fish and go silent for other reasons',
    coverage: 'ocean',
    build: loneShips,
  },
};
