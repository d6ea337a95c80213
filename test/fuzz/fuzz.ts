import { Agent, request as httpRequest } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Chance } from '../simulation/world.ts';
import { type FuzzRequest, RequestGenerator } from './fuzz-requests.ts';
import { type FuzzTarget, openFuzzTarget } from './fuzz-target.ts';
import { sendRaw } from './raw-requests.ts';
import { type RawResponse, ResponseCheck } from './response-check.ts';

const AT_ONCE = 16;
const RAW_SHARE = 0.01;
/** Requests between two logins, in which others may log the user out. */
const TOKEN_REQUESTS = 500;
/** Objects of one operation: the fuzz deletes older ones, so that what it creates fills no memory. */
const CREATED_MAX = 30;
const HEAP_SAMPLES_EVERY = 2000;
const PROBLEMS_MAX = 20;

/** The result of a run. */
export interface FuzzResult {
  readonly requests: number;
  /** Broken rules; empty where all hold. */
  readonly wrong: readonly string[];
  readonly statuses: Readonly<Record<string, number>>;
  /** Operations that were never successful. */
  readonly neverOk: readonly string[];
  /** Megabytes of the heap after garbage collection, now and then. */
  readonly heaps: readonly number[];
}

/** Fuzzes a service over a socket. @param isOver whether the run ends, by the number of requests */
export async function fuzz(
  chance: Chance,
  isOver: (requests: number) => boolean,
): Promise<FuzzResult> {
  const target = await openFuzzTarget();
  try {
    return await new Fuzz(target, chance).run(isOver);
  } finally {
    await target.close();
  }
}

class Fuzz {
  readonly #target: FuzzTarget;
  readonly #chance: Chance;
  readonly #generator: RequestGenerator;
  readonly #check: ResponseCheck;
  readonly #agent: Agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  readonly #wrong: Set<string> = new Set();
  readonly #statuses: Record<string, number> = {};
  readonly #ok: Set<string> = new Set();
  readonly #created: Map<string, string[]> = new Map();
  readonly #heaps: number[] = [];
  #requests = 0;

  constructor(target: FuzzTarget, chance: Chance) {
    this.#target = target;
    this.#chance = chance;
    this.#generator = new RequestGenerator(chance, target.document, target.credentials);
    this.#check = new ResponseCheck(target.document);
  }

  async run(isOver: (requests: number) => boolean): Promise<FuzzResult> {
    while (!isOver(this.#requests) && this.#wrong.size < PROBLEMS_MAX) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#step()));
      const before = this.#requests;
      this.#requests += AT_ONCE;
      if (crosses(before, this.#requests, TOKEN_REQUESTS)) await this.#target.renewTokens();
      if (crosses(before, this.#requests, HEAP_SAMPLES_EVERY)) this.#heaps.push(heapMegabytes());
    }
    this.#agent.destroy();
    const { faults } = this.#target;
    return {
      requests: this.#requests,
      wrong: [...this.#wrong, ...faults.slice(0, PROBLEMS_MAX)],
      statuses: this.#statuses,
      neverOk: this.#generator.operationIds.filter((id) => !this.#ok.has(id)),
      heaps: this.#heaps,
    };
  }

  async #step(): Promise<void> {
    if (this.#chance.happens(RAW_SHARE)) {
      for (const line of await sendRaw(this.#target.port, this.#chance)) {
        if (/ 5(?!03|05)\d\d /.test(line)) this.#wrong.add(`raw: ${line}`);
      }
      return;
    }
    const request = this.#generator.next();
    const response = await this.#send(request);
    if (!response) return;
    const { status, body } = response;
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    const wrong = this.#check.wrong(request, response);
    const id = request.operation?.operationId ?? 'no operation';
    if (wrong !== undefined) {
      const { method, path, body: sent } = request;
      this.#wrong.add(`${id}: ${wrong} (${method} ${path.slice(0, 200)} ${sent?.slice(0, 300)})`);
    }
    if (status >= 300) return;
    this.#ok.add(id);
    for (const [, seen] of body.slice(0, 2000).matchAll(/"(?:id|name|uuid)":"?([\w-]+)/g)) {
      if (seen !== undefined && !seen.startsWith('fuzz')) this.#generator.see(request, seen);
    }
    if (status === 201) await this.#deleteOldest(request, body);
  }

  /** Notes a created object, and deletes the oldest of many. */
  async #deleteOldest(request: FuzzRequest, body: string): Promise<void> {
    const { path, operation } = request;
    const address = addressOf(path.split('?')[0] ?? '', body);
    if (address === undefined || !operation) return;
    const created = this.#created.get(operation.operationId) ?? [];
    this.#created.set(operation.operationId, [...created.slice(-CREATED_MAX), address]);
    if (created.length <= CREATED_MAX) return;
    const headers = this.#target.credentials(operation);
    await this.#send({ ...request, headers, method: 'DELETE', path: created[0]!, body: undefined });
  }

  /** @returns undefined where Node cannot send it, as with a header that is no header */
  #send({ method, path, headers, body }: FuzzRequest): Promise<RawResponse | undefined> {
    return new Promise((resolve) => {
      const { port } = this.#target;
      try {
        const sent = httpRequest(
          { ...{ port, method, path, headers }, host: '127.0.0.1', agent: this.#agent },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks).toString(),
              }),
            );
          },
        );
        sent.on('error', () => resolve(undefined));
        sent.end(body);
      } catch {
        resolve(undefined);
      }
    });
  }
}

/** The address to delete what a POST has created; undefined where nothing can be deleted so. */
function addressOf(path: string, body: string): string | undefined {
  const created = JSON.parse(body) as {
    readonly id?: string | number;
    readonly name?: string;
    readonly properties?: { readonly id?: string };
  };
  const id = created.properties?.id ?? created.id;
  if (path.endsWith('/users') || path.endsWith('/cluster')) {
    return `${path}/${encodeURIComponent(created.name ?? '')}`;
  }
  if (id === undefined) return undefined;
  if (path.endsWith('/keys')) return `/api/identity/keys/${id}`;
  return `${path.replace(/\/import$/, '')}/${id}`;
}

function crosses(before: number, after: number, every: number): boolean {
  return Math.floor(before / every) !== Math.floor(after / every);
}

function heapMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}
