import { type Caller, failure, type Result, refusal, success } from '@roadstead/model';
import { type MaritimeService, within } from '@roadstead/service';
import { type Limits, limitsOf } from '../limits.ts';
import type { Metrics } from '../operating/metrics.ts';
import type { Connection, HttpOptions } from '../options.ts';
import { type Cors, corsOf } from './cors.ts';
import { type Gate, refuseOthers } from './gate.ts';
import type { Area, Asked, DoorRefusal, Outcome, Reply, UserOperation } from './operation.ts';
import { type Passage, passageOf } from './passage.ts';
import { problemReply } from './problem.ts';
import { requestIdOf } from './request-id.ts';
import { Routes } from './routes.ts';
import { COMMON_HEADERS } from './security-headers.ts';
import { Tap } from './tap.ts';

/** The client has gone: nobody sees this status but who reads the log. */
const CLIENT_GONE = 499;
const BODILESS_STATUS = 204;

const NO_QUERY = new URLSearchParams();

/** Where requests come in: finds the operation, lets in who may, and sends what comes out. */
export class Door {
  readonly #service: MaritimeService;
  readonly #routes: Routes;
  readonly #metrics: Metrics;
  readonly #options: HttpOptions;
  readonly #limits: Limits;
  readonly #gate: Gate;
  readonly #cors: Cors;
  readonly #tap: Tap;
  /** Of all bodies that are read as a whole. */
  #heldBytes = 0;

  constructor(
    service: MaritimeService,
    areas: readonly Area[],
    gate: Gate,
    metrics: Metrics,
    options: HttpOptions,
  ) {
    this.#service = service;
    this.#routes = new Routes(areas);
    this.#metrics = metrics;
    this.#options = options;
    this.#limits = limitsOf(options);
    this.#gate = gate;
    this.#cors = corsOf(options.corsOrigins ?? []);
    this.#tap = new Tap(service.usage);
  }

  async answer(request: Request, connection: Connection): Promise<Response> {
    const beginMs = performance.now();
    const passage = passageOf(request, connection);
    const requestId = requestIdOf(request.headers);
    let reply: Reply;
    try {
      const outcome = await this.#outcome(passage);
      reply = outcome.ok ? outcome.value : problemReply(outcome.failure, passage.path);
    } catch (error) {
      passage.error = traceOf(error);
      const detail = `Something went wrong here. Tell those who operate the service: ${requestId}.`;
      reply = problemReply({ word: 'failed', detail }, passage.path);
    }
    try {
      reply = await this.#tap.count(passage, reply);
    } catch (error) {
      // It is answered all the same: what was refused is free.
      passage.error ??= traceOf(error);
    }
    this.#heldBytes -= passage.heldBytes;
    this.#note(passage, requestId, reply.status, performance.now() - beginMs);
    return this.#response(passage, requestId, reply);
  }

  async #outcome(passage: Passage): Promise<Outcome> {
    const { request, path, query } = passage;
    if (path.length + query.length > this.#limits.urlCharacters) {
      const detail = `Path and query have at most ${this.#limits.urlCharacters} characters.`;
      return failure({ word: 'address-too-long', detail });
    }
    const below = this.#belowPrefix(path);
    if (below === undefined) return notFound();
    const { method } = request;
    const found = this.#routes.find(method === 'HEAD' ? 'GET' : method, below);
    if (!found) return this.#withoutOperation(passage, below);
    const { pattern, operation, values } = found;
    passage.route = pattern;
    passage.method = operation.method;
    const pathValues = decoded(values);
    if (!pathValues) return refusal('malformed', 'The path is not escaped UTF-8.');
    const { connection } = passage;
    const limits = this.#limits;
    const parameters = queryOf(query);
    if (!parameters) return refusal('malformed', 'The query is not escaped UTF-8.');
    const hold = (bytes: number): boolean => this.#hold(passage, bytes);
    const asked = { request, connection, limits, pathValues, query: parameters, hold };
    if (operation.access === 'open') return operation.handle(asked);
    if (operation.isFeed) return this.#handle(operation, asked, passage);
    return (await within(limits.answerMs, this.#handle(operation, asked, passage))) ?? timedOut();
  }

  async #handle(operation: UserOperation, asked: Asked, passage: Passage): Promise<Outcome> {
    const entered = await this.#enter(passage, operation);
    if (!entered.ok) return entered;
    const dry = this.#tap.dryRun(passage);
    if (!dry.ok) return dry;
    return dry.value ?? operation.handle({ ...asked, caller: entered.value });
  }

  /** Takes room for a body, until the request is answered. @returns whether there is any; there is none for what comes later */
  #hold(passage: Passage, bytes: number): boolean {
    if (passage.isAnswered) return false;
    if (this.#heldBytes + bytes > this.#limits.bodiesBytes) return false;
    this.#heldBytes += bytes;
    passage.heldBytes += bytes;
    return true;
  }

  /** Who asks, where they may now. */
  async #enter(passage: Passage, operation: UserOperation): Promise<Result<Caller, DoorRefusal>> {
    const { access, proof = 'basic', isFeed = false } = operation;
    const before = this.#whyNotNow();
    if (before) return failure(before);
    const { method, headers: given } = passage.request;
    if (method !== 'GET' && method !== 'HEAD' && this.#cors.isForged(given)) {
      return refusal('forbidden', 'A page of another site may not do this.');
    }
    const caller = await this.#gate.caller(passage, proof);
    if (!caller.ok) return caller;
    // A stop does not wait for passwords that are being checked.
    const since = this.#whyNotNow();
    if (since) return failure(since);
    passage.caller = caller.value;
    const refused =
      refuseOthers(caller.value, access) ??
      (isFeed ? undefined : this.#gate.count(caller.value)) ??
      (await this.#tap.admit(passage, operation, caller.value));
    return refused ? failure(refused) : caller;
  }

  #whyNotNow(): DoorRefusal | undefined {
    const { state } = this.#service.status;
    return state === 'running'
      ? undefined
      : { word: 'stopping', detail: `The service is ${state}.` };
  }

  #belowPrefix(path: string): string | undefined {
    const { prefix = '' } = this.#options;
    if (!path.startsWith(prefix)) return undefined;
    const below = path.slice(prefix.length);
    return below.length > 1 && below.endsWith('/') ? below.slice(0, -1) : below;
  }

  /** What is answered where a path has no operation for the method. */
  #withoutOperation(passage: Passage, below: string): Outcome {
    const methods = this.#routes.methodsAt(below);
    if (methods.length === 0) return notFound();
    const { method, headers } = passage.request;
    const allow = allowed(methods);
    if (method === 'OPTIONS') {
      passage.preflight = this.#cors.preflightHeadersFor(headers.get('origin'), allow);
      return success({ status: BODILESS_STATUS, body: null, headers: { allow } });
    }
    const detail = `${method} is not for this path.`;
    return failure({ word: 'method-not-allowed', detail, headers: { allow } });
  }

  #response({ request, preflight }: Passage, requestId: string, reply: Reply): Response {
    const { status, body, type = 'application/json' } = reply;
    const headers: Record<string, string> = { ...COMMON_HEADERS, 'x-request-id': requestId };
    if (body !== null) {
      headers['content-type'] = type;
      headers['content-length'] = String(Buffer.byteLength(body));
    }
    if (this.#cors.isOn) {
      const origin = request.headers.get('origin');
      Object.assign(headers, preflight ?? this.#cors.headersFor(origin));
    }
    if (reply.headers) Object.assign(headers, reply.headers);
    const isBodiless = body === null || request.method === 'HEAD';
    return new Response(isBodiless ? null : body, { status, headers });
  }

  #note(
    { request, route, caller, error }: Passage,
    requestId: string,
    status: number,
    ms: number,
  ): void {
    const { log } = this.#options;
    const { method } = request;
    const noted = request.signal.aborted ? CLIENT_GONE : status;
    this.#metrics.noteRequest(route === null ? 'any' : method, route ?? 'none', noted, ms);
    if (!log) return;
    const isOurs = error !== undefined && noted !== CLIENT_GONE;
    const user = caller?.name ?? null;
    log({ requestId, method, route, status: noted, ms, user, ...(isOurs && { error }) });
  }
}

function allowed(methods: readonly string[]): string {
  const all = new Set(methods);
  if (all.has('GET')) all.add('HEAD');
  return [...all.add('OPTIONS')].join(', ');
}

function decoded(values: readonly string[]): readonly string[] | undefined {
  try {
    return values.map((value) => (value.includes('%') ? decodeURIComponent(value) : value));
  } catch {
    return undefined;
  }
}

/** URLSearchParams takes what is no UTF-8 for other characters. @returns undefined where it is none */
function queryOf(query: string): URLSearchParams | undefined {
  if (query === '') return NO_QUERY;
  try {
    decodeURIComponent(query);
  } catch {
    return undefined;
  }
  return new URLSearchParams(query);
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function notFound(): Outcome {
  return refusal('not-found', 'There is nothing at this path.');
}

function timedOut(): Outcome {
  return failure({ word: 'timed-out', detail: 'It takes too long. Ask for less.' });
}
