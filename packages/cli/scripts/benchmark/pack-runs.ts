import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createFamilyScenario,
  readScenario,
  SCENARIO_FAMILIES,
  type Scenario,
} from '@roadstead/simulator';

/** A run of the benchmark. */
export interface PackRun {
  readonly name: string;
  readonly scenario: Scenario;
  readonly seed: number;
}

const SCENARIOS = join(import.meta.dirname, '../../../../scenarios');
/** Scenarios of port calls, without encounters; one with the reports of another; one whose reports alone are a gigabyte. */
const LEFT_OUT = /^(?:call-|passages-without-call|satellite-only-long-gap|anchorage-of-500)/;
/** Seeds from here on are reserved for the benchmark: nothing may be fitted on them. */
const GENERATED_SEED_MIN = 900_001;

/** Returns the runs: each scenario once, and a number of generated ones of each family. */
export function packRuns(generated: number): readonly PackRun[] {
  return [
    ...readdirSync(SCENARIOS)
      .filter((file) => file.endsWith('.yaml') && !LEFT_OUT.test(file))
      .sort()
      .map(ofFile),
    ...SCENARIO_FAMILIES.flatMap((family) =>
      Array.from({ length: generated }, (_, k) => {
        const seed = GENERATED_SEED_MIN + k;
        const scenario = createFamilyScenario(family, seed);
        return { name: `${family}-${seed}`, scenario, seed: scenario.seed };
      }),
    ),
  ];
}

function ofFile(file: string): PackRun {
  const read = readScenario(readFileSync(join(SCENARIOS, file), 'utf8'), file);
  if (!read.ok) throw new Error(`${file} is not valid.`);
  return { name: read.value.name, scenario: read.value, seed: read.value.seed };
}
