export const START_MS: number = Date.UTC(2026, 0, 1);
export const METERS_PER_MILE = 1852;
/** On the equator of WGS84. */
const MILES_PER_DEGREE = 111_319.4908 / METERS_PER_MILE;
const HOME_LONGITUDE = -75;
const LEG_MILES = 25;
const WEATHER_HOURS = 30;

interface Canal {
  readonly name: string;
  readonly miles: number;
  readonly knots: number;
  /** Waiting time before it, drawn for each voyage. */
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

/** Ship types of the simulator, with their AIS type, and their shortest and longest voyage. */
interface VoyageProfile {
  readonly type: string;
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly knots: number;
  readonly milesLeast: number;
  readonly milesGreatest: number;
}

const PROFILES: readonly VoyageProfile[] = [
  profile('coaster', 70, 100, 12, 150, 1500),
  profile('ferry', 60, 150, 20, 150, 1500),
  profile('tanker', 80, 183, 13.5, 500, 6000),
  profile('bulker', 70, 225, 13.5, 800, 6000),
  profile('container', 70, 300, 20, 800, 6000),
  profile('reefer', 70, 140, 18, 800, 6000),
  profile('vlcc', 80, 333, 14, 2000, 6000),
];

function profile(
  type: string,
  shiptype: number,
  lengthMeters: number,
  knots: number,
  milesLeast: number,
  milesGreatest: number,
): VoyageProfile {
  return { type, shiptype, lengthMeters, knots, milesLeast, milesGreatest };
}

/** Position of a canal, in nautical miles east of home. */
interface CanalPlace {
  readonly name: string;
  readonly west: number;
  readonly east: number;
}

/** Two voyages of a ship, there and back. */
export interface PlannedVoyages {
  readonly yaml: string;
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly miles: number;
  readonly canals: readonly CanalPlace[];
  /** Time in port between the two. */
  readonly stayHours: number;
  /** Whether each voyage has a stop at sea. */
  readonly stops: readonly boolean[];
}

/** Plans two voyages of a ship, as a scenario. */
export function planVoyages(random: () => number, ship: number): PlannedVoyages {
  const { type, shiptype, milesLeast, milesGreatest, ...typical } =
    PROFILES[ship % PROFILES.length];
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
    'proves: a ship sails there and back',
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

/** Steps of a ship from one port to the other; `fromHome` converts miles from its departure to miles from home. */
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
  const pause = (hours: number, how = 'anchor') => {
    if (hours > 0.1) steps.push(`      - ${how}: { for: ${Math.round(60 * hours)}m }`);
  };
  const atSea = (toMile: number) => {
    while (mile < toMile) {
      const next = Math.min(toMile, mile + LEG_MILES);
      const loss = 0.05 + 0.06 * weather + 0.1 * Math.max(0, weather - 1.2);
      const speed = knots * (1 - Math.min(0.5, Math.max(0, loss)));
      const hours = (next - mile) / speed;
      sail(next, speed);
      const retained = Math.exp(-hours / WEATHER_HOURS);
      weather = retained * weather + Math.sqrt(1 - retained * retained) * gaussian(random);
      if (random() < hours / (8 * 24)) {
        stopped = true;
        pause(evenly(2, 20)(random), random() < 0.5 ? 'anchor' : 'drift');
      }
    }
  };
  sail(evenly(5, 20)(random), evenly(6, 10)(random));
  for (const canal of canals) {
    atSea(canal.west);
    pause(canal.waitHours(random));
    sail(canal.east, canal.knots);
  }
  if (random() < 0.2) {
    atSea(miles - 12);
    pause(evenly(3, 30)(random));
  }
  atSea(miles - evenly(4, 12)(random));
  if (random() < 0.5) pause(evenly(0.5, 2)(random), 'drift');
  sail(miles, evenly(5, 9)(random));
  return { steps, stopped };
}

function place(mile: number): string {
  return `[${(HOME_LONGITUDE + mile / MILES_PER_DEGREE).toFixed(5)}, 0]`;
}

/** Standard normal (Box and Muller). */
function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Nautical miles east of home. */
export function mileOf(longitude: number): number {
  return (longitude - HOME_LONGITUDE) * MILES_PER_DEGREE;
}

/** Destination of the first (0) or second (1) voyage, in nautical miles east of home. */
export function destinationMile({ miles }: PlannedVoyages, voyage: number): number {
  return voyage === 0 ? miles : 0;
}
