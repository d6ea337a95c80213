import { z } from 'zod';

/** Line width of the formatter. */
const WIDTH_MAX = 100;

/** Returns the JSON Schema (draft 7, which editors support best) of the input of a schema, as formatted text. */
export function jsonSchemaText(schema: z.ZodType): string {
  return `${format(z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }), 0, 0)}\n`;
}

/** Formats JSON as the formatter does: lists of scalars on one line if they fit. */
function format(value: unknown, indent: number, before: number): string {
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    const flat = JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/\[ | \]/g, (bracket) => bracket.trim());
    const isPlain = !flat.includes('{');
    if (isPlain && indent + before + flat.length + 1 <= WIDTH_MAX) return flat;
    return `[\n${value.map((each) => inner + format(each, indent + 2, 0)).join(',\n')}\n${outer}]`;
  }
  const pairs = Object.entries(value).map(([key, each]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${format(each, indent + 2, name.length)}`;
  });
  return pairs.length === 0 ? '{}' : `{\n${pairs.join(',\n')}\n${outer}}`;
}
