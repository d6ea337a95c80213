import type { ReportIssue } from '@roadstead/yaml-file';
import type { Step } from '../scenario.ts';
import type { ShipDraft } from './ship-draft.ts';
import type { ShipNames } from './ship-names.ts';

/** Rejects cycles of ships that go to one another: none of them could move first. */
export function checkCycles(
  drafts: readonly ShipDraft[],
  names: ShipNames,
  report: ReportIssue,
): void {
  const leaders = new Map<string, Set<string>>();
  for (const { name, steps } of drafts) {
    if (name === undefined) continue;
    const those = steps.flatMap(({ value }) => leaderOf(value, names) ?? []);
    leaders.set(name, new Set([...(leaders.get(name) ?? []), ...those]));
  }
  for (const { name, steps } of drafts) {
    if (name === undefined) continue;
    for (const { path, value } of steps) {
      const leader = leaderOf(value, names);
      const cycle =
        leader === undefined || leader === name ? undefined : pathTo(name, leader, leaders);
      if (!cycle) continue;
      const round = [name, ...cycle].join(' goes to ');
      report([...path, 'ship'], `expected no cycle of ships that go to one another: ${round}`);
    }
  }
}

function leaderOf(step: Step, names: ShipNames): string | undefined {
  return 'ship' in step ? names.planOf(step.ship) : undefined;
}

/** Path along leaders from one ship to another; undefined without one. */
function pathTo(
  to: string,
  from: string,
  leaders: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined {
  const paths: (readonly string[])[] = [[from]];
  const seen = new Set([from]);
  for (const path of paths) {
    const last = path[path.length - 1];
    if (last === to) return path;
    for (const next of leaders.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}
