import { addAnchored, addDrifting, drawScopeMeters } from './choreography.ts';
import { durationText, type ScenarioDraft } from './scenario-draft.ts';
import { type ShipClassName, sketchShip } from './ship-makers.ts';

const HOUR = 3600;

/** Adds ships at anchor that transfer nothing; some arrive and some leave, next to others that lie there. */
export function addIdleShips(
  draft: ScenarioDraft,
  count: number,
  spacingMeters: number,
  classes: readonly ShipClassName[],
): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const sketch = sketchShip(random, random.pick(classes));
    const at = draft.freePlace(Math.max(spacingMeters, sketch.lengthMeters * 0.9));
    const arrivesSeconds = random.occurs(0.4) ? random.between(0.2, 10) * HOUR : undefined;
    const from = arrivesSeconds ?? 0;
    const leavesSeconds = random.occurs(0.4) ? from + random.scaled(2, 24) * HOUR : undefined;
    addAnchored(draft, 'Idle', sketch, at, {
      ...(arrivesSeconds !== undefined && { arrivesSeconds }),
      ...(leavesSeconds !== undefined && { leavesSeconds }),
    });
  }
}

/** Adds pairs that anchor near each other, ahead or abeam, for as long as transfers take. */
export function addAnchoredPairs(draft: ScenarioDraft, count: number, spacingMeters: number): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const name = random.pick(ANCHORING);
    const one = sketchShip(random, name);
    const other = sketchShip(random, random.pick([name, 'chemical', 'bunker', 'coaster']));
    const at = draft.freePlace(spacingMeters);
    // On chains of the same length they swing alike: the longer one's length between their anchors leaves room in each direction.
    const scopeMeters = drawScopeMeters(random, one);
    const apart = Math.max(one.lengthMeters, other.lengthMeters) + random.scaled(45, 450);
    addAnchored(draft, 'Near', one, at, { scopeMeters });
    const beside = draft.reserve(draft.pointFrom(at, apart, random.between(0, 360)));
    const from = random.between(0.2, 8) * HOUR;
    const leavesSeconds = random.occurs(0.8) ? from + random.scaled(2, 26) * HOUR : undefined;
    addAnchored(draft, 'Near', other, beside, {
      scopeMeters,
      ...(random.occurs(0.8) && { arrivesSeconds: from }),
      ...(leavesSeconds !== undefined && { leavesSeconds }),
    });
  }
}

const ANCHORING: readonly ShipClassName[] = [
  'product',
  'product',
  'aframax',
  'chemical',
  'bunker',
  'bulker',
  'coaster',
  'reefer',
  'trawler',
  'container',
];

/** Adds pairs that drift near each other: ships of a kind drift alike, so they stay together for long. */
export function addDriftingPairs(draft: ScenarioDraft, count: number): void {
  const { random } = draft;
  for (let left = count; left > 0; left--) {
    const one = sketchShip(random, random.pick(DRIFTERS));
    const drawn = sketchShip(random, random.pick(DRIFTERS));
    const leeway = random.occurs(0.7)
      ? (one.leeway ?? 0) * random.between(0.93, 1.07)
      : drawn.leeway;
    const other = { ...drawn, leeway: Math.round((leeway ?? 0) * 1e5) / 1e5 };
    const at = draft.freePlace(2500);
    const apart = Math.max(one.lengthMeters, other.lengthMeters) + random.scaled(60, 700);
    addDrifting(draft, 'Adrift', one, at);
    const beside = draft.reserve(draft.pointFrom(at, apart, random.between(0, 360)));
    if (random.occurs(0.75)) {
      addDrifting(draft, 'Adrift', other, beside);
      continue;
    }
    draft.addShip(
      'Adrift',
      { ...other, speedKnots: 7 },
      { at: draft.seaward(beside, 4000, 16_000), atSeconds: random.between(0, 3) * HOUR },
      [
        { sail: { to: beside, speedKnots: 4 } },
        { drift: { for: durationText(random.scaled(2, 26) * HOUR) } },
        { sail: { to: draft.seaward(beside, 30_000, 60_000) } },
      ],
    );
    draft.extendTo(random.between(5, 26) * HOUR);
  }
}

const DRIFTERS: readonly ShipClassName[] = [
  'product',
  'aframax',
  'vlcc',
  'bulker',
  'chemical',
  'bunker',
  'trawler',
  'reefer',
];

/** Adds ships that wait adrift, near one another; some arrive under way and stop. */
export function addWaitingShips(draft: ScenarioDraft, count: number, spacingMeters: number): void {
  const { random } = draft;
  const centre = draft.freePlace(5000);
  for (let left = count; left > 0; left--) {
    const sketch = sketchShip(random, random.pick(['product', 'aframax', 'bulker', 'chemical']));
    const at = draft.reserve(
      draft.pointFrom(centre, spacingMeters * (count - left + 0.4), random.between(0, 360)),
    );
    if (random.occurs(0.5)) {
      addDrifting(draft, 'Waiting', sketch, at);
      continue;
    }
    const start = draft.seaward(at, 6000, 20_000);
    draft.addShip('Waiting', sketch, { at: start, atSeconds: random.between(0, 4) * HOUR }, [
      { sail: { to: at } },
      { drift: { for: durationText(random.scaled(2, 24) * HOUR) } },
      { sail: { to: draft.seaward(at, 30_000, 60_000) } },
    ]);
  }
  draft.extendTo(random.between(6, 20) * HOUR);
}
