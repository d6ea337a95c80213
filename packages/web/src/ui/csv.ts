type CsvCell = string | number | boolean | null | undefined;

/** Returns rows as CSV (RFC 4180), the names of the columns first. Null and undefined are empty. */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');
}

function quoted(cell: CsvCell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
