/**
 * Scores the presets on the scenarios of the repository, with their own seeds, and prints the table, or with `--write` puts it into
 * scenarios/README.md: npm run docs:presets
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRESET_NAMES } from '@roadstead/model';
import { ScenarioDetection } from '@roadstead/recordings/scenarios';
import { createSimulation } from '@roadstead/simulator';
import { bundledSurroundings } from '../src/bundled/bundled-surroundings.ts';
import { detectionSettings } from '../src/simulation/detection-settings.ts';
import { type LoadedScenario, loadScenarios } from '../src/simulation/load-scenarios.ts';
import { simulated } from '../src/simulation/simulated-batches.ts';
import {
  addPresetRun,
  classifyRun,
  noCounts,
  type PresetCounts,
  percent,
  ReportTimes,
} from './preset-counts.ts';

const SCENARIOS = join(import.meta.dirname, '../../../scenarios');
const README = join(SCENARIOS, 'README.md');
const [BEGIN, END] = ['<!-- npm run docs:presets -->\n', '<!-- end -->\n'];

const surroundings = await bundledSurroundings();
const counts = new Map(PRESET_NAMES.map((name) => [name, noCounts()]));
const names = readdirSync(SCENARIOS).filter((name) => name.endsWith('.yaml'));
const files = await loadScenarios(names.sort().map((name) => join(SCENARIOS, name)));
for (const [i, file] of files.entries()) {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${i + 1} of ${files.length}: ${file.scenario.name}          `);
  await score(file);
}
if (process.argv[2] === '--write') {
  const [before, rest] = readFileSync(README, 'utf8').split(BEGIN);
  writeFileSync(README, `${before}${BEGIN}\n${table()}\n${END}${rest.split(END)[1]}`);
} else {
  process.stdout.write(table());
}

async function score({ scenario }: LoadedScenario): Promise<void> {
  const settings = detectionSettings(scenario, { preset: PRESET_NAMES });
  const detection = new ScenarioDetection(scenario, settings, surroundings);
  const simulation = createSimulation(scenario);
  const times = new ReportTimes();
  for await (const { reports } of simulated(simulation)) {
    detection.step(reports);
    times.add(reports.flatMap(({ report }) => ('longitude' in report ? [report] : [])));
  }
  detection.end();
  const run = { truth: simulation.truth(), events: [...detection.log.events], times };
  for (const [c, own] of classifyRun(run, settings.configurations).entries()) {
    const { name } = settings.configurations[c];
    addPresetRun(counts.get(name) as PresetCounts, own);
  }
}

function table(): string {
  const rows = [...counts].map(
    ([name, { events, right, transfers, found }]) =>
      `| \`${name}\` | ${percent(right, events)} of ${events} | ${percent(found, transfers)} of ${transfers} |\n`,
  );
  return ['| preset | precision | recall |\n', '| --- | --- | --- |\n', ...rows].join('');
}
