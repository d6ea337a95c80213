import { jsonSchemaText } from '@roadstead/yaml-file';
import { expect, it } from 'vitest';
import { fileSchemas } from './scenario-schema.ts';

/** `npx vitest run simulator -u` writes the file anew. */
it('scenario.schema.json is the schema that files are read by', async () => {
  const { file } = fileSchemas({
    startMs: undefined,
    durationSeconds: Number.POSITIVE_INFINITY,
    configurations: ['default'],
  });
  await expect(jsonSchemaText(file)).toMatchFileSnapshot('../../scenario.schema.json');
});
