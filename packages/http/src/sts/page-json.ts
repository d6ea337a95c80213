import type { Paged, Paging } from '@roadstead/service';

/** A page of a list of the STS API. */
export function pageJson<Item, Json>(
  { items, total }: Paged<Item>,
  { page, size }: Paging,
  toJson: (item: Item) => Json,
): { items: Json[]; total: number; page: number; size: number; pages: number } {
  return { items: items.map(toJson), total, page, size, pages: Math.ceil(total / size) };
}
