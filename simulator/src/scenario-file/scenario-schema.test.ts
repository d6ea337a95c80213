import { jsonSchemaText } from '@roadstead/yaml-file';
import { expect, it } from 'vitest';
import { scenarioSchemas } from './scenario-schema.ts';

/** `npx vitest run simulator -u` rewrites the file. */
it('scenario.schema.json is the schema that files are validated with', async () => {
  const { document: file } = scenarioSchemas({
    startMs: undefined,
    durationSeconds: Number.POSITIVE_INFINITY,
    configurations: ['default'],
  });
  await expect(jsonSchemaText(file)).toMatchFileSnapshot('../../scenario.schema.json');
});
