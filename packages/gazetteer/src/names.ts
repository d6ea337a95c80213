/** A name as it is compared: without accents, case and signs; `Bur Sa'id` and `BUR SAID` are one. */
export function searchable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Whether two names are one but for accents, case and signs. */
export function namesAlike(a: string, b: string): boolean {
  return searchable(a) === searchable(b);
}
