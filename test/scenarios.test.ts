import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenario, scenarioOf } from './drive-scenario.ts';
import { ROOT } from './workspace.ts';

const SEEDS = Number(process.env['SCENARIO_SEEDS'] ?? 3);
/** What takes longer than half a minute is tried with one seed. */
const SHIP_DAYS_MAX = 1000;
const SECONDS_PER_DAY = 86_400;
const FILES = readdirSync(`${ROOT}scenarios`).filter((name) => name.endsWith('.yaml'));

/** What every scenario expects comes out for every seed; `SCENARIO_SEEDS` asks for so many. */
describe.each(FILES)('scenarios/%s', (file) => {
  const scenario = scenarioOf(`${ROOT}scenarios/${file}`);
  const ships = scenario.ships.reduce((sum, { count }) => sum + count, 0);
  const shipDays = (ships * scenario.durationSeconds) / SECONDS_PER_DAY;
  const seeds = shipDays > SHIP_DAYS_MAX && !process.env['SCENARIO_SEEDS'] ? 1 : SEEDS;
  it.each(Array.from({ length: seeds }, (_, k) => scenario.seed + k))('seed %i', (seed) => {
    expect(runScenario(scenario, seed).verdict.unmet).toEqual([]);
  });
});
