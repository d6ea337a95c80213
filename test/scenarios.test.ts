import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScenario, scenarioOf } from './drive-scenario.ts';
import { ROOT } from './workspace.ts';

/** What every scenario expects comes out for every seed; `SCENARIO_SEEDS` asks for more of them. */
const SEEDS = Number(process.env['SCENARIO_SEEDS'] ?? 3);
const FILES = readdirSync(`${ROOT}scenarios`).filter((name) => name.endsWith('.yaml'));

describe.each(FILES)('scenarios/%s', (file) => {
  const scenario = scenarioOf(`${ROOT}scenarios/${file}`);
  it.each(Array.from({ length: SEEDS }, (_, k) => scenario.seed + k))('seed %i', (seed) => {
    expect(runScenario(scenario, seed).verdict.unmet).toEqual([]);
  });
});
