import type { ApiDocument, ApiOperation } from '../openapi/api-document.ts';
import type { Chance } from '../simulation/world.ts';
import { type Schema, ValueGenerator } from './generate-value.ts';

/** A request to send, with the operation whose responses it has. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The path with its placeholders. */
  readonly pattern: string;
  /** Undefined where no operation has the method. */
  readonly operation: ApiOperation | undefined;
}

/** Headers with the credentials of a user, for an operation. */
export type Credentials = (operation: ApiOperation) => Readonly<Record<string, string>>;

const METHODS = ['PATCH', 'HEAD', 'OPTIONS', 'QUERY', 'DELETE', 'PUT', 'POST', 'GET'];
const MEDIA_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/x-ndjson',
  'text/csv',
  'nonsense',
  '',
];
const HOSTILE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'x-dry-run': 'true' },
  { 'x-dry-run': 'perhaps' },
  { 'if-none-match': '*' },
  { accept: 'image/png' },
  { 'accept-encoding': 'gzip, br, *;q=0' },
  { 'content-encoding': 'gzip' },
  { range: 'bytes=0-10' },
  { expect: 'nothing' },
  { authorization: 'Basic %%%' },
  { authorization: `Basic ${'A'.repeat(3000)}` },
  { authorization: 'Bearer a.b.c' },
  { 'x-api-key': 'k'.repeat(500) },
  { 'x-forwarded-for': '1.2.3.4, unknown' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: 'a=b; '.repeat(100) },
  { cookie: '__Host-roadstead-session="; roadstead-session=%', 'x-session': 'true' },
  { 'x-session': 'true', origin: 'null' },
  { 'x-session': 'perhaps' },
];
const SEEN_MAX = 50;
/** Path segments whose ids another one's responses have. */
const SAME_COLLECTION: Readonly<Record<string, string>> = {
  ...{ result: 'stat', statistic: 'stat', export: 'shapes', import: 'shapes' },
  ...{ current: 's2s-events', search: 's2s-events' },
};
/** Surrogates without the other half, which no URL can have. */
const LONE = /\p{Cs}/gu;
const CSV = 'mmsi,timestamp,longitude,latitude\n';
const NMEA = '!AIVDM,1,1,,A,13aEOK?P00PD2wVMdLDRhgvL289?,0*26\n';
/** A valid value is tried so often; then it is spoilt, or replaced. */
const [VALID, NEARLY] = [0.55, 0.85];

/** Generates requests to the operations of a document, from valid to hostile. */
export class RequestGenerator {
  readonly #chance: Chance;
  readonly #values: ValueGenerator;
  readonly #credentials: Credentials;
  readonly #operations: readonly {
    readonly path: string;
    readonly method: string;
    readonly operation: ApiOperation;
  }[];
  /** Ids and names in responses, by collection, which make later requests find something. */
  readonly #seen: Map<string, string[]> = new Map();

  constructor(chance: Chance, document: ApiDocument, credentials: Credentials) {
    this.#chance = chance;
    this.#values = new ValueGenerator(chance, document.components.schemas);
    this.#credentials = credentials;
    this.#operations = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        ...{ path, operation },
        method: method.toUpperCase(),
      })),
    );
  }

  get operationIds(): readonly string[] {
    return this.#operations.map(({ operation }) => operation.operationId);
  }

  /** Notes an id or a name in the response to a request. */
  see({ pattern }: FuzzRequest, text: string): void {
    const collection = collectionOf(pattern);
    const seen = this.#seen.get(collection) ?? [];
    this.#seen.set(collection, [...seen.slice(-SEEN_MAX), text]);
  }

  next(): FuzzRequest {
    const chance = this.#chance;
    const { path, method, operation } = chance.pick(this.#operations);
    const isOtherMethod = chance.happens(0.03);
    const asked = isOtherMethod ? chance.pick(METHODS) : method;
    const owner = isOtherMethod
      ? this.#operations.find((each) => each.path === path && each.method === asked)?.operation
      : operation;
    const { type, body } = this.#body(operation);
    const sent = asked === 'GET' || asked === 'HEAD' ? undefined : body;
    return {
      method: asked,
      pattern: path,
      path: this.#pathOf(path, operation),
      headers: {
        ...(chance.happens(0.97) && this.#credentials(operation)),
        ...(type !== undefined && { 'content-type': type }),
        ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
        ...(chance.happens(0.1) && chance.pick(HOSTILE_HEADERS)),
      },
      body: sent,
      operation: owner,
    };
  }

  #value(schema: Schema, name: string): unknown {
    const drawn = this.#chance.next();
    if (drawn < VALID) return this.#values.valid(schema, name);
    return drawn < NEARLY ? this.#values.nearlyValid(schema, name) : this.#values.hostile();
  }

  #pathOf(path: string, { parameters = [] }: ApiOperation): string {
    const chance = this.#chance;
    const query = new URLSearchParams();
    let filled = path;
    for (const parameter of parameters) {
      // A reference is the header of a dry run.
      if ('$ref' in parameter) continue;
      const { name, in: place, required = false, schema } = parameter;
      if (place === 'query' && !required && chance.happens(0.6)) continue;
      const seen = this.#seen.get(collectionOf(path.slice(0, path.indexOf(`{${name}}`)))) ?? [];
      const isSeen = place === 'path' && seen.length > 0 && chance.happens(0.7);
      const value = isSeen ? chance.pick(seen) : this.#value(schema, name);
      const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(LONE, '?');
      if (place === 'query') query.append(name, text);
      // Without a value it would be another path.
      else filled = filled.replace(`{${name}}`, () => encodeURIComponent(text) || '-');
    }
    if (chance.happens(0.02)) query.append(chance.pick(['page', 'x', '__proto__']), '1');
    const text = query.toString();
    return text === '' ? filled : `${filled}?${text}`;
  }

  #body({ requestBody }: ApiOperation): { readonly type?: string; readonly body?: string } {
    const chance = this.#chance;
    if (!requestBody) return chance.happens(0.02) ? { type: 'text/plain', body: 'x' } : {};
    const [type, { schema }] = chance.pick(Object.entries(requestBody.content));
    const body = this.#text(type, schema);
    return { type: chance.happens(0.03) ? chance.pick(MEDIA_TYPES) : type, body };
  }

  #text(type: string, schema: Schema): string {
    const chance = this.#chance;
    if (chance.happens(0.02))
      return chance.pick(['', '{', '[', '\ufeff{}', '[[['.repeat(40), '\0']);
    const json = (): string => JSON.stringify(this.#value(schema, ''));
    if (type === 'application/x-ndjson') return `${json()}\n${json()}\n`;
    if (type === 'text/csv') return `${CSV}211000000,${chance.whole(0, 2e9)},10,${chance.next()}\n`;
    if (type === 'text/plain') return chance.happens(0.5) ? NMEA : String(this.#values.hostile());
    const text = json();
    // Truncated in transit, or with a byte that is wrong.
    if (chance.happens(0.03)) return text.slice(0, chance.whole(0, text.length));
    return text;
  }
}

/** The last segment of a path that is no placeholder. */
function collectionOf(pattern: string): string {
  const segments = pattern.split('/').filter((each) => each !== '' && !each.startsWith('{'));
  const last = segments.at(-1) ?? '';
  return SAME_COLLECTION[last] ?? last;
}
