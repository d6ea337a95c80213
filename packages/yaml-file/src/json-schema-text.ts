import { z } from 'zod';

/** As wide as the formatter writes. */
const WIDTH_MAX = 100;

/** The JSON Schema of files that a schema reads, as text: for editors, which know draft 7 best. */
export function jsonSchemaText(schema: z.ZodType): string {
  return `${printed(z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }), 0, 0)}\n`;
}

/** JSON as the formatter has it: lists of plain values in a line if they fit. */
function printed(value: unknown, indent: number, before: number): string {
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    const flat = JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/\[ | \]/g, (bracket) => bracket.trim());
    const isPlain = !flat.includes('{');
    if (isPlain && indent + before + flat.length + 1 <= WIDTH_MAX) return flat;
    return `[\n${value.map((each) => inner + printed(each, indent + 2, 0)).join(',\n')}\n${outer}]`;
  }
  const pairs = Object.entries(value).map(([key, each]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${printed(each, indent + 2, name.length)}`;
  });
  return pairs.length === 0 ? '{}' : `{\n${pairs.join(',\n')}\n${outer}}`;
}
