export type Cell = string | number | boolean | null;

/** A cell as RFC 4180 writes it; null is nothing. */
export function quoted(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
