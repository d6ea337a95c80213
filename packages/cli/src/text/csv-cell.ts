export type CsvCell = string | number | boolean | null;

/** Formats a cell as RFC 4180 requires; null is empty. */
export function quoteCsvCell(cell: CsvCell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
