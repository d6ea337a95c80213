/** Returns the index of the first item whose time is not before an instant. @param items ascending by their time */
export function lowerBound<Item>(
  items: readonly Item[],
  fromMs: number,
  timeOf: (item: Item) => number,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeOf(items[middle]) < fromMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
