import type { MaritimeService } from '@roadstead/service';
import { createSimulation, type Scenario } from '@roadstead/simulator';
import { type Host, UserError, writeText } from '../host/host.ts';
import { takeUntilAborted } from '../host/take-until-aborted.ts';
import { ingestBatch } from '../ingest/ingest-batch.ts';
import { loadScenarios } from './load-scenarios.ts';
import { playRealTime } from './scenario-run.ts';

/** @throws UserError for an invalid file */
export async function loadScenario(path: string): Promise<Scenario> {
  const files = await loadScenarios([path]);
  if (files.length > 1) throw new UserError('--scenario accepts one file.');
  return files[0].scenario;
}

/** Plays a scenario into a service until it ends or is interrupted. */
export async function feedScenario(
  service: MaritimeService,
  scenario: Scenario,
  speed: number,
  host: Host,
): Promise<void> {
  const simulation = createSimulation(scenario);
  for await (const { reports } of takeUntilAborted(
    playRealTime(simulation, speed, host.nowMs),
    host.interrupted,
  )) {
    if (reports.length === 0) continue;
    const result = await service.ingest(ingestBatch(reports.map(({ report }) => report)));
    if (!result.ok) return;
  }
  if (!host.interrupted.aborted) await writeText(host.stderr, `${scenario.name} has ended.\n`);
}
