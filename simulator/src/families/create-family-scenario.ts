import type { Scenario } from '../scenario.ts';
import { readScenario } from '../scenario-file/read-scenario.ts';
import { RandomStream } from '../trades/random-stream.ts';
import type { Family } from './family.ts';
import { FISHING_FAMILIES, type FishingFamily } from './fishing-families.ts';
import { HARBOUR_FAMILIES, type HarbourFamily } from './harbour-families.ts';
import { LONE_FAMILIES, type LoneFamily } from './lone-families.ts';
import { OIL_FAMILIES, type OilFamily } from './oil-families.ts';
import { drawReceivers } from './receptions.ts';
import { SERVICE_FAMILIES, type ServiceFamily } from './service-families.ts';
import { TRAFFIC_FAMILIES, type TrafficFamily } from './traffic-families.ts';

/** Name of a family of generated scenarios. */
export type ScenarioFamily =
  | OilFamily
  | ServiceFamily
  | FishingFamily
  | HarbourFamily
  | TrafficFamily
  | LoneFamily;

const FAMILIES: Readonly<Record<ScenarioFamily, Family>> = {
  ...OIL_FAMILIES,
  ...SERVICE_FAMILIES,
  ...FISHING_FAMILIES,
  ...HARBOUR_FAMILIES,
  ...TRAFFIC_FAMILIES,
  ...LONE_FAMILIES,
};

/** Names of the families that models of encounters are fitted on and tested with. */
export const SCENARIO_FAMILIES: readonly ScenarioFamily[] = (
  Object.keys(FAMILIES) as ScenarioFamily[]
).filter((family) => !Object.hasOwn(LONE_FAMILIES, family));

/** Names of the families that events of one ship are tested with, beside the others. */
export const LONE_SHIP_FAMILIES: readonly ScenarioFamily[] = Object.keys(
  LONE_FAMILIES,
) as LoneFamily[];

const DAY_MS = 86_400_000;
const EPOCH_MS = Date.UTC(2026, 0, 1);
const MINUTE = 60;
/** Share of the scenarios in which reception begins after ships have come together. */
const LATE_RECEPTION_RATE = 0.12;

/**
 * Creates a scenario of a family: ships that meet for the family's reason, and others about them.
 * @param seed an integer from 0 to 2^32 − 1; the same family and seed give the same scenario
 */
export function createFamilyScenario(family: ScenarioFamily, seed: number): Scenario {
  const scenario = readScenario(familyScenarioText(family, seed), `${family}-${seed}.yaml`);
  if (scenario.ok) return scenario.value;
  const problems = scenario.error.map(({ path, message }) => `${path}: ${message}`);
  throw new Error(`The family ${family} gives an invalid scenario: ${problems.join('; ')}`);
}

/** Returns the file of a family's scenario, as JSON, which is YAML. */
export function familyScenarioText(family: ScenarioFamily, seed: number): string {
  const { proves, coverage, build }: Family = FAMILIES[family];
  const random = new RandomStream(seed, family, 'family');
  const draft = build(random);
  if (random.occurs(LATE_RECEPTION_RATE)) {
    draft.faults.push({ dark: { ships: 'all', to: draft.time(random.between(0.5, 5) * 3600) } });
  }
  const seconds = draft.drawDurationSeconds();
  const startMs = EPOCH_MS + random.integer(0, 364) * DAY_MS + random.integer(0, 86_399) * 1000;
  return JSON.stringify({
    proves,
    seed,
    start: new Date(startMs).toISOString().replace('.000Z', 'Z'),
    duration: `${Math.ceil(seconds / MINUTE)}m`,
    sea: drawSea(random),
    receivers: drawReceivers(random, coverage, draft.at),
    ships: draft.ships,
    faults: draft.faults,
  });
}

function drawSea(random: RandomStream): Record<string, unknown> {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    current: {
      towardsDegrees: random.integer(0, 359),
      knots: round(random.between(0, 1.4) * random.between(0, 1)),
      tidal: random.occurs(0.5),
    },
    wind: { fromDegrees: random.integer(0, 359), knots: round(random.between(2, 26)) },
  };
}
