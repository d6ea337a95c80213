import { expect, it } from 'vitest';
import { readText } from '../workspace.ts';
import { serviceTypes, TYPES_FILE } from './service-types.ts';

it('[L12] the types of the client are those of the OpenAPI document', async () => {
  const isCurrent = readText(TYPES_FILE) === (await serviceTypes());
  expect(isCurrent, 'the operations have changed: run npm run client:types').toBe(true);
});
