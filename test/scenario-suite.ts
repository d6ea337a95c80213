import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectScenario, readScenarioFile } from './drive-scenario.ts';
import { ROOT } from './workspace.ts';

/** Seeds of each short scenario, the first in `npm test`, the others in the soak tests; `SCENARIO_SEEDS` sets another number, for the long ones too. */
const SEEDS = Number(process.env['SCENARIO_SEEDS'] ?? 3);
/** Limit of short scenarios: a larger one runs longer than half a minute, in the soak tests, with one seed. */
const SHIP_DAYS_MAX = 1000;
const SECONDS_PER_DAY = 86_400;

/** Checks for the first seed of each short scenario, or for all others and the long ones, that the results are those that its file expects. */
export function describeScenarios(part: 'quick' | 'soak'): void {
  const files = readdirSync(`${ROOT}scenarios`).filter((name) => name.endsWith('.yaml'));
  for (const file of files) {
    const scenario = readScenarioFile(`${ROOT}scenarios/${file}`);
    const ships = scenario.ships.reduce((sum, { count }) => sum + count, 0);
    const isLong = (ships * scenario.durationSeconds) / SECONDS_PER_DAY > SHIP_DAYS_MAX;
    const count = isLong && !process.env['SCENARIO_SEEDS'] ? 1 : SEEDS;
    const all = Array.from({ length: count }, (_, k) => scenario.seed + k);
    const quick = isLong ? [] : all.slice(0, 1);
    const seeds = part === 'quick' ? quick : all.slice(quick.length);
    if (seeds.length === 0) continue;
    describe(`scenarios/${file}`, () => {
      it.each(seeds)('seed %i', (seed) => {
        expect(detectScenario(scenario, seed).verdict.unmet).toEqual([]);
      });
    });
  }
}
