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
