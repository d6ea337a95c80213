import type { RandomStream } from '../trades/random-stream.ts';
import {
  addAnchored,
  addVisitor,
  alongsideStep,
  leavingStep,
  type VisitedShip,
} from './choreography.ts';
import type { Family } from './family.ts';
import { addIdleShips } from './neighbours.ts';
import { PILOT_STATIONS, PORT_ANCHORAGES, QUAYS, TRANSFER_ANCHORAGES } from './places.ts';
import { addMooredShips, quayDraft } from './quay-side.ts';
import { durationText, metersBetween, ScenarioDraft, type StepDocument } from './scenario-draft.ts';
import { type ShipClassName, sketchShip } from './ship-makers.ts';

const HOUR = 3600;
const MINUTE = 60;
const METERS_PER_SECOND_PER_KNOT = 0.5144;

const CUSTOMERS: readonly ShipClassName[] = [
  'bulker',
  'container',
  'product',
  'aframax',
  'coaster',
  'ferry',
  'vlcc',
  'reefer',
];

/** Adds a ship that goes alongside some hosts in turn. */
function addRounds(
  draft: ScenarioDraft,
  hosts: readonly VisitedShip[],
  options: {
    readonly role: string;
    readonly class: ShipClassName;
    readonly purpose: 'bunkers' | 'stores' | 'supply';
    readonly hours: readonly [number, number];
    readonly loads?: number;
  },
): void {
  const { random } = draft;
  const sketch = sketchShip(random, options.class, options.loads ? 'laden' : 'any');
  const begins = random.between(0, 3) * HOUR;
  const steps: StepDocument[] = [];
  let seconds = begins;
  let from = draft.seaward(hosts[0].at, 1500, 9000);
  const start = from;
  for (const host of hosts) {
    const duration = random.scaled(...options.hours) * HOUR;
    const side = random.pick(['port', 'starboard'] as const);
    steps.push(alongsideStep(draft, host, { sketch, side, ...options }, duration));
    seconds +=
      metersBetween(from, host.at) / (6 * METERS_PER_SECOND_PER_KNOT) + HOUR / 2 + duration;
    from = host.at;
    if (random.occurs(0.5)) {
      // Waits at anchor close to its last customer.
      const at = draft.pointFrom(host.at, random.between(500, 1200), random.between(0, 360));
      steps.push({
        anchor: { at, scopeMeters: 60, for: durationText(random.scaled(0.3, 4) * HOUR) },
      });
      seconds += 2 * HOUR;
    }
  }
  const speedKnots = Math.round(random.between(5, 9) * 10) / 10;
  draft.addShip(options.role, { ...sketch, speedKnots }, { at: start, atSeconds: begins }, [
    ...steps,
    leavingStep(draft, from),
  ]);
  draft.extendTo(seconds);
}

/** Adds anchored ships that boats visit. @returns their names */
function addCustomers(
  draft: ScenarioDraft,
  random: RandomStream,
  count: number,
  spacing: number,
): ReturnType<typeof addAnchored>[] {
  return Array.from({ length: count }, () =>
    addAnchored(
      draft,
      'Ship',
      sketchShip(random, random.pick(CUSTOMERS)),
      draft.freePlace(spacing),
    ),
  );
}

function bunkeringAtAnchor(random: RandomStream): ScenarioDraft {
  const places = random.occurs(0.75) ? PORT_ANCHORAGES : TRANSFER_ANCHORAGES;
  const draft = new ScenarioDraft(random, random.pick(places));
  const spacing = random.scaled(450, 1300);
  const hosts = addCustomers(draft, random, random.integer(3, 8), spacing);
  for (let each = 0; each < hosts.length; each += 3) {
    addRounds(draft, hosts.slice(each, each + random.integer(2, 3)), {
      role: 'Bunker',
      class: 'bunker',
      purpose: 'bunkers',
      hours: [1.5, 8],
      loads: -random.between(0.15, 0.5),
    });
  }
  addIdleShips(draft, random.integer(3, 10), spacing, [
    'bunker',
    'bunker',
    'product',
    'bulker',
    'coaster',
  ]);
  return draft;
}

function bunkeringAtBerth(random: RandomStream): ScenarioDraft {
  const quay = random.pick(QUAYS);
  const draft = quayDraft(random, quay);
  const hosts = addMooredShips(draft, quay, random.integer(3, 7), CUSTOMERS);
  const visited = hosts.filter(() => random.occurs(0.6));
  for (const host of visited) {
    addVisitor(draft, host, {
      role: 'Bunker',
      sketch: sketchShip(random, 'bunker', 'laden'),
      purpose: 'bunkers',
      hours: [1.5, 8],
      afterSeconds: random.between(0.5, 10) * HOUR,
      side: 'starboard',
      loads: -random.between(0.15, 0.5),
      milesMax: 4,
    });
  }
  addMooredShips(draft, quay, random.integer(1, 4), ['bunker', 'bunker', 'tug'], 1);
  return draft;
}

/** Launches, crew boats and store boats that visit ships at anchor. */
function serviceBoats(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(
    random,
    random.pick(random.occurs(0.6) ? PORT_ANCHORAGES : TRANSFER_ANCHORAGES),
  );
  const spacing = random.scaled(500, 1500);
  const hosts = addCustomers(draft, random, random.integer(4, 9), spacing);
  for (let each = 0; each < hosts.length; each += 3) {
    addRounds(draft, hosts.slice(each, each + 3), {
      role: 'Launch',
      class: random.pick(['launch', 'launch', 'supply', 'tug'] as const),
      purpose: random.pick(['stores', 'supply'] as const),
      hours: [0.2, 3.5],
    });
  }
  addIdleShips(draft, random.integer(1, 6), spacing, CUSTOMERS);
  return draft;
}

/** Pilots board and leave ships under way; others wait at anchor near the station. */
function pilotStation(random: RandomStream): ScenarioDraft {
  const draft = new ScenarioDraft(random, random.pick(PILOT_STATIONS));
  const at = draft.freePlace(500);
  for (let left = random.integer(4, 9); left > 0; left--) {
    const speedKnots = Math.round(random.between(5, 11) * 10) / 10;
    const begins = random.between(0, 10) * HOUR;
    const course = draft.openDegrees + 180 + random.between(-25, 25);
    const from = draft.pointFrom(at, random.between(3000, 6000), course + 180);
    const sketch = sketchShip(random, random.pick(CUSTOMERS));
    const name = draft.addShip('Ship', sketch, { at: from, atSeconds: begins, speedKnots }, [
      { sail: { to: draft.pointFrom(at, 6_000, course), speedKnots } },
    ]);
    const boat = sketchShip(random, 'pilotBoat');
    const host: VisitedShip = { name, sketch, at: from, fromSeconds: begins };
    const side = random.pick(['port', 'starboard'] as const);
    const seconds = random.scaled(4, 20) * MINUTE;
    const steps = [alongsideStep(draft, host, { sketch: boat, purpose: 'pilot', side }, seconds)];
    // Some boats accompany the ship for a while.
    if (random.occurs(0.5)) {
      const starboardMeters = random.pick([-1, 1]) * Math.round(random.between(60, 300));
      const minutes = random.between(10, 50);
      steps.push({ company: { ship: name, starboardMeters, for: durationText(minutes * MINUTE) } });
    }
    draft.addShip(
      'Pilot',
      boat,
      { at: draft.pointFrom(at, 800, random.between(0, 360)), atSeconds: begins },
      [...steps, { sail: { to: at } }],
    );
    draft.extendTo(begins + 2 * HOUR);
  }
  addIdleShips(draft, random.integer(0, 5), 900, CUSTOMERS);
  return draft;
}

export type ServiceFamily =
  | 'bunkering-at-anchor'
  | 'bunkering-at-berth'
  | 'service-boats'
  | 'pilot-station';

export const SERVICE_FAMILIES: Readonly<Record<ServiceFamily, Family>> = {
  'bunkering-at-anchor': {
    proves: 'Bunker tankers supply ships at anchor, one after another',
    coverage: 'coast',
    build: bunkeringAtAnchor,
  },
  'bunkering-at-berth': {
    proves: 'Bunker tankers supply ships at their berths',
    coverage: 'coast',
    build: bunkeringAtBerth,
  },
  'service-boats': {
    proves: 'Launches and supply boats that visit ships at anchor transfer no cargo',
    coverage: 'coast',
    build: serviceBoats,
  },
  'pilot-station': {
    proves: 'A pilot boat beside a ship is no transfer',
    coverage: 'coast',
    build: pilotStation,
  },
};
