import type { RandomStream } from '../trades/random-stream.ts';
import { addAnchored, addVisitor } from './choreography.ts';
import type { Family } from './family.ts';
import { addAnchoredPairs, addDriftingPairs, addIdleShips, addWaitingShips } from './neighbours.ts';
import { DRIFTING_WATERS, PORT_ANCHORAGES, QUAYS, SOUNDS, TRANSFER_ANCHORAGES } from './places.ts';
import { addMoored, addMooredShips, quayDraft } from './quay-side.ts';
import { durationText, ScenarioDraft } from './scenario-draft.ts';
import { type ShipClassName, sketchShip } from './ship-makers.ts';

const HOUR = 3600;
const ALL: readonly ShipClassName[] = [
  'chemical',
  'product',
  'aframax',
  'vlcc',
  'bunker',
  'bulker',
  'container',
  'coaster',
  'reefer',
];
const RAFTED: readonly ShipClassName[] = [
  'trawler',
  'tug',
  'barge',
  'launch',
  'bunker',
  'chemical',
];

/** Ships side by side at a quay, with nothing to transfer: fishing boats, tugs, barges, tankers laid up. */
function mooredRafts(random: RandomStream): ScenarioDraft {
  const quay = random.pick(QUAYS);
  const draft = quayDraft(random, quay);
  let along = 0;
  for (let rafts = random.integer(2, 5); rafts > 0; rafts--) {
    const name = random.pick(RAFTED);
    let abeam = 1;
    let longest = 0;
    for (let left = random.integer(2, 4); left > 0; left--) {
      const sketch = sketchShip(random, name);
      longest = Math.max(longest, sketch.lengthMeters);
      const line = draft.pointFrom(quay.at, along + sketch.lengthMeters / 2, quay.alongDegrees);
      const at = draft.pointFrom(line, abeam + sketch.beamMeters / 2, quay.alongDegrees + 90);
      abeam += sketch.beamMeters + random.between(0.3, 3);
      // Only the outermost ship moves.
      addMoored(draft, 'Rafted', sketch, at, quay.alongDegrees, left === 1);
    }
    along += longest + random.scaled(20, 150);
  }
  addMooredShips(draft, quay, random.integer(2, 5), ['coaster', 'reefer', 'trawler', 'ferry'], 1);
  draft.extendTo(random.between(4, 16) * HOUR);
  return draft;
}

/** Ships that come alongside another in harbour or at anchor to lie there, and transfer nothing. */
function mooredVisits(random: RandomStream): ScenarioDraft {
  const quay = random.pick(QUAYS);
  const draft = quayDraft(random, quay);
  const hosts = addMooredShips(draft, quay, random.integer(3, 6), [
    'trawler',
    'tug',
    'supply',
    'coaster',
    'barge',
  ]);
  for (const host of hosts) {
    if (random.occurs(0.35)) continue;
    const sketch = sketchShip(
      random,
      random.pick(['trawler', 'tug', 'supply', 'launch', 'chemical']),
    );
    const hours = random.scaled(1, 16);
    const begins = host.fromSeconds + random.between(0.1, 5) * HOUR;
    draft.addShip(
      'Visitor',
      { ...sketch, speedKnots: 5 },
      { at: draft.seaward(host.at, 1000, 4000), atSeconds: begins },
      [
        {
          alongside: {
            ship: host.name,
            side: 'starboard',
            gapMeters: Math.round(random.between(0.3, 3) * 10) / 10,
            purpose: 'raft',
            for: durationText(hours * HOUR),
          },
        },
        { sail: { to: draft.seaward(host.at, 4000, 9000) } },
      ],
    );
    draft.extendTo(begins + (hours + 0.5) * HOUR);
  }
  return draft;
}

/** Ships laid up alongside one another at anchor, which transfer nothing. */
function addRaftAtAnchor(draft: ScenarioDraft, spacingMeters: number): void {
  const { random } = draft;
  const name = random.pick(RAFTED);
  const sketch = sketchShip(random, name);
  const host = addAnchored(draft, 'Laid-up', sketch, draft.freePlace(spacingMeters));
  const beside = sketchShip(random, name === 'barge' ? 'tug' : name);
  addVisitor(draft, host, {
    role: 'Laid-up',
    sketch: beside,
    purpose: 'raft',
    hours: [4, 30],
    afterSeconds: random.between(0, 4) * HOUR,
    side: random.pick(['port', 'starboard'] as const),
  });
}

/** Neighbours at anchor, some as near as 200 m. */
function crowdedAnchorage(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(
    random,
    random.pick([...PORT_ANCHORAGES, ...TRANSFER_ANCHORAGES]),
  );
  const spacing = random.scaled(220, 1100);
  addIdleShips(draft, random.integer(10, 22), spacing, ALL);
  addAnchoredPairs(draft, random.integer(3, 7), spacing);
  if (random.occurs(0.3)) addRaftAtAnchor(draft, spacing);
  draft.extendTo(random.between(6, 24) * HOUR);
  return draft;
}

function waitingAdrift(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(DRIFTING_WATERS));
  for (let groups = random.integer(2, 4); groups > 0; groups--) {
    addWaitingShips(draft, random.integer(2, 5), random.scaled(250, 1500));
  }
  addDriftingPairs(draft, random.integer(3, 7));
  return draft;
}

/** Yachts in company, at anchor in a bay and rafted; ferries on their line and at their berths. */
function pleasureCraft(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(SOUNDS));
  for (let left = random.integer(2, 4); left > 0; left--) {
    const at = draft.freePlace(400);
    const speedKnots = Math.round(random.between(3, 7) * 10) / 10;
    const to = draft.seaward(at, 5000, 15_000);
    const leader = draft.addShip('Yacht', sketchShip(random, 'yacht'), { at, speedKnots }, [
      { sail: { to, speedKnots } },
    ]);
    for (let others = random.integer(1, 2); others > 0; others--) {
      draft.addShip(
        'Yacht',
        { ...sketchShip(random, 'yacht'), speedKnots: speedKnots + 1.5 },
        { at: draft.pointFrom(at, 300, random.between(0, 360)) },
        [
          {
            company: {
              ship: leader,
              aheadMeters: Math.round(random.between(-250, 100)),
              starboardMeters: random.pick([-1, 1]) * Math.round(random.between(20, 300)),
              for: durationText(random.scaled(0.5, 4) * HOUR),
            },
          },
          { anchor: { scopeMeters: 25 } },
        ],
      );
    }
  }
  addIdleShips(draft, random.integer(4, 8), random.scaled(60, 300), ['yacht']);
  for (let left = random.integer(1, 3); left > 0; left--) {
    const heading = Math.round(random.between(0, 359));
    const [one, other] = [sketchShip(random, 'ferry'), sketchShip(random, 'ferry')];
    const at = draft.freePlace(300);
    addMoored(draft, 'Ferry', one, at, heading);
    const abeam = (one.beamMeters + other.beamMeters) / 2 + random.scaled(3, 60);
    addMoored(draft, 'Ferry', other, draft.pointFrom(at, abeam, heading + 90), heading);
  }
  draft.extendTo(random.between(3, 9) * HOUR);
  return draft;
}

export type HarbourFamily =
  | 'moored-rafts'
  | 'moored-visits'
  | 'crowded-anchorage'
  | 'waiting-adrift'
  | 'pleasure-craft';

export const HARBOUR_FAMILIES: Readonly<Record<HarbourFamily, Family>> = {
  'moored-rafts': {
    proves: 'Ships moored side by side and in line transfer nothing',
    coverage: 'coast',
    build: mooredRafts,
  },
  'moored-visits': {
    proves: 'Ships that moor alongside others to lie there transfer nothing',
    coverage: 'coast',
    build: mooredVisits,
  },
  'crowded-anchorage': {
    proves: 'Neighbours at anchor transfer nothing, however near',
    coverage: 'coast',
    build: crowdedAnchorage,
  },
  'waiting-adrift': {
    proves: 'Ships that wait adrift near one another transfer nothing',
    coverage: 'ocean',
    build: waitingAdrift,
  },
  'pleasure-craft': {
    proves: 'Yachts and ferries beside each other transfer nothing',
    coverage: 'coast',
    build: pleasureCraft,
  },
};
