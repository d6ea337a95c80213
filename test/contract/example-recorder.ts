import { writeFileSync } from 'node:fs';
import type { ManualClock } from '@roadstead/contracts';
import type { MessageExample } from '../../packages/http/src/asyncapi/message-example.ts';
import type { ApiOperation, ResponseSchemas } from '../openapi/api-document.ts';
import { ROOT } from '../workspace.ts';
import type { ReceivedResponse } from './contract-service.ts';
import { NOW_MS } from './fleet-records.ts';
import type { RowRequest } from './row-request.ts';

interface Example {
  readonly path?: readonly (string | number)[];
  readonly query?: RowRequest['query'];
  readonly body?: unknown;
  readonly status: number;
  readonly response?: unknown;
}

const FILE = `${ROOT}packages/http/src/openapi/examples.ts`;
const HEADER = `import type { OperationExample } from './operation-example.ts';

/** A request and its response, abridged, of each operation, from the rows of \`test/contract\`. \`npm run docs:examples\` writes them. */
export const EXAMPLES: Readonly<Record<string, OperationExample>> = `;
const MESSAGES_FILE = `${ROOT}packages/http/src/asyncapi/message-examples.ts`;
const MESSAGES_HEADER = `import type { MessageExample } from './message-example.ts';

/** A message of each schema, abridged, from the rows of \`test/contract\`. \`npm run docs:examples\` writes them. */
export const MESSAGE_EXAMPLES: Readonly<Record<string, MessageExample>> = `;
/** Their examples would be as long as they are. */
const DOCUMENTS = ['getDocument', 'getAsyncDocument'];
const SECRETS = ['secret', 'ticket', 'token', 'password', 'APIKey'];
/** A time of the clock of the rows. */
const WHOLE_SECOND = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z/g;

/** Records the most telling exchange of each operation, as its example in the OpenAPI document. */
export class ExampleRecorder {
  readonly #schemas: ResponseSchemas;
  readonly #clock: ManualClock;
  readonly #examples: Map<string, Example> = new Map();
  readonly #messages: Map<string, MessageExample> = new Map();

  constructor(schemas: ResponseSchemas, clock: ManualClock) {
    this.#schemas = schemas;
    this.#clock = clock;
  }

  /** By the ids of their schemas. */
  get messages(): Readonly<Record<string, MessageExample>> {
    const sorted = [...this.#messages].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted);
  }

  get examples(): Readonly<Record<string, Example>> {
    const sorted = [...this.#examples].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted);
  }

  add(operation: ApiOperation, request: RowRequest, received: ReceivedResponse): void {
    const { operationId, requestBody } = operation;
    const { status, headers, body } = received;
    const { values, query, body: sent } = request;
    const types = Object.keys(requestBody?.content ?? {});
    const isForm = types.length === 1 && types[0] === 'application/x-www-form-urlencoded';
    const isReadable = (value: unknown): boolean => typeof value === 'object';
    if (status < 200 || status >= 300 || sent instanceof Uint8Array) return;
    if (!isReadable(sent ?? {}) && !isForm) return;
    // The body of a GET is not in the document, and some rows send rows that are rejected.
    const schema = requestBody?.content['application/json']?.schema;
    if (sent !== undefined && !isForm && !(schema && this.#schemas.validator(schema)(sent))) return;
    const isJson = headers['content-type'] === 'application/json';
    const example: Example = {
      ...(values && { path: values }),
      ...(query && { query }),
      ...(sent !== undefined && !isForm && { body: this.#abridged(sent, 2) }),
      status,
      ...(isJson && !DOCUMENTS.includes(operationId) && { response: this.#abridged(body, 1) }),
    };
    const known = this.#examples.get(operationId);
    if (!known || worthOf(example) > worthOf(known)) this.#examples.set(operationId, example);
  }

  /** @param id of its schema */
  addMessage(id: string, message: MessageExample): void {
    const known = this.#messages.get(id);
    const example = this.#abridged(message, 1) as MessageExample;
    if (!known || lengthOf(example) > lengthOf(known)) this.#messages.set(id, example);
  }

  write(): void {
    const messages = JSON.stringify(this.messages);
    writeFileSync(MESSAGES_FILE, `${MESSAGES_HEADER}${messages};\n`);
    writeFileSync(FILE, `${HEADER}${JSON.stringify(this.examples)};\n`);
  }

  /** With the time of the first row instead of those since then, which count the rows before. */
  #abridged(value: unknown, objectsMax: number): unknown {
    const text = JSON.stringify(abridged(value, objectsMax));
    return JSON.parse(
      text.replace(WHOLE_SECOND, (time) => {
        const isSince = Date.parse(time) > NOW_MS && Date.parse(time) <= this.#clock.now();
        return isSince ? new Date(NOW_MS).toISOString().slice(0, time.length) : time;
      }),
    );
  }
}

/** The first one of those that are long enough to show something. */
function lengthOf(example: MessageExample): number {
  return Math.min(JSON.stringify(example).length, 100);
}

/** A result is worth more than that of a job that runs, and a filled list more than an empty one. */
function worthOf({ status, response }: Example): number {
  const isFilled = JSON.stringify(response ?? '').length > 100;
  return (status === 202 ? 0 : 2) + (isFilled ? 1 : 0);
}

/** The same with a few objects of each list, two positions of a line that has many, and without secrets. */
function abridged(value: unknown, objectsMax: number, key = ''): unknown {
  if (SECRETS.includes(key)) return `the ${key}`;
  if (Array.isArray(value)) {
    const isLong = Array.isArray(value[0]) && value.length > 8;
    const isOfObjects = typeof value[0] === 'object' && !Array.isArray(value[0]);
    return value
      .slice(0, isOfObjects ? objectsMax : isLong ? 2 : 8)
      .map((item) => abridged(item, objectsMax));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, abridged(member, objectsMax, name)]),
  );
}
