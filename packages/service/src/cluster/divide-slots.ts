import type { WorkerDocument } from './cluster-tables.ts';

/**
 * L17: divides slots evenly between workers, with few moves.
 * @param owners the present worker of each slot
 * @param workers names of those that may own slots; without one nothing changes
 * @param isMovable whether another worker may own a slot from now on
 * @returns the new owners. They are even if enough slots are movable.
 */
export function divideSlots(
  owners: readonly (string | null)[],
  workers: readonly string[],
  isMovable: (slot: number) => boolean,
): readonly (string | null)[] {
  if (workers.length === 0) return owners;
  const divided = [...owners];
  const slotsOf = new Map<string, number[]>([...workers].sort().map((worker) => [worker, []]));
  for (const [slot, owner] of owners.entries()) slotsOf.get(owner ?? '')?.push(slot);
  const give = (slot: number): void => {
    const [worker, slots] = least(slotsOf);
    divided[slot] = worker;
    slots.push(slot);
  };
  for (const [slot, owner] of owners.entries())
    if (!slotsOf.has(owner ?? '') && isMovable(slot)) give(slot);
  for (;;) {
    const fewest = least(slotsOf)[1].length;
    const from = [...slotsOf.values()].find(
      (slots) => slots.length > fewest + 1 && slots.some(isMovable),
    );
    if (!from) return divided;
    const [slot] = from.splice(from.findLastIndex(isMovable), 1);
    give(slot);
  }
}

/** The worker with the fewest slots. */
function least(slotsOf: ReadonlyMap<string, number[]>): readonly [string, number[]] {
  return [...slotsOf].reduce((one, other) => (other[1].length < one[1].length ? other : one));
}

/**
 * L18: divides slots between the workers that run. A standby gets all slots of one that is gone, and returns them to a worker that starts, so
 * that no other worker has to process messages again. Without a standby a worker that has no slots yet gets them. Without other workers one standby
 * owns all slots.
 * @param isMovable whether another worker may own a slot from now on
 * @param isWaiting whether a worker without slots gets none of a worker that runs yet
 */
export function divideWithStandbys(
  owners: readonly (string | null)[],
  running: readonly WorkerDocument[],
  isMovable: (slot: number) => boolean,
  isWaiting: (worker: string) => boolean,
): readonly (string | null)[] {
  const names = new Set(running.map(({ name }) => name));
  const owning = new Set(owners.filter((owner) => owner !== null));
  const present = running.filter(({ isLeaving }) => !isLeaving);
  const standbys = present.filter(({ name, isStandby }) => isStandby && !owning.has(name));
  const active = present.filter((worker) => !standbys.includes(worker));
  const idle = active.filter(({ name }) => !owning.has(name));
  const gone = [...owning].filter((owner) => !names.has(owner));
  const successors = [...standbys, ...idle];
  if (gone.length > 0 && successors.length > 0)
    return replaceOwners(owners, gone, namesOf(successors));
  const unmovable = new Set(owners.filter((_, slot) => !isMovable(slot)));
  const lending = active.filter(({ isStandby }) => isStandby);
  const replaceable = lending.filter(({ name }) => !unmovable.has(name));
  const ready = idle.filter(({ name }) => !isWaiting(name));
  if (replaceable.length > 0 && ready.length > 0)
    return replaceOwners(owners, namesOf(replaceable), namesOf(ready));
  // One that got slots of others would not get those of the standby any more.
  const newcomers = lending.length > 0 ? [] : ready;
  const dividing = active.filter((each) => owning.has(each.name) || newcomers.includes(each));
  return divideSlots(
    owners,
    namesOf(active.length > 0 ? dividing : standbys.slice(0, 1)),
    isMovable,
  );
}

function namesOf(workers: readonly WorkerDocument[]): readonly string[] {
  return workers.map(({ name }) => name);
}

/** Replaces each of some owners by another one, as long as there are others. */
function replaceOwners(
  owners: readonly (string | null)[],
  replaced: readonly string[],
  others: readonly string[],
): readonly (string | null)[] {
  const pairs = replaced.slice(0, others.length).map((name, i) => [name, others[i]] as const);
  const successors = new Map<string | null, string>(pairs);
  return owners.map((owner) => successors.get(owner) ?? owner);
}
