import type { Paged, Paging } from '@roadstead/model';
import { z } from 'zod';
import { responseObject } from './operation-response.ts';

/** The schema of a page of a list. @param id its name in the OpenAPI document */
export function pageSchema<Item extends z.ZodType>(id: string, item: Item) {
  return responseObject(id, {
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    pages: z.int(),
  });
}

/** A page of a list as JSON, of the JSON of its items. */
export function pageText<Item>(
  { items, total }: Paged<Item>,
  { page, size }: Paging,
  toText: (item: Item) => string,
): string {
  const pages = Math.ceil(total / size);
  const texts = items.map(toText);
  // One join makes one copy: a text that is appended to is copied again when it is sent.
  texts[0] = `{"items":[${texts[0] ?? ''}`;
  texts[texts.length - 1] += `],"total":${total},"page":${page},"size":${size},"pages":${pages}}`;
  return texts.join();
}

/** A page of a list. */
export function pageJson<Item, Json>(
  { items, total }: Paged<Item>,
  { page, size }: Paging,
  toJson: (item: Item) => Json,
): { items: Json[]; total: number; page: number; size: number; pages: number } {
  return { items: items.map(toJson), total, page, size, pages: Math.ceil(total / size) };
}
