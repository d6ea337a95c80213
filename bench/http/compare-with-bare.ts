import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { HttpHandler } from '@roadstead/http';
import { createNodeListener } from '@roadstead/http/node';
import { quantile, type TableRow } from '../write-report.ts';
import { type BenchService, requestOf } from './open-bench-service.ts';

export const BASE = '/api/ingress/event-detection';
const TARGET = '≥ 0.5';
const ROUNDS = 41;
/** Number of slow rounds. */
const SLOW_ROUNDS = 15;
const ROUND_REQUESTS = 200;

/** The part of Hono that a bare handler needs. */
type BareHono = new () => {
  get(path: string, handler: (c: { body: (...init: Bytes) => Response }) => Response): void;
  fetch(request: Request): Response | Promise<Response>;
};
type Bytes = readonly [text: string, status: number, headers: Readonly<Record<string, string>>];

/** The Hono of the measured handler. */
const { Hono } = createRequire(import.meta.resolve('@roadstead/http'))('hono') as {
  readonly Hono: BareHono;
};

/** Requests of the target, on a store with few events. */
const TWO_READS: Readonly<Record<string, string>> = {
  'one event': `${BASE}/s2s-events/500`,
  'a page of 50': `${BASE}/s2s-events?page=2&size=50`,
};

/** Compares the handler with a bare one: cached, with Request and body, and uncached. */
export async function compareWithBare(
  { handler }: BenchService,
  where: string,
): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const [what, path] of Object.entries(TWO_READS)) {
    const bare = bareOf(await (await handler(requestOf(path))).text());
    // A different address for each request, so that no response is cached.
    let marks = 0;
    const handle = async (isOurs: boolean, request: Request): Promise<Response> =>
      isOurs ? handler(request) : bare(request);
    const alone = await alternating(ROUNDS, (isOurs) => handlerOnly(() => path, isOurs));
    const fresh = await alternating(SLOW_ROUNDS, (isOurs) =>
      handlerOnly(() => withMark(path, marks++), isOurs),
    );
    const whole = await alternating(ROUNDS, (isOurs) =>
      microsecondsOf(async () => void (await (await handle(isOurs, requestOf(path))).text())),
    );
    rows.push(
      { what: `${what}, repeated, ${where}`, ...alone },
      { what: `${what}, repeated, Request created and body read, ${where}`, ...whole },
      { what: `${what}, new, ${where}`, ...fresh },
    );

    function handlerOnly(address: () => string, isOurs: boolean): Promise<number> {
      const requests = Array.from({ length: ROUND_REQUESTS }, () => requestOf(address()));
      return microsecondsOf(async (i) => void (await handle(isOurs, requests[i])));
    }
  }
  return rows;
}

/** Compares both over a socket, behind the same listener, with a client in the same process, whose time is in both. */
export async function compareOverSockets({ handler }: BenchService): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  for (const [what, path] of Object.entries(TWO_READS)) {
    const bytes = await (await handler(requestOf(path))).text();
    const [ours, bare] = [await listening(handler), await listening(bareOf(bytes))];
    const measured = await alternating(SLOW_ROUNDS, (isOurs) =>
      microsecondsOf(async () => {
        const { headers } = requestOf(path);
        const response = await fetch(`${(isOurs ? ours : bare).url}${path}`, { headers });
        if ((await response.text()) !== bytes) throw new Error('the response differs');
      }),
    );
    rows.push({ what: `${what}, repeated, over a socket`, ...measured });
    for (const { server } of [ours, bare]) {
      server.closeAllConnections();
      server.close();
    }
  }
  return rows;
}

async function listening(handler: HttpHandler): Promise<{ server: Server; url: string }> {
  const server = createServer(createNodeListener(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function bareOf(bytes: string): HttpHandler {
  const app = new Hono();
  app.get(`${BASE}/*`, (c) => c.body(bytes, 200, { 'content-type': 'application/json' }));
  return async (request) => app.fetch(request);
}

/** Runs rounds of both in turn, in alternating order, after some for warm-up. */
async function alternating(
  rounds: number,
  microseconds: (isOurs: boolean) => Promise<number>,
): Promise<TableRow> {
  const [ours, bare, ratios]: number[][] = [[], [], []];
  for (let round = -3; round < rounds; round++) {
    const isOursFirst = round % 2 === 0;
    const one = await microseconds(isOursFirst);
    const other = await microseconds(!isOursFirst);
    if (round < 0) continue;
    const [our, their] = isOursFirst ? [one, other] : [other, one];
    ours.push(our);
    bare.push(their);
    ratios.push(their / our);
  }
  return {
    'ours, µs': quantile(ours, 0.5),
    'bare, µs': quantile(bare, 0.5),
    'of bare': quantile(ratios, 0.5),
    quartiles: [0.25, 0.75].map((part) => quantile(ratios, part).toFixed(2)).join(' – '),
    target: TARGET,
  };
}

async function microsecondsOf(act: (i: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < ROUND_REQUESTS; i++) await act(i);
  return ((performance.now() - start) / ROUND_REQUESTS) * 1000;
}

/** A path with a query that makes it unique. */
export function withMark(path: string, mark: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}mark=${mark}`;
}
