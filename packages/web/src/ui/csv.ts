/** A number, or a longitude and a latitude. */
const PLACE = /^[-\d., ]+$/;

type CsvCell = string | number | boolean | null | undefined;

/**
 * Returns rows as CSV (RFC 4180), the names of the columns first. Null and undefined are empty. A text that a spreadsheet would run as a
 * formula becomes one that it shows: names of ships come from their reports.
 */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');
}

function quoted(cell: CsvCell): string {
  const isFormula = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) && !PLACE.test(cell);
  const text = isFormula ? `'${cell}` : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
