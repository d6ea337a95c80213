import type { MaritimeService } from '@roadstead/service';
import { createSimulation } from '@roadstead/simulator';
import { type Host, UserError, writeText } from '../host/host.ts';
import { takeUntilAborted } from '../host/take-until-aborted.ts';
import { ingestBatch } from '../ingest/ingest-batch.ts';
import { BackgroundTraffic, withBackground } from './background-traffic.ts';
import { type LoadedScenario, loadScenarios } from './load-scenarios.ts';
import { playRealTime } from './simulated-batches.ts';

/** @throws UserError for an invalid file */
export async function loadScenario(path: string): Promise<LoadedScenario> {
  const files = await loadScenarios([path]);
  if (files.length > 1) throw new UserError('--scenario accepts one file.');
  return files[0];
}

/** Plays a scenario into a service until it ends or is interrupted. */
export async function feedScenario(
  service: MaritimeService,
  { scenario, path }: LoadedScenario,
  speed: number,
  host: Host,
): Promise<void> {
  const simulation = createSimulation(scenario);
  const played = playRealTime(simulation, speed, host.nowMs);
  const background = BackgroundTraffic.of(scenario, path);
  for await (const { reports } of takeUntilAborted(
    withBackground(played, simulation, background),
    host.interrupted,
  )) {
    if (reports.length === 0) continue;
    const result = await service.ingest(ingestBatch(reports.map(({ report }) => report)));
    if (!result.ok) return;
  }
  if (!host.interrupted.aborted) await writeText(host.stderr, `${scenario.name} has ended.\n`);
}
