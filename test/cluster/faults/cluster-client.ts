import type { Chance } from '../../simulation/world.ts';
import type { ClusterProcess } from './cluster-process.ts';
import { PASSWORD } from './fault-cluster.ts';

/** A lock of a process that stands still is held for up to five seconds, and on two cores with the browsers of other tests a read takes six. */
const TIMEOUT_MS = 30_000;
const BASIC = { authorization: `Basic ${btoa(`admin:${PASSWORD}`)}` };

/** The response to a request, with its JSON read. */
export interface Reply {
  readonly ok: boolean;
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  readonly body: any;
  readonly headers: Headers;
}

/** A request that got no usable response. */
export interface FailedRequest {
  readonly of: string;
  readonly asked: string;
  readonly reason: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Sends requests as the administrator, each to any API process that runs. */
export class ClusterClient {
  readonly failedReads: FailedRequest[] = [];
  reads = 0;
  /** Requests to a process that served, whatever became of them. */
  sent = 0;
  /** Between two reads that succeeded, of all processes. */
  longestGapMs = 0;
  #readMs: number = performance.now();
  readonly #apis: readonly ClusterProcess[];
  readonly #chance: Chance;

  constructor(apis: readonly ClusterProcess[], chance: Chance) {
    this.#apis = apis;
    this.#chance = chance;
  }

  /** @param headers in place of name and password @returns undefined where nobody knows whether the request was executed */
  async send(
    asked: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = BASIC,
  ): Promise<Reply | undefined> {
    const { url, name } = this.#chance.pick(this.#apis);
    if (url !== undefined) this.sent++;
    const fromMs = performance.now();
    const reply = await this.#fetch(url, asked, body, headers);
    if (asked.startsWith('GET ') && url !== undefined) {
      this.reads++;
      if (!(reply instanceof Error) && reply.status < 500) {
        const nowMs = performance.now();
        this.longestGapMs = Math.max(this.longestGapMs, nowMs - this.#readMs);
        this.#readMs = nowMs;
      }
      if (reply instanceof Error || reply.status >= 500) {
        const reason =
          reply instanceof Error ? String(reply) : `${reply.status} ${JSON.stringify(reply.body)}`;
        this.failedReads.push({ of: name, asked, reason, fromMs, untilMs: performance.now() });
      }
    }
    return reply instanceof Error || reply.status >= 500 ? undefined : reply;
  }

  async #fetch(
    url: string | undefined,
    asked: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Reply | Error> {
    const [method = '', path = ''] = asked.split(' ');
    try {
      const response = await fetch(`${url ?? 'http://127.0.0.1:1'}${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      const { ok, status } = response;
      const read = text === '' ? undefined : JSON.parse(text);
      return { ok, status, body: read, headers: response.headers };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}
