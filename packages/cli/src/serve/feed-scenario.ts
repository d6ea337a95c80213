import type { MaritimeService } from '@roadstead/service';
import { createSimulation, type Scenario } from '@roadstead/simulator';
import { type Host, UserError, write } from '../host.ts';
import { readScenarioFiles } from '../scenario-files.ts';
import { played } from '../scenario-run.ts';
import { untilAborted } from '../until-aborted.ts';

/** @throws UserError for a file that is wrong */
export async function readScenarioFile(path: string): Promise<Scenario> {
  const files = await readScenarioFiles([path]);
  if (files.length > 1) throw new UserError('--scenario takes one file.');
  return files[0].scenario;
}

/** Plays a scenario into a service, until it is over or interrupted. */
export async function feedScenario(
  service: MaritimeService,
  scenario: Scenario,
  speed: number,
  host: Host,
): Promise<void> {
  const simulation = createSimulation(scenario);
  for await (const { reports } of untilAborted(
    played(simulation, speed, host.nowMs),
    host.interrupted,
  )) {
    if (reports.length === 0) continue;
    const taken = await service.ingest(reports.map(({ report }) => report));
    if (!taken.ok) return;
  }
  if (!host.interrupted.aborted) await write(host.stderr, `${scenario.name} is over.\n`);
}
