import { expect, it } from 'vitest';
import { pageJson, pageText } from './page-json.ts';

it.each([0, 1, 2, 3])('a page of %i items has the text of its JSON', (count) => {
  const page = { items: Array.from({ length: count }, (_, i) => ({ id: i })), total: 7 };
  const paging = { page: 2, size: 3 };
  const json = JSON.stringify(pageJson(page, paging, (item) => item));
  expect(pageText(page, paging, (item) => JSON.stringify(item))).toBe(json);
});
