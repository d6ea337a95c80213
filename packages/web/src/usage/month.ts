/** Returns `2026-11`. */
export function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}

/** Returns the year and month of `2026-11`; undefined for another text. */
export function parseMonth(
  text: string | undefined,
): { readonly year: number; readonly month: number } | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  const isValid = year !== undefined && Number(year) >= 1970;
  return isValid ? { year: Number(year), month: Number(month) } : undefined;
}
