import type { PositionReport } from '@roadstead/model';
import { estimateEta, type SpeedHistory, stepSpeedHistory } from '@roadstead/routing';
import { createSimulation, readScenario } from '@roadstead/simulator';
import { seededRandom } from './random.ts';
import { type Bench, quantile, type Row } from './report.ts';

/*
 * Each ship makes two voyages, there and back along the equator, where a degree is the same length everywhere. What happens:
 *
 * - A ship's speed in calm water is 75 to 105 % of its type's (as the simulator has it), and on each voyage 92 to 108 % of that.
 * - Weather changes every 25 nautical miles: an Ornstein-Uhlenbeck process of 30 hours takes 5 % of the speed, more or less 6 %
 *   (standard deviation), and beyond 1.2 deviations another 10 % for each; at least nothing, at most half of the speed.
 * - A current of 0 to 1.2 knots in any direction, of every other ship tidal.
 * - On average every 8 days at sea a stop of 2 to 20 hours, at anchor or adrift.
 * - Every other ship with more than 1500 nautical miles to sail goes through Suez, Panama, or Bosporus and Dardanelles, every
 *   fourth of the others through Kiel or Corinth, a quarter to 70 % of the way out; after a wait at anchor, and slowly.
 * - The first 5 to 20 miles are sailed at 6 to 10 knots, the last 4 to 12 at 5 to 9. On one voyage in five the ship waits for 3
 *   to 30 hours 12 miles off, on every other one for half an hour to two hours for the pilot.
 * - Receivers at both ports and along canals hear 40 miles round; at sea a satellite hears for 8 minutes of every 95.
 *
 * The estimate is told the ship's type, length and fixes, the way and the canals ahead, and none of the above; that canals are
 * long and slow it knows from the same sources. The baseline holds the newest speed over ground, or where that is below 1
 * knot the last one above, on the same way.
 */

const SHIPS = 42;
const ASKED_MS = 4 * 3_600_000;
const HOUR_MS = 3_600_000;
const METERS_PER_MILE = 1852;
/** On the equator of WGS84. */
const MILES_PER_DEGREE = 111_319.4908 / METERS_PER_MILE;
const START_MS = Date.UTC(2026, 0, 1);
const HOME_LONGITUDE = -75;
const LEG_MILES = 25;
const WEATHER_HOURS = 30;

interface Canal {
  readonly name: string;
  readonly miles: number;
  readonly knots: number;
  /** Before it, drawn anew for each voyage. */
  readonly waitHours: (random: () => number) => number;
}

const exponential = (mean: number) => (random: () => number) => -mean * Math.log(1 - random());
const evenly = (least: number, greatest: number) => (random: () => number) =>
  least + (greatest - least) * random();

const OCEAN_CANALS: readonly (readonly Canal[])[] = [
  [{ name: 'suez-canal', miles: 104, knots: 8, waitHours: evenly(2, 24) }],
  [{ name: 'panama-canal', miles: 44, knots: 4.4, waitHours: exponential(20) }],
  [
    { name: 'bosporus', miles: 17, knots: 9, waitHours: exponential(8) },
    { name: 'dardanelles', miles: 38, knots: 10, waitHours: exponential(4) },
  ],
];
const SHORT_CANALS: readonly (readonly Canal[])[] = [
  [{ name: 'kiel-canal', miles: 53, knots: 7, waitHours: evenly(0, 4) }],
  [{ name: 'corinth-canal', miles: 3.4, knots: 5, waitHours: evenly(0, 3) }],
];

/** Ships as the simulator has them, with their type as AIS has it, and their shortest and longest voyage. */
interface Trade {
  readonly type: string;
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly knots: number;
  readonly milesLeast: number;
  readonly milesGreatest: number;
}

const TRADES: readonly Trade[] = [
  trade('coaster', 70, 100, 12, 150, 1500),
  trade('ferry', 60, 150, 20, 150, 1500),
  trade('tanker', 80, 183, 13.5, 500, 6000),
  trade('bulker', 70, 225, 13.5, 800, 6000),
  trade('container', 70, 300, 20, 800, 6000),
  trade('reefer', 70, 140, 18, 800, 6000),
  trade('vlcc', 80, 333, 14, 2000, 6000),
];

function trade(
  type: string,
  shiptype: number,
  lengthMeters: number,
  knots: number,
  milesLeast: number,
  milesGreatest: number,
): Trade {
  return { type, shiptype, lengthMeters, knots, milesLeast, milesGreatest };
}

/** A canal, in nautical miles east of home. */
interface CanalPlace {
  readonly name: string;
  readonly west: number;
  readonly east: number;
}

interface Voyages {
  readonly yaml: string;
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly miles: number;
  readonly canals: readonly CanalPlace[];
  /** How long it lies between the two. */
  readonly stayHours: number;
  /** Of each voyage, whether it stopped at sea. */
  readonly stops: readonly boolean[];
}

/** What was asked once, all in hours from then on. */
interface Question {
  readonly remaining: number;
  readonly eta: number;
  readonly p10: number;
  readonly p90: number;
  readonly constant: number;
  readonly voyage: number;
  readonly hasCanal: boolean;
  readonly hasStop: boolean;
}

/** How far off are estimated arrivals? */
export const bench: Bench = {
  question:
    'How far off is the ETA of simulated voyages (median, hours), and if the speed over ground is held?',
  run(progress): readonly Row[] {
    const questions: Question[] = [];
    for (let ship = 0; ship < SHIPS; ship++) {
      progress(`ship ${ship + 1} of ${SHIPS}`);
      const voyages = planned(seededRandom(ship + 1), ship);
      questions.push(...asked(voyages, sailed(voyages, ship + 1)));
    }
    const within = (least: number, greatest: number) =>
      questions.filter(({ remaining }) => remaining >= least && remaining < greatest);
    return [
      row('all', questions),
      row('under 6 h to go', within(0, 6)),
      row('6 to 24 h', within(6, 24)),
      row('1 to 3 days', within(24, 72)),
      row('3 to 10 days', within(72, 240)),
      row('over 10 days', within(240, Number.POSITIVE_INFINITY)),
      row(
        'voyages with a canal',
        questions.filter(({ hasCanal }) => hasCanal),
      ),
      row(
        '… with neither canal nor stop',
        questions.filter((q) => !q.hasCanal && !q.hasStop),
      ),
      row(
        '… of ships never heard before',
        questions.filter(({ voyage }) => voyage === 0),
      ),
    ];
  },
};

function row(what: string, questions: readonly Question[]): Row {
  const ours = quantile(
    questions.map(({ eta, remaining }) => Math.abs(eta - remaining)),
    0.5,
  );
  const theirs = quantile(
    questions.map(({ constant, remaining }) => Math.abs(constant - remaining)),
    0.5,
  );
  const below = (key: 'p10' | 'eta' | 'p90') =>
    Math.round((100 * questions.filter((q) => q.remaining <= q[key]).length) / questions.length);
  return {
    what,
    asked: questions.length,
    'ETA, h': ours,
    'constant, h': theirs,
    ratio: ours / theirs,
    'in by 10 %': below('p10'),
    'by 50 %': below('eta'),
    'by 90 %': below('p90'),
  };
}

/** Two voyages of a ship, as a scenario. */
function planned(random: () => number, ship: number): Voyages {
  const { type, shiptype, milesLeast, milesGreatest, ...typical } = TRADES[ship % TRADES.length];
  const miles = milesLeast * (milesGreatest / milesLeast) ** random();
  const calmKnots = typical.knots * evenly(0.75, 1.05)(random);
  const lengthMeters = Math.round(typical.lengthMeters * evenly(0.9, 1.1)(random));
  const isOcean = miles > 1500;
  const kinds = isOcean ? OCEAN_CANALS : SHORT_CANALS;
  const kind = random() < (isOcean ? 0.5 : 0.25) ? kinds[Math.floor(random() * kinds.length)] : [];
  const begin = miles * evenly(0.25, 0.7)(random);
  const canals = kind.map((canal, i) => {
    // The Sea of Marmara lies between the two straits.
    const west = begin + (i === 0 ? 0 : kind[0].miles + 110);
    return { ...canal, west, east: west + canal.miles };
  });
  const stayHours = Math.round(evenly(10, 40)(random));
  const there = voyageSteps(random, miles, calmKnots, canals, (mile) => mile);
  const mirrored = canals.map((c) => ({ ...c, west: miles - c.east, east: miles - c.west }));
  const back = voyageSteps(random, miles, calmKnots, mirrored.toReversed(), (mile) => miles - mile);
  const station = (mile: number, miles: number) =>
    `  - { within: { centre: ${place(mile)}, rangeNauticalMiles: ${miles} }, loss: 0.3 }`;
  const yaml = [
    'proves: nothing; a ship sails there and back',
    `start: ${new Date(START_MS).toISOString()}`,
    'duration: 150d',
    `sea: { current: { towardsDegrees: ${Math.floor(360 * random())}, knots: ${(1.2 * random()).toFixed(2)}, tidal: ${random() < 0.5} } }`,
    'receivers:',
    '  - { everywhere: true, loss: 0.5, passes: { every: 95m, listens: 8m, first: 12m } }',
    station(0, 40),
    station(miles, 40),
    ...canals.map(({ west, east }) => station((west + east) / 2, 40 + (east - west) / 2)),
    'ships:',
    `  - name: Alfa`,
    `    type: ${type}`,
    `    lengthMeters: ${lengthMeters}`,
    `    speedKnots: ${(1.1 * calmKnots).toFixed(1)}`,
    `    start: { at: ${place(0)}, speedKnots: 0 }`,
    '    steps:',
    ...there.steps,
    `      - moor: { for: ${stayHours}h }`,
    ...back.steps,
    '      - moor: {}',
  ].join('\n');
  return {
    yaml,
    shiptype,
    lengthMeters,
    miles,
    canals,
    stayHours,
    stops: [there, back].map((v) => v.stopped),
  };
}

/** What a ship does from one port to the other; `fromHome` turns miles from its departure into miles from home. */
function voyageSteps(
  random: () => number,
  miles: number,
  calmKnots: number,
  canals: readonly (Canal & CanalPlace)[],
  fromHome: (mile: number) => number,
): { readonly steps: readonly string[]; readonly stopped: boolean } {
  const steps: string[] = [];
  const knots = calmKnots * evenly(0.92, 1.08)(random);
  let weather = gaussian(random);
  let mile = 0;
  let stopped = false;
  const sail = (toMile: number, speed: number) => {
    steps.push(`      - sail: { to: ${place(fromHome(toMile))}, speedKnots: ${speed.toFixed(1)} }`);
    mile = toMile;
  };
  const lie = (hours: number, how = 'anchor') => {
    if (hours > 0.1) steps.push(`      - ${how}: { for: ${Math.round(60 * hours)}m }`);
  };
  const atSea = (toMile: number) => {
    while (mile < toMile) {
      const next = Math.min(toMile, mile + LEG_MILES);
      const loss = 0.05 + 0.06 * weather + 0.1 * Math.max(0, weather - 1.2);
      const speed = knots * (1 - Math.min(0.5, Math.max(0, loss)));
      const hours = (next - mile) / speed;
      sail(next, speed);
      const kept = Math.exp(-hours / WEATHER_HOURS);
      weather = kept * weather + Math.sqrt(1 - kept * kept) * gaussian(random);
      if (random() < hours / (8 * 24)) {
        stopped = true;
        lie(evenly(2, 20)(random), random() < 0.5 ? 'anchor' : 'drift');
      }
    }
  };
  sail(evenly(5, 20)(random), evenly(6, 10)(random));
  for (const canal of canals) {
    atSea(canal.west);
    lie(canal.waitHours(random));
    sail(canal.east, canal.knots);
  }
  if (random() < 0.2) {
    atSea(miles - 12);
    lie(evenly(3, 30)(random));
  }
  atSea(miles - evenly(4, 12)(random));
  if (random() < 0.5) lie(evenly(0.5, 2)(random), 'drift');
  sail(miles, evenly(5, 9)(random));
  return { steps, stopped };
}

function place(mile: number): string {
  return `[${(HOME_LONGITUDE + mile / MILES_PER_DEGREE).toFixed(5)}, 0]`;
}

/** Normal with mean 0 and deviation 1 (Box and Muller). */
function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** What is heard of two voyages. */
interface Heard {
  readonly fixes: readonly HeardFix[];
  readonly arrivalsMs: readonly number[];
}

type HeardFix = Pick<PositionReport, 'timeMs' | 'longitude' | 'latitude' | 'sog'>;

function sailed(voyages: Voyages, seed: number): Heard {
  const scenario = readScenario(voyages.yaml, 'voyages.yaml');
  if (!scenario.ok) throw new Error(scenario.failure.map(({ message }) => message).join());
  const simulation = createSimulation(scenario.value, { seed });
  const fixes: HeardFix[] = [];
  const arrivalsMs: number[] = [];
  while (arrivalsMs.length < 2) {
    if (simulation.nowMs >= simulation.endMs) throw new Error(`Ship ${seed} does not arrive.`);
    for (const { report } of simulation.runTo(simulation.nowMs + 24 * HOUR_MS).reports) {
      if (!('sog' in report)) continue;
      const { timeMs, longitude, latitude, sog } = report;
      fixes.push({ timeMs, longitude, latitude, sog });
      const voyage = arrivalsMs.length;
      const isThere = Math.abs(mileOf(longitude) - destinationMile(voyages, voyage)) < 0.5;
      if (voyage < 2 && isThere && sog !== null && sog < 0.5) arrivalsMs.push(timeMs);
    }
  }
  return { fixes, arrivalsMs };
}

/** Asks every four hours, from an hour after departure to the arrival. */
function asked(voyages: Voyages, { fixes, arrivalsMs }: Heard): readonly Question[] {
  const questions: Question[] = [];
  let history: SpeedHistory | undefined;
  let newest: HeardFix | undefined;
  let lastSog = 0;
  let next = 0;
  for (const [voyage, arrivalMs] of arrivalsMs.entries()) {
    const departureMs = voyage === 0 ? START_MS : arrivalsMs[0] + voyages.stayHours * HOUR_MS;
    for (let nowMs = departureMs + HOUR_MS; nowMs < arrivalMs; nowMs += ASKED_MS) {
      for (; next < fixes.length && fixes[next].timeMs <= nowMs; next++) {
        newest = fixes[next];
        history = stepSpeedHistory(history, newest);
        if (newest.sog !== null && newest.sog > 1) lastSog = newest.sog;
      }
      if (!newest || lastSog === 0) continue;
      const answer = answered(voyages, voyage, { fix: newest, history, lastSog, nowMs });
      if (answer) questions.push({ ...answer, remaining: (arrivalMs - nowMs) / HOUR_MS });
    }
  }
  return questions;
}

/** What is known of a ship when it is asked for. */
interface Known {
  readonly fix: HeardFix;
  readonly history: SpeedHistory | undefined;
  /** The last speed over ground above 1 knot. */
  readonly lastSog: number;
  readonly nowMs: number;
}

function answered(
  voyages: Voyages,
  voyage: number,
  { fix, history, lastSog, nowMs }: Known,
): Omit<Question, 'remaining'> | undefined {
  const direction = voyage === 0 ? 1 : -1;
  const mile = mileOf(fix.longitude);
  const miles = Math.max(0, direction * (destinationMile(voyages, voyage) - mile));
  // As a route has it: a passage is ahead until its gate, which is about its middle.
  const ahead = voyages.canals.filter(
    ({ west, east }) => direction * ((west + east) / 2 - mile) > 0,
  );
  const passages = ahead.map(({ name }) => name);
  const route = { distanceMeters: miles * METERS_PER_MILE, passages };
  const eta = estimateEta({ fix, route, ship: voyages, history, nowMs });
  if (eta.status !== 'ok') return undefined;
  const hours = (timeMs: number) => (timeMs - nowMs) / HOUR_MS;
  const held = fix.sog !== null && fix.sog >= 1 ? fix.sog : lastSog;
  return {
    eta: hours(eta.etaMs),
    p10: hours(eta.p10Ms),
    p90: hours(eta.p90Ms),
    constant: Math.max(0, hours(fix.timeMs + (miles / held) * HOUR_MS)),
    voyage,
    hasCanal: voyages.canals.length > 0,
    hasStop: voyages.stops[voyage],
  };
}

function mileOf(longitude: number): number {
  return (longitude - HOME_LONGITUDE) * MILES_PER_DEGREE;
}

function destinationMile({ miles }: Voyages, voyage: number): number {
  return voyage === 0 ? miles : 0;
}
