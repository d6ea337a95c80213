import { searchable } from '@roadstead/model';

/** Whether two names are equal apart from accents, case and punctuation. */
export function namesAlike(a: string, b: string): boolean {
  return searchable(a) === searchable(b);
}
