import type { Tell } from '@roadstead/yaml-file';
import type { Step } from '../scenario.ts';
import type { ShipDraft } from './draft.ts';
import type { ShipNames } from './ship-names.ts';

/** Who goes to whom must not come round to the same ship: nobody would know who moves whom. */
export function checkCircles(drafts: readonly ShipDraft[], names: ShipNames, tell: Tell): void {
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
      const way =
        leader === undefined || leader === name ? undefined : wayTo(name, leader, leaders);
      if (!way) continue;
      const round = [name, ...way].join(' goes to ');
      tell([...path, 'ship'], `expected ships that go to one another not to come round: ${round}`);
    }
  }
}

function leaderOf(step: Step, names: ShipNames): string | undefined {
  return 'ship' in step ? names.planOf(step.ship) : undefined;
}

/** From a ship by whom it goes to, and whom that one goes to, to another; undefined where there is no way. */
function wayTo(
  to: string,
  from: string,
  leaders: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way[way.length - 1];
    if (last === to) return way;
    for (const next of leaders.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
