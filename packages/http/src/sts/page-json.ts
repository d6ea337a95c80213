import type { Paged, Paging } from '@roadstead/service';

/** A page of a list, as the STS area writes it. */
export function pageJson<Item, Json>(
  { items, total }: Paged<Item>,
  { page, size }: Paging,
  write: (item: Item) => Json,
): { items: Json[]; total: number; page: number; size: number; pages: number } {
  return { items: items.map(write), total, page, size, pages: Math.ceil(total / size) };
}
