import { expect, it } from 'vitest';
import { z } from 'zod';
import { fileSchemas } from './scenario-schema.ts';

const WIDTH_MAX = 100;

/** `npx vitest run simulator -u` writes the file anew. */
it('scenario.schema.json is the schema that files are read by', async () => {
  const { file } = fileSchemas({
    startMs: undefined,
    durationSeconds: Number.POSITIVE_INFINITY,
    configurations: ['default'],
  });
  // Editors know this version of JSON Schema best.
  const schema = z.toJSONSchema(file, { io: 'input', target: 'draft-07' });
  const text = `${printed(schema, 0, 0)}\n`;
  await expect(text).toMatchFileSnapshot('../../scenario.schema.json');
});

/** JSON as the formatter has it: lists of plain values in a line if they fit. */
function printed(value: unknown, indent: number, before: number): string {
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    const flat = JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/\[ | \]/g, (s) => s.trim());
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
