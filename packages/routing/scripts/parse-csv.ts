/** Parses a CSV text into records by the names of its first line; quoted fields may contain commas, not line ends. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...lines] = text.trim().split(/\r?\n/);
  const names = fieldsOf(header);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    if (fields.length !== names.length)
      throw new Error(`${fields.length} fields, not ${names.length}: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, fields[at]]));
  });
}

function fieldsOf(line: string): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return [...fields, field];
}
