/** Maximum length of a block before it is split. Larger blocks make inserts slower, smaller ones counts. */
const BLOCK_LENGTH_MAX = 512;

/**
 * A sorted list in blocks: an insert into a million items moves some hundred of them, not half a million. The caller
 * defines the order and passes predicates that are true for the first items and false for the rest.
 */
export interface SortedBlocks<Item> {
  /** Returns the number of first items for which the predicate is true. */
  countBefore(isBefore: (item: Item) => boolean): number;
  /** Inserts an item after those for which the predicate is true. */
  add(item: Item, isBefore: (item: Item) => boolean): void;
  /** Removes the first item for which the predicate is false. */
  remove(isBefore: (item: Item) => boolean): void;
  /** Returns the items from `start` to `end` (excluded), reversed if `isDescending`. Invalid after a modification. */
  between(start: number, end: number, isDescending: boolean): Iterable<Item>;
}

/** Creates an empty list. */
export function createSortedBlocks<Item>(): SortedBlocks<Item> {
  const blocks: Item[][] = [];

  /** The block with the first item for which the predicate is false, or the last block. */
  function blockOf(isBefore: (item: Item) => boolean): number {
    return Math.min(
      countFirst(blocks, (block) => isBefore(block.at(-1)!)),
      Math.max(0, blocks.length - 1),
    );
  }

  return {
    countBefore(isBefore): number {
      const at = blockOf(isBefore);
      let count = countFirst(blocks[at] ?? [], isBefore);
      for (let i = 0; i < at; i++) count += blocks[i]!.length;
      return count;
    },

    add(item, isBefore): void {
      if (blocks.length === 0) {
        blocks.push([item]);
        return;
      }
      const at = blockOf(isBefore);
      const block = blocks[at]!;
      block.splice(countFirst(block, isBefore), 0, item);
      if (block.length > BLOCK_LENGTH_MAX)
        blocks.splice(at + 1, 0, block.splice(BLOCK_LENGTH_MAX / 2));
    },

    remove(isBefore): void {
      const at = blockOf(isBefore);
      const block = blocks[at]!;
      block.splice(countFirst(block, isBefore), 1);
      if (block.length === 0) blocks.splice(at, 1);
    },

    *between(start, end, isDescending): Iterable<Item> {
      let left = end - start;
      let skipped = isDescending ? countAll(blocks) - end : start;
      for (let i = 0; i < blocks.length && left > 0; i++) {
        const block = isDescending ? blocks.at(-1 - i)! : blocks[i]!;
        if (skipped >= block.length) {
          skipped -= block.length;
          continue;
        }
        for (let j = skipped; j < block.length && left > 0; j++, left--)
          yield (isDescending ? block.at(-1 - j) : block[j])!;
        skipped = 0;
      }
    },
  };
}

/** Counts by binary search the first items for which a predicate is true. */
function countFirst<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFirst(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countAll(blocks: readonly (readonly unknown[])[]): number {
  return blocks.reduce((sum, block) => sum + block.length, 0);
}
