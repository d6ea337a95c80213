import type { RandomStream } from '../trades/random-stream.ts';
import {
  addAnchored,
  addDrifting,
  addVisitor,
  alongsideStep,
  leavingStep,
  type VisitedShip,
} from './choreography.ts';
import type { Family } from './family.ts';
import { addAnchoredPairs, addDriftingPairs, addIdleShips, addWaitingShips } from './neighbours.ts';
import { DRIFTING_WATERS, PORT_ANCHORAGES, TRANSFER_ANCHORAGES } from './places.ts';
import { durationText, ScenarioDraft } from './scenario-draft.ts';
import { type ShipClassName, type ShipSketch, sketchShip } from './ship-makers.ts';

const HOUR = 3600;
const DARK_RATE = 0.12;
/** Transfers between tankers take from a few hours to a day and a half. */
const CARGO_HOURS = [3, 34] as const;

const SMALL: readonly ShipClassName[] = ['chemical', 'product', 'product', 'panamax'];
const LARGE: readonly ShipClassName[] = ['panamax', 'aframax', 'aframax', 'suezmax', 'vlcc'];

/** Two tankers, one with cargo; the direction of the cargo is random. */
function tankerPair(random: RandomStream): {
  readonly host: ShipSketch;
  readonly visitor: ShipSketch;
  readonly loads: number;
} {
  const isVisitorLoading = random.occurs(0.5);
  const isSimilar = random.occurs(0.4);
  const large = random.pick([...LARGE, ...SMALL]);
  const small = isSimilar ? large : random.pick(SMALL);
  const share = random.between(0.3, 1);
  return {
    host: sketchShip(random, large, isVisitorLoading ? 'laden' : 'ballast'),
    visitor: sketchShip(random, small, isVisitorLoading ? 'ballast' : 'laden'),
    loads: isVisitorLoading ? share : -share,
  };
}

function visitOf(
  random: RandomStream,
  visitor: ShipSketch,
  loads: number,
  afterSeconds: number,
  darkRate: number,
) {
  return {
    role: 'Tanker',
    sketch: visitor,
    purpose: 'cargo',
    hours: CARGO_HOURS,
    afterSeconds,
    side: random.pick(['port', 'starboard'] as const),
    loads,
    isDark: random.occurs(darkRate),
  } as const;
}

/** Some pairs at anchor, between tankers that wait there. */
function anchorTransfers(random: RandomStream, darkRate: number): ScenarioDraft {
  const places = random.occurs(0.3) ? PORT_ANCHORAGES : TRANSFER_ANCHORAGES;
  const draft = new ScenarioDraft(random, random.pick(places));
  const spacing = random.scaled(500, 1800);
  for (let left = random.integer(2, 5); left > 0; left--) {
    const { host, visitor, loads } = tankerPair(random);
    const arrives = random.occurs(0.4) ? random.between(0, 4) * HOUR : undefined;
    const anchored = addAnchored(draft, 'Tanker', host, draft.freePlace(spacing), {
      ...(arrives !== undefined && { arrivesSeconds: arrives }),
    });
    const after = anchored.fromSeconds + random.between(0.5, 8) * HOUR;
    const leaves = addVisitor(draft, anchored, visitOf(random, visitor, loads, after, darkRate));
    darkenHost(draft, anchored, after, leaves, darkRate / 3);
  }
  addIdleShips(draft, random.integer(3, 14), spacing, ['product', 'chemical', 'aframax', 'bunker']);
  addAnchoredPairs(draft, random.integer(0, 3), spacing);
  return draft;
}

function driftTransfers(random: RandomStream, darkRate: number): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(DRIFTING_WATERS));
  for (let left = random.integer(2, 4); left > 0; left--) {
    const { host, visitor, loads } = tankerPair(random);
    const drifting = addDrifting(draft, 'Tanker', host, draft.freePlace(4000));
    const after = random.between(0.5, 9) * HOUR;
    const leaves = addVisitor(draft, drifting, visitOf(random, visitor, loads, after, darkRate));
    darkenHost(draft, drifting, after, leaves, darkRate / 3);
  }
  addWaitingShips(draft, random.integer(1, 4), random.scaled(400, 2500));
  addDriftingPairs(draft, random.integer(0, 3));
  return draft;
}

function darkenHost(
  draft: ScenarioDraft,
  host: VisitedShip,
  afterSeconds: number,
  leavesSeconds: number,
  rate: number,
): void {
  if (!draft.random.occurs(rate)) return;
  const from = Math.max(60, afterSeconds - draft.random.between(1, 5) * HOUR);
  draft.darken(host.name, from, leavesSeconds + draft.random.between(0.5, 4) * HOUR);
}

/** The approach under way, the transfer under way, or then at anchor or adrift. */
function underWayTransfers(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(DRIFTING_WATERS));
  for (let left = random.integer(2, 4); left > 0; left--) {
    const { host, visitor, loads } = tankerPair(random);
    const at = draft.freePlace(6000);
    const speedKnots = Math.round(random.between(2.5, 6) * 10) / 10;
    const degrees = draft.openDegrees + random.between(-70, 70);
    const hours = random.scaled(3, 20);
    const sailedHours = random.occurs(0.7) ? hours + 8 : random.between(1, 4);
    const to = draft.pointFrom(at, sailedHours * speedKnots * 1852, degrees);
    const rest = random.occurs(0.5) ? { drift: {} } : { anchor: {} };
    const name = draft.addShip(
      'Tanker',
      host,
      { at, speedKnots, headingDegrees: degreesOf(degrees) },
      [{ sail: { to, speedKnots } }, rest],
    );
    const start = draft.pointFrom(
      at,
      random.between(2000, 9000),
      degrees + random.between(90, 270),
    );
    const leader: VisitedShip = { name, sketch: host, at, fromSeconds: 0 };
    const visit = visitOf(random, visitor, loads, 0, DARK_RATE);
    const follower = draft.addShip(
      'Tanker',
      visitor,
      { at: start, atSeconds: random.between(0, 4000) },
      [alongsideStep(draft, leader, visit, hours * HOUR), leavingStep(draft, to)],
    );
    if (visit.isDark) draft.darken(follower, 4000);
    draft.extendTo((hours + 3) * HOUR);
  }
  return draft;
}

function degreesOf(degrees: number): number {
  return Math.round(((degrees % 360) + 360) % 360);
}

/** A large tanker and shuttles in turn, on one side or on both. */
function lightering(random: RandomStream): ScenarioDraft {
  const isAdrift = random.occurs(0.35);
  const draft = new ScenarioDraft(
    random,
    random.pick(isAdrift ? DRIFTING_WATERS : TRANSFER_ANCHORAGES),
  );
  for (let left = random.integer(1, 2); left > 0; left--) {
    const sketch = sketchShip(random, random.pick(['vlcc', 'vlcc', 'suezmax'] as const), 'laden');
    const at = draft.freePlace(3000);
    const mother = isAdrift
      ? addDrifting(draft, 'Mother', sketch, at)
      : addAnchored(draft, 'Mother', sketch, at);
    let after = random.between(0.3, 3) * HOUR;
    const share = random.pick([1, 1, -0.8]);
    let freeSeconds = 0;
    for (let shuttles = random.integer(2, 4); shuttles > 0; shuttles--) {
      const shuttle = sketchShip(
        random,
        random.pick(['product', 'panamax', 'aframax'] as const),
        'ballast',
      );
      const leaves = addVisitor(draft, mother, {
        role: 'Shuttle',
        sketch: shuttle,
        purpose: 'cargo',
        hours: [3, 14],
        afterSeconds: after,
        side: shuttles % 2 === 0 ? 'port' : 'starboard',
        loads: share * random.between(0.6, 1),
        isDark: random.occurs(DARK_RATE),
      });
      // At most two at a time, one on each side.
      const mayJoin = after >= freeSeconds && random.occurs(0.4);
      freeSeconds = Math.max(freeSeconds, leaves);
      after = mayJoin
        ? after + random.between(1, 4) * HOUR
        : freeSeconds + random.between(0.3, 2) * HOUR;
    }
  }
  if (isAdrift) addWaitingShips(draft, random.integer(1, 4), random.scaled(600, 2500));
  else
    addIdleShips(draft, random.integer(2, 8), random.scaled(600, 1800), [
      'aframax',
      'product',
      'vlcc',
    ]);
  return draft;
}

/** Bulk carriers that load from or unload to coasters and barges, at anchor. */
function bulkTransshipment(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(
    random,
    random.pick([...TRANSFER_ANCHORAGES, ...PORT_ANCHORAGES]),
  );
  const spacing = random.scaled(600, 1500);
  for (let left = random.integer(1, 3); left > 0; left--) {
    const loads = random.pick([-1, 1]);
    const sketch = sketchShip(random, 'bulker', loads < 0 ? 'ballast' : 'laden');
    const mother = addAnchored(draft, 'Bulker', sketch, draft.freePlace(spacing));
    let after = random.between(0.3, 4) * HOUR;
    for (let visits = random.integer(1, 3); visits > 0; visits--) {
      const leaves = addVisitor(draft, mother, {
        role: 'Feeder',
        sketch: sketchShip(random, 'coaster', loads < 0 ? 'laden' : 'ballast'),
        purpose: 'cargo',
        hours: [2.5, 16],
        afterSeconds: after,
        side: random.pick(['port', 'starboard'] as const),
        loads: loads * random.between(0.7, 1),
      });
      after = leaves + random.between(0.3, 4) * HOUR;
    }
  }
  addIdleShips(draft, random.integer(3, 12), spacing, ['bulker', 'coaster', 'coaster', 'product']);
  return draft;
}

/** An FPSO whose oil shuttle tankers load over its stern. */
export function addOffloading(draft: ScenarioDraft, fpso: VisitedShip): void {
  const { random } = draft;
  const shuttle = sketchShip(random, random.pick(['aframax', 'suezmax'] as const), 'ballast');
  const hours = random.between(14, 28);
  draft.addShip(
    'Shuttle',
    shuttle,
    { at: draft.seaward(fpso.at, 6000, 16_000), atSeconds: random.between(0, 5) * HOUR },
    [
      {
        tandem: {
          ship: fpso.name,
          gapMeters: Math.round(random.between(70, 120)),
          draughtChange: { shipMeters: 6, otherMeters: -3.5 },
          for: durationText(hours * HOUR),
        },
      },
      leavingStep(draft, fpso.at),
    ],
  );
  draft.extendTo((hours + 7) * HOUR);
}

export type OilFamily =
  | 'anchor-transfers'
  | 'drift-transfers'
  | 'under-way-transfers'
  | 'lightering'
  | 'bulk-transshipment'
  | 'dark-transfers';

export const OIL_FAMILIES: Readonly<Record<OilFamily, Family>> = {
  'anchor-transfers': {
    proves: 'Tankers transfer cargo at anchor, between tankers that wait',
    coverage: 'coast',
    build: (random) => anchorTransfers(random, DARK_RATE),
  },
  'drift-transfers': {
    proves: 'Tankers transfer cargo adrift, near ships that drift and wait',
    coverage: 'ocean',
    build: (random) => driftTransfers(random, DARK_RATE),
  },
  'under-way-transfers': {
    proves: 'Tankers transfer cargo under way',
    coverage: 'ocean',
    build: underWayTransfers,
  },
  lightering: {
    proves: 'Shuttle tankers lighter large tankers, in turn or on both sides',
    coverage: 'coast',
    build: lightering,
  },
  'bulk-transshipment': {
    proves: 'Coasters load from bulk carriers at anchor, or unload to them',
    coverage: 'coast',
    build: bulkTransshipment,
  },
  'dark-transfers': {
    proves: 'One of two tankers switches its transmitter off before the transfer',
    coverage: 'ocean',
    build: (random) =>
      random.occurs(0.5) ? anchorTransfers(random, 0.75) : driftTransfers(random, 0.75),
  },
};
