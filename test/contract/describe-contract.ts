import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGE_EXAMPLES } from '../../packages/http/src/asyncapi/message-examples.ts';
import { EXAMPLES } from '../../packages/http/src/openapi/examples.ts';
import { MessageSchemas } from '../asyncapi/message-schemas.ts';
import { type ApiOperation, ResponseSchemas } from '../openapi/api-document.ts';
import type { ContractService, ReceivedResponse } from './contract-service.ts';
import { ExampleRecorder } from './example-recorder.ts';
import { createInitialData } from './initial-data.ts';
import { documentedOperations, keyOf, readAsyncDocument, readDocument } from './operations.ts';
import { EXTENSION, type Row, type RowsOfArea } from './row.ts';
import { SPECIFICATION } from './specification.ts';
import { EXPIRY, OUTSIDE, TABLE } from './table.ts';

/** Time between rows, which respects the rate limit. */
const ROW_MS = 1000;

/** Whether the rows write the examples, instead of comparing them. */
const IS_WRITING = process.env['EXAMPLES'] === 'write';

/** Statuses that follow from the operation itself, not from rules for all. */
const OF_OPERATION = /^(?:101|2\d\d|404|409|410)$/;
/** A service without the setting `vesselEvents` answers with it. */
const OF_OTHER_SERVICES = ['GET /api/ingress/event-detection/vessel-events 404'];

let api: ContractService;
let documented: ReadonlyMap<string, ApiOperation>;
let schemas: ResponseSchemas;
/** Statuses of responses, by operation. */
const received = new Map<string, Set<number>>();
let messageSchemas: MessageSchemas;
let examples: ExampleRecorder;
/**
 * Describes the tests of all operations by the rows of the table.
 * @param hasExamples whether the documented examples are compared, which have the random bytes of one process
 */
export function describeContract(
  start: () => Promise<ContractService>,
  { hasExamples }: { readonly hasExamples: boolean },
): void {
  beforeAll(async () => {
    api = await start();
    await createInitialData(api);
    const document = await readDocument(api);
    documented = documentedOperations(document);
    schemas = new ResponseSchemas(document);
    messageSchemas = new MessageSchemas(await readAsyncDocument(api));
    examples = new ExampleRecorder(schemas, api.clock);
  });
  afterAll(async () => {
    if (IS_WRITING && hasExamples) examples.write();
    await api.close();
  });

  describe('the operations', () => {
    const specified = sorted(SPECIFICATION);
    const all = operationsOf(() => true);
    const marked = operationsOf(({ requirement }) => requirement.startsWith(EXTENSION));

    it('of the table are those of the OpenAPI document', () => {
      expect(all).toEqual([...documented.keys()].sort());
    });

    it('of the specification are all in the table', () => {
      expect(specified.filter((each) => !all.includes(each))).toEqual([]);
    });

    it('beyond the specification are marked as such', () => {
      const others = all.filter((each) => !specified.includes(each));
      expect(marked).toEqual(others);
    });
  });

  for (const { area, base, rows } of [...TABLE, OUTSIDE, EXPIRY]) {
    describe(area, () => {
      for (const row of rows) it(`${row.operation}: ${row.requirement}`, () => checkRow(base, row));
    });
  }

  describe('the OpenAPI document', () => {
    it('lists no status of an operation that no row has', () => {
      const unseen = [...documented].flatMap(([operation, { responses }]) =>
        Object.keys(responses)
          .filter((status) => OF_OPERATION.test(status))
          .filter((status) => !received.get(operation)?.has(Number(status)))
          .map((status) => `${operation} ${status}`),
      );
      expect(unseen).toEqual(OF_OTHER_SERVICES);
    });

    it.skipIf(IS_WRITING || !hasExamples)('has the examples of the rows', () => {
      expect(withoutNumbers(examples.examples), 'npm run docs:examples').toEqual(
        withoutNumbers(EXAMPLES),
      );
    });
  });

  describe('the AsyncAPI document', () => {
    it('has the messages of webhooks, with their headers', () => {
      const found = api.webhookRequests.map(({ body, headers }) => {
        const { 'content-type': _, ...own } = headers;
        const payload = JSON.parse(body) as unknown;
        const ids = messageSchemas.find('sendWebhook', payload, own);
        expect(ids, body).toHaveLength(1);
        examples.addMessage(ids[0] ?? '', { headers: own, payload });
        return ids[0];
      });
      expect(new Set(found)).toEqual(new Set(['WebhookEvent', 'WebhookTest']));
    });

    it.skipIf(IS_WRITING || !hasExamples)(
      'has the messages of the rows as examples, one of each schema',
      () => {
        expect(withoutNumbers(examples.messages), 'npm run docs:examples').toEqual(
          withoutNumbers(MESSAGE_EXAMPLES),
        );
        expect(Object.keys(MESSAGE_EXAMPLES)).toEqual(messageSchemas.ids);
      },
    );
  });
}

/** Sends the request of a row, and compares the response with the expected one. */
async function checkRow(base: string, row: Row): Promise<void> {
  // On whole seconds: polls move the clock by less.
  api.clock.set(Math.floor(api.clock.now() / ROW_MS + 1) * ROW_MS);
  api.beginRow(`${row.operation}: ${row.requirement}`);
  const { exchange } = row;
  const { request, response, cleanUp } =
    typeof exchange === 'function' ? await exchange(api) : exchange;
  const operation = operationOf(base, row);
  const answer = await api.request(operation, request);
  await cleanUp?.();
  const isSocket = response.status === 101;
  const type = isSocket
    ? undefined
    : (response.type ?? (response.body === undefined ? undefined : 'application/json'));
  expect({
    status: answer.status,
    type: answer.headers['content-type'],
    body: answer.body,
  }).toEqual({ status: response.status, type, body: response.body });
  expect(answer.headers).toEqual(expect.objectContaining(response.headers ?? {}));
  if (answer.status >= 400) expect(answer.body).toHaveProperty('instance', answer.path);
  const isDryRun = request.headers?.['x-dry-run'] === 'true';
  const isStream = request.stream !== undefined && Array.isArray(answer.body);
  if (isStream) checkMessages(operation, answer.body as readonly unknown[]);
  const subscription = isStream && request.stream?.message;
  if (subscription) recordSubscription(subscription);
  checkDocumented(operation, isStream ? { ...answer, body: undefined } : answer, isDryRun);
  const documentedOperation = documented.get(keyOf(operation));
  if (documentedOperation && !isDryRun) examples.add(documentedOperation, request, answer);
  if (answer.status < 400) await checkLocation(answer, request.as);
}

/** Compares the messages of a stream with the AsyncAPI document: each is one of those of the operation. */
function checkMessages(operation: string, messages: readonly unknown[]): void {
  const id = documented.get(keyOf(operation))?.operationId ?? '';
  for (const message of messages) {
    const found = messageSchemas.find(id, message);
    expect(found, JSON.stringify(message)).toHaveLength(1);
    examples.addMessage(found[0] ?? '', { payload: message });
  }
}

/** Records a subscription of aisstream, unless it is one that is refused. */
function recordSubscription(payload: object): void {
  const [id] = messageSchemas.find('receiveAisstreamSubscription', payload);
  if (id !== undefined) examples.addMessage(id, { payload });
}

/** Compares a response with the OpenAPI document: status, media type, headers and schema. */
function checkDocumented(operation: string, answer: ReceivedResponse, isDryRun: boolean): void {
  const key = keyOf(operation);
  const of = documented.get(key);
  if (!of) {
    // No operation: a problem by the schema of all others.
    expect(schemas.wrongAs('Problem', answer)).toBeUndefined();
    return;
  }
  received.set(key, (received.get(key) ?? new Set()).add(answer.status));
  const isCost = isDryRun && answer.status < 400;
  const wrong = isCost ? schemas.wrongAs('DryRun', answer) : schemas.wrong(of, answer);
  expect(wrong).toBeUndefined();
}

/** Checks that the address of a response exists. */
async function checkLocation(
  { headers }: ReceivedResponse,
  as: string | null | undefined,
): Promise<void> {
  if (headers.location === undefined) return;
  const there = await api.request(`GET ${headers.location}`, as === undefined ? {} : { as });
  // Some resources cannot be read, only changed.
  expect([200, 202, 405]).toContain(there.status);
}

/** Method and path. */
function operationOf(base: string, { operation }: Row): string {
  return operation.replace(' ', ` ${base}`);
}

/** Replaces the numbers of examples, and signatures with a time: ids and times count the rows before. */
function withoutNumbers(value: unknown): unknown {
  const text = JSON.stringify(value).replace(/v1,[\w+/]+=*/g, 'v1,');
  return JSON.parse(text.replace(/-?\d+/g, '0'));
}

/** Operations of the table with a row of a kind. */
function operationsOf(isOne: (row: Row) => boolean): readonly string[] {
  return sorted(
    TABLE.flatMap(({ base, rows }: RowsOfArea) =>
      rows.filter(isOne).map((row) => operationOf(base, row)),
    ),
  );
}

function sorted(operations: readonly string[]): readonly string[] {
  return [...new Set(operations.map(keyOf))].sort();
}
