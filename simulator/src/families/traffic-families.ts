import type { RandomStream } from '../trades/random-stream.ts';
import { addDrifting, addVisitor, leavingStep, type VisitedShip } from './choreography.ts';
import type { Family } from './family.ts';
import { addOffloading } from './oil-families.ts';
import { DRIFTING_WATERS, LANES, OIL_FIELDS, PILOT_STATIONS, type TrafficLane } from './places.ts';
import { durationText, metersBetween, ScenarioDraft } from './scenario-draft.ts';
import { type ShipClassName, sketchShip } from './ship-makers.ts';

const HOUR = 3600;
const MERCHANTS: readonly ShipClassName[] = [
  'product',
  'aframax',
  'bulker',
  'container',
  'coaster',
  'coaster',
  'ferry',
  'vlcc',
];

function laneDraft(random: RandomStream, lane: TrafficLane): ScenarioDraft {
  return new ScenarioDraft(random, { at: lane.from, radiusMeters: 4000, openDegrees: 0 });
}

/** Slow overtakings and ships in line. */
function overtaking(random: RandomStream): ScenarioDraft {
  const lane = random.pick(LANES);
  const draft = laneDraft(random, lane);
  const meters = metersBetween(lane.from, lane.to);
  for (let left = random.integer(5, 9); left > 0; left--) {
    const begins = random.between(0, 5) * HOUR;
    const speedKnots = Math.round(random.between(5, 13) * 10) / 10;
    const offsetMeters = Math.round(random.between(-1500, 1500));
    const slow = sketchShip(random, random.pick(MERCHANTS));
    const name = draft.addShip('Slow', slow, { at: lane.from, atSeconds: begins, speedKnots }, [
      { sail: { to: lane.to, speedKnots, offsetMeters } },
    ]);
    const sketch = sketchShip(random, random.pick(MERCHANTS));
    if (random.occurs(0.35)) {
      draft.addShip(
        'Follower',
        { ...sketch, speedKnots: speedKnots + 2 },
        { at: lane.from, atSeconds: begins + 120 },
        [{ follow: { ship: name, distanceMeters: Math.round(random.scaled(350, 1500)) } }],
      );
    } else {
      const faster = random.scaled(0.2, 2.5);
      const behind = Math.min(3000, meters / 10);
      const abeam = offsetMeters + random.pick([-1, 1]) * Math.round(random.scaled(120, 700));
      draft.addShip(
        'Fast',
        sketch,
        {
          at: lane.from,
          atSeconds: begins + behind / (speedKnots * 0.5144),
          speedKnots: speedKnots + faster,
        },
        [{ sail: { to: lane.to, speedKnots: speedKnots + faster, offsetMeters: abeam } }],
      );
    }
    draft.extendTo(begins + Math.min(7 * HOUR, meters / (speedKnots * 0.5144)));
  }
  return draft;
}

/** Ships in both directions of a strait. */
function strait(random: RandomStream): ScenarioDraft {
  const lane = random.pick(LANES);
  const draft = laneDraft(random, lane);
  for (let left = random.integer(18, 40); left > 0; left--) {
    const forth = random.occurs(0.5);
    const speedKnots = Math.round(random.between(6, 18) * 10) / 10;
    const offsetMeters = Math.round(random.between(100, 1600));
    const [from, to] = forth ? [lane.from, lane.to] : [lane.to, lane.from];
    draft.addShip(
      'Transit',
      sketchShip(random, random.pick(MERCHANTS)),
      { at: from, atSeconds: random.between(0, 5) * HOUR, speedKnots },
      [{ sail: { to, speedKnots, offsetMeters } }],
    );
  }
  draft.extendTo(random.between(4, 6) * HOUR);
  return draft;
}

/** Tugs with their tows, and escorts of tankers near a port. */
function towsAndEscorts(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick([...PILOT_STATIONS, ...DRIFTING_WATERS]));
  addTows(draft);
  addEscorts(draft);
  return draft;
}

function addTows(draft: ScenarioDraft): void {
  const { random } = draft;
  for (let left = random.integer(1, 3); left > 0; left--) {
    const at = draft.freePlace(3000);
    const tow = sketchShip(random, random.pick(['barge', 'barge', 'coaster', 'supply'] as const));
    const name = draft.addShip('Tow', tow, { at }, [{ drift: {} }]);
    const hours = random.scaled(2, 14);
    const speedKnots = Math.round(random.between(2.5, 6.5) * 10) / 10;
    draft.addShip(
      'Tug',
      sketchShip(random, 'tug'),
      { at: draft.seaward(at, 800, 4000), atSeconds: random.between(0, 2) * HOUR },
      [
        {
          tow: {
            ship: name,
            lineMeters: Math.round(random.scaled(20, 450)),
            to: draft.pointFrom(
              at,
              hours * speedKnots * 1852,
              draft.openDegrees + random.between(-60, 60),
            ),
            speedKnots,
          },
        },
        leavingStep(draft, at),
      ],
    );
    draft.extendTo((hours + 1) * HOUR);
  }
}

function addEscorts(draft: ScenarioDraft): void {
  const { random } = draft;
  for (let left = random.integer(2, 4); left > 0; left--) {
    const at = draft.freePlace(2500);
    const hours = random.scaled(0.7, 5);
    const speedKnots = Math.round(random.between(4, 9) * 10) / 10;
    const to = draft.pointFrom(
      at,
      hours * speedKnots * 1852 + 5000,
      draft.openDegrees + random.between(-60, 60),
    );
    const escorted = sketchShip(
      random,
      random.pick(['aframax', 'suezmax', 'vlcc', 'container'] as const),
    );
    const ship = draft.addShip('Escorted', escorted, { at, speedKnots }, [
      { sail: { to, speedKnots } },
    ]);
    for (let tugs = random.integer(1, 2); tugs > 0; tugs--) {
      const aheadMeters = -Math.round(escorted.lengthMeters / 2 + random.scaled(20, 250));
      const starboardMeters = random.pick([-1, 0, 1]) * Math.round(random.between(30, 150));
      draft.addShip(
        'Escort',
        { ...sketchShip(random, 'tug'), speedKnots: 12 },
        { at: draft.seaward(at, 400, 2500) },
        [
          { escort: { ship, aheadMeters, starboardMeters, for: durationText(hours * HOUR) } },
          leavingStep(draft, at),
        ],
      );
    }
    draft.extendTo((hours + 1) * HOUR);
  }
}

/** Supply and standby ships at platforms; shuttle tankers behind an FPSO. */
function oilField(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(OIL_FIELDS));
  for (let left = random.integer(2, 4); left > 0; left--) {
    const at = draft.freePlace(4000);
    const sketch = sketchShip(random, 'platform');
    const name = draft.addShip(
      'Platform',
      { ...sketch, speedKnots: 0 },
      { at, headingDegrees: 0 },
      [{ moor: {} }],
    );
    const host: VisitedShip = { name, sketch, at, fromSeconds: 0 };
    addVisitor(draft, host, {
      role: 'Supply',
      sketch: sketchShip(random, 'supply'),
      purpose: 'supply',
      hours: [1, 10],
      afterSeconds: random.between(0.3, 5) * HOUR,
      side: random.pick(['port', 'starboard'] as const),
    });
    if (!random.occurs(0.6)) continue;
    draft.addShip(
      'Standby',
      sketchShip(random, 'standby'),
      { at: draft.pointFrom(at, 500, random.between(0, 360)) },
      [{ loiter: { radiusMeters: Math.round(random.scaled(250, 1200)), speedKnots: 1.5 } }],
    );
  }
  for (let left = random.integer(1, 2); left > 0; left--) {
    const sketch = sketchShip(random, random.pick(['fpso', 'aframax'] as const), 'laden');
    const at = draft.freePlace(5000);
    const name = draft.addShip('Fpso', { ...sketch, speedKnots: 0 }, { at }, [
      { anchor: { scopeMeters: 20 } },
    ]);
    const fpso: VisitedShip = { name, sketch, at, fromSeconds: 0 };
    if (random.occurs(0.7)) addOffloading(draft, fpso);
    else {
      addVisitor(draft, fpso, {
        role: 'Supply',
        sketch: sketchShip(random, 'supply'),
        purpose: 'supply',
        hours: [1, 8],
        afterSeconds: random.between(0.3, 4) * HOUR,
        side: 'starboard',
      });
    }
  }
  // A supply ship and a rescue ship that wait beside each other.
  const waits = draft.freePlace(3000);
  addDrifting(draft, 'Standby', sketchShip(random, 'standby'), waits);
  addDrifting(
    draft,
    'Supply',
    sketchShip(random, 'supply'),
    draft.pointFrom(waits, random.scaled(100, 600), 70),
  );
  return draft;
}

export type TrafficFamily = 'overtaking' | 'strait' | 'tows-and-escorts' | 'oil-field';

export const TRAFFIC_FAMILIES: Readonly<Record<TrafficFamily, Family>> = {
  overtaking: {
    proves: 'Ships that overtake slowly or sail in line transfer nothing',
    coverage: 'coast',
    build: overtaking,
  },
  strait: {
    proves: 'Ships that pass in a strait transfer nothing',
    coverage: 'coast',
    build: strait,
  },
  'tows-and-escorts': {
    proves: 'Tugs with their tows, and escorts, transfer nothing',
    coverage: 'coast',
    build: towsAndEscorts,
  },
  'oil-field': {
    proves:
      'Shuttle tankers load from an FPSO; supply ships at platforms transfer no cargo between ships',
    coverage: 'ocean',
    build: oilField,
  },
};
