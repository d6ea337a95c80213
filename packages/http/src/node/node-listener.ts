import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientConnection, HttpHandler } from '../options.ts';
import { HttpError } from '../server/http-error.ts';
import { toResponse } from '../server/operation-response.ts';
import { problemDocument } from '../server/problem.ts';
import { TextResponse } from '../server/text-response.ts';
import { headersOf, type Incoming, originOf, requestTarget } from './node-request.ts';

/** A listener for `createServer` of node:http. */
export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const NO_TRACE = new HttpError({
  code: 'method-not-allowed',
  detail: 'No path has an operation for TRACE.',
  headers: { allow: 'GET, POST, PUT, DELETE, HEAD, OPTIONS' },
});

/** Rest of a body that is read and dropped after the response, so that the client reads the response; then the connection is closed. */
const DROPPED_BYTES_MAX = 64 * 1024 * 1024;
const DROPPED_MS_MAX = 30_000;

/** Creates a node:http listener from a handler, which can also be mounted in Express, Connect and Fastify. */
export function createNodeListener(handler: HttpHandler): NodeListener {
  return (incoming, outgoing) => {
    // The one method that a `Request` cannot have.
    const responding =
      incoming.method === 'TRACE'
        ? send(toResponse(problemDocument(NO_TRACE)), outgoing)
        : respond(handler, incoming, outgoing);
    responding.catch(() => outgoing.destroy());
  };
}

async function respond(
  handler: HttpHandler,
  incoming: Incoming,
  outgoing: ServerResponse,
): Promise<void> {
  const disconnected = new AbortController();
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) disconnected.abort();
  });
  const { method = 'GET' } = incoming;
  const isWithoutBody = method === 'GET' || method === 'HEAD';
  const headers = headersOf(incoming);
  const body = parsedBody(incoming, headers) ?? (hasBody(incoming) ? bodyOf(incoming) : undefined);
  const init = {
    method,
    headers,
    signal: disconnected.signal,
    ...(body && !isWithoutBody && { body, duplex: 'half' }),
  };
  const { remoteAddress } = incoming.socket;
  const target = requestTarget(incoming);
  const connection: ClientConnection = {
    target,
    acceptsLateBody: true,
    ...(remoteAddress !== undefined && { remoteAddress }),
    ...(body && isWithoutBody && { body }),
    disconnect: () => {
      if (!outgoing.writableFinished) outgoing.destroy();
    },
  };
  const request = new Request(`${originOf(incoming)}${target}`, init as RequestInit);
  await send(await handler(request, connection), outgoing);
  dropBody(incoming);
}

/** Drops the unread rest of the body, so that the response is sent and the connection can be used again. */
function dropBody(incoming: IncomingMessage): void {
  if (incoming.complete) {
    incoming.resume();
    return;
  }
  let bytes = 0;
  const timer = setTimeout(() => incoming.destroy(), DROPPED_MS_MAX);
  incoming.on('close', () => clearTimeout(timer));
  incoming.on('end', () => clearTimeout(timer));
  incoming.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > DROPPED_BYTES_MAX) incoming.destroy();
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response instanceof TextResponse) {
    outgoing.writeHead(response.status, response.sortedHeaders);
    outgoing.end(response.content);
    return;
  }
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

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Returns a body that a parser of Express has already read and decoded, JSON or text; its headers no longer describe it. Undefined if
 * the stream has not been read.
 */
function parsedBody(
  { body, readableDidRead }: Incoming,
  headers: Headers,
): ReadableStream<Uint8Array> | undefined {
  if (!readableDidRead || body === undefined) return undefined;
  headers.delete('content-length');
  headers.delete('content-encoding');
  headers.delete('transfer-encoding');
  const bytes =
    body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(bytes as BodyInit).body ?? undefined;
}

/** As `Readable.toWeb`, but cancelling does not close the connection: the response is still to be sent. */
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
