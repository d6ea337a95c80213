/** Above this a block is cut in two. Larger ones make adding slower, smaller ones counting. */
const BLOCK_LENGTH_MAX = 512;

/**
 * Items in an order, in blocks: an item is added to a million others by moving some hundred, not half a million. The
 * order is the caller's, who asks for positions by a question that is true for the first items and false for the rest.
 */
export interface SortedBlocks<Item> {
  /** How many of the items, from the first on, come before what is asked for. */
  countBefore(isBefore: (item: Item) => boolean): number;
  /** Adds behind the items that come before it. */
  add(item: Item, isBefore: (item: Item) => boolean): void;
  /** Removes the first item that does not come before. */
  remove(isBefore: (item: Item) => boolean): void;
  /** The items of these positions, `end` excluded, from the last one where `isDescending`. Not to be changed meanwhile. */
  between(start: number, end: number, isDescending: boolean): Iterable<Item>;
}

export function createSortedBlocks<Item>(): SortedBlocks<Item> {
  const blocks: Item[][] = [];

  /** The block where the first item is that does not come before, or the last one. */
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

/** By halving: how many items, from the first on, the question is true for. */
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
