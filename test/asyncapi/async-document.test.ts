import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nodeStreamHost } from '@roadstead/http/node';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AsyncApiDocument } from '../../packages/http/src/asyncapi/async-api.ts';
import { type ContractService, startContractService } from '../contract/contract-service.ts';
import { readAsyncDocument } from '../contract/operations.ts';
import { MessageSchemas } from './message-schemas.ts';

let api: ContractService;
let document: AsyncApiDocument;
beforeAll(async () => {
  api = await startContractService({ streams: nodeStreamHost() });
  document = await readAsyncDocument(api);
});
afterAll(() => api.close());

/** Returns what AsyncAPI's own schema finds wrong. */
function problemsOf(value: object): readonly unknown[] {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@asyncapi/specs/schemas/3.0.0-without-$id.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  const ajv = new Ajv({ strict: false, logger: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema as object);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => [instancePath, message]);
}

it("is valid by AsyncAPI's own schema", () => {
  expect(problemsOf(document)).toEqual([]);
  expect(problemsOf({ ...document, asyncapi: '2.0.0' })).not.toEqual([]);
});

it('has the streams and webhooks, in their directions', () => {
  const operations = Object.entries(document.operations).map(([id, { action, channel }]) => {
    const name = channel.$ref.split('/').at(-1) ?? '';
    return [id, action, document.channels[name]?.address];
  });
  expect(operations).toEqual([
    ['previewConfiguration', 'send', '/api/ingress/event-detection/configurations/preview'],
    ['sendWebhook', 'send', null],
    ['streamEvents', 'send', '/api/stream/events'],
    ['streamPositions', 'send', '/api/stream/positions'],
    ['openAisstream', 'send', '/v0/stream'],
    ['receiveAisstreamSubscription', 'receive', '/v0/stream'],
  ]);
});

it('has the parameters of subscriptions, in both transports', () => {
  const query = { type: 'object', additionalProperties: false };
  const names = {
    streamEvents: ['after', 'kinds', 'configuration_id', 'mmsi'],
    streamPositions: ['bbox', 'types', 'mmsi'],
  };
  for (const [id, parameters] of Object.entries(names)) {
    const ofSocket = at(`channels/${id}/bindings/ws/query`);
    expect(at(`operations/${id}/bindings/http/query`)).toEqual(ofSocket);
    expect(ofSocket).toMatchObject(query);
    expect(Object.keys(Object(at(`channels/${id}/bindings/ws/query/properties`)))).toEqual(
      parameters,
    );
  }
});

it('has references to what exists only, and uses all components', () => {
  const used = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]*)"/g)].map(
    ([, path = '']) => path,
  );
  for (const path of used) expect(at(path), path).toBeDefined();
  const { schemas, messages } = document.components;
  const components = [
    ...Object.keys(schemas).map((name) => `components/schemas/${name}`),
    ...Object.keys(messages).map((name) => `components/messages/${name}`),
  ];
  expect(components.filter((path) => !used.includes(path))).toEqual([]);
});

/** Returns the part of the document at a path. */
function at(path: string): unknown {
  return path.split('/').reduce<unknown>((part, name) => Reflect.get(Object(part), name), document);
}

it('has an example of each message, which is valid', () => {
  const schemas = new MessageSchemas(document);
  for (const [id, { messages }] of Object.entries(document.operations)) {
    for (const { $ref } of messages) {
      const name = $ref.split('/').at(-1) ?? '';
      const [example] = document.components.messages[name]?.examples ?? [];
      expect(schemas.find(id, example?.payload, example?.headers)).toEqual([name]);
    }
  }
});

it('names each message of a channel differently', () => {
  for (const { messages } of Object.values(document.channels)) {
    const names = Object.keys(messages).map((id) => document.components.messages[id]?.name);
    expect(new Set(names).size).toBe(names.length);
  }
  const { StreamEnd, EventStreamReady } = document.components.messages;
  expect([StreamEnd?.name, EventStreamReady?.name]).toEqual(['end', 'ready']);
});

it('has webhooks alone without streams', async () => {
  const other = await startContractService({ streams: null });
  const { channels, components } = await readAsyncDocument(other);
  await other.close();
  expect(Object.keys(channels)).toEqual(['webhooks']);
  expect(Object.keys(components.messages)).toEqual(['WebhookEvent', 'WebhookTest']);
});
