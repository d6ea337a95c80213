/** One page of a list. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  /** Items on all pages. */
  readonly total: number;
}

/** The page of a list to return. */
export interface Paging {
  /** From 1. */
  readonly page: number;
  /** Items a page, 1 to 1000. */
  readonly size: number;
}

/** Returns a page of a list. */
export function pageOfList<Item>(items: readonly Item[], { page, size }: Paging): Paged<Item> {
  const from = (page - 1) * size;
  return { items: items.slice(from, from + size), total: items.length };
}
