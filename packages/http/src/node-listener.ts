import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DoorRefusal, Reply } from './door/operation.ts';
import { problemReply } from './door/problem.ts';
import { COMMON_HEADERS } from './door/security-headers.ts';
import type { Connection, HttpHandler } from './options.ts';

/** What `createServer` of node:http takes. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Stands in the URL of a Request: what a client calls the host is of no use here, and may be anything. */
const ORIGIN = 'http://localhost';
const NO_TRACE: DoorRefusal = {
  word: 'method-not-allowed',
  detail: 'TRACE is not for any path.',
  headers: { allow: 'GET, POST, PUT, DELETE, HEAD, OPTIONS' },
};

/** What a client goes on sending after its answer is thrown away, so that it gets to read that; but not without end. */
const THROWN_AWAY_BYTES_MAX = 64 * 1024 * 1024;
const THROWN_AWAY_MS_MAX = 30_000;

/** A handler as listener of node:http, also below Express and Connect, and in Fastify. */
export function createNodeListener(handler: HttpHandler): NodeListener {
  return (incoming, outgoing) => {
    // The one method that a server is handed and a Request cannot have.
    if (incoming.method === 'TRACE') {
      send(toResponse(problemReply(NO_TRACE)), outgoing).catch(() => outgoing.destroy());
      return;
    }
    answer(handler, incoming, outgoing).catch(() => outgoing.destroy());
  };
}

async function answer(
  handler: HttpHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const { method = 'GET' } = incoming;
  const isWithoutBody = method === 'GET' || method === 'HEAD';
  const body = hasBody(incoming) ? bodyOf(incoming) : undefined;
  const init = {
    method,
    headers: headersOf(incoming),
    signal: gone.signal,
    ...(body && !isWithoutBody && { body, duplex: 'half' }),
  };
  const { remoteAddress } = incoming.socket;
  const connection: Connection = {
    ...(remoteAddress !== undefined && { remoteAddress }),
    ...(body && isWithoutBody && { body }),
  };
  const request = new Request(urlOf(incoming), init as RequestInit);
  await send(await handler(request, connection), outgoing);
  throwAway(incoming);
}

/** What was not read of the body goes to nobody, so that the answer gets out and the connection can be used again. */
function throwAway(incoming: IncomingMessage): void {
  if (incoming.complete) {
    incoming.resume();
    return;
  }
  let bytes = 0;
  const timer = setTimeout(() => incoming.destroy(), THROWN_AWAY_MS_MAX);
  incoming.on('close', () => clearTimeout(timer));
  incoming.on('end', () => clearTimeout(timer));
  incoming.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > THROWN_AWAY_BYTES_MAX) incoming.destroy();
  });
}

function toResponse({ status, type = '', body, headers }: Reply): Response {
  return new Response(body, {
    status,
    headers: {
      ...COMMON_HEADERS,
      ...headers,
      'content-type': type,
      'content-length': String(Buffer.byteLength(body ?? '')),
    },
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.headers.has('content-length') && response.body) {
    outgoing.end(Buffer.from(await response.arrayBuffer()));
    return;
  }
  for await (const chunk of response.body ?? []) {
    if (outgoing.destroyed) return;
    if (!outgoing.write(chunk)) await drained(outgoing);
  }
  outgoing.end();
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      outgoing.off('drain', done).off('close', done);
      resolve();
    };
    outgoing.on('drain', done).on('close', done);
  });
}

/** Express and Connect take away the path at which they mount, and keep the whole. */
function urlOf(incoming: IncomingMessage & { readonly originalUrl?: string }): string {
  const target = incoming.originalUrl ?? incoming.url ?? '/';
  // A proxy may be sent the whole address, and a server too (RFC 9112, 3.2.2).
  const path = target.startsWith('/') ? target : `/${target.replace(/^\w+:\/\/[^/]*\/?/, '')}`;
  return `${ORIGIN}${path}`;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i], rawHeaders[i + 1]);
  return headers;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** As `Readable.toWeb`, but who stops reading does not break the connection: the answer has to get out. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
        incoming.resume();
      },
    },
    { highWaterMark: 0 },
  );
}
