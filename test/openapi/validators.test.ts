import { createConfig, lintFromString } from '@redocly/openapi-core';
import { nodeStreamHost } from '@roadstead/http/node';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractService, startContractService } from '../contract/contract-service.ts';
import { readDocument } from '../contract/operations.ts';
import type { ApiDocument } from './api-document.ts';

let api: ContractService;
let document: ApiDocument;
beforeAll(async () => {
  api = await startContractService({ streams: nodeStreamHost() });
  document = await readDocument(api);
});
afterAll(() => api.close());

it("is valid by OpenAPI's own schema", async () => {
  // The validator changes the document that it gets.
  const result = await new Validator().validate({ ...structuredClone(document) });
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

it("passes Redocly's recommended rules, examples included", async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The response to a dry run is that of no operation.
      'no-unused-components': 'off',
      // Requests may have further fields, as GeoJSON has.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      'no-invalid-parameter-examples': 'error',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`,
  );
  expect(found).toEqual([]);
});
