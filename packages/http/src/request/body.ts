import { withTimeout } from '@roadstead/service';
import { HttpError } from '../server/http-error.ts';
import type { AppContext } from '../server/request-state.ts';

/** Bytes within `bodyMs` without which a body only occupies a connection: the shortest NMEA sentence with a position has more. */
const PROGRESS_BYTES = 32;

/**
 * Yields the body in chunks as they arrive; nothing for a request without a body.
 * @throws HttpError `too-large`, or `too-slow` without progress within `bodyMs`
 */
export async function* bodyChunks(
  { req, env, get }: AppContext,
  bytesMax: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const body = env.body ?? req.raw.body;
  if (!body) return;
  const { bodyMs } = get('state').limits;
  const detail = `The body has more than ${bytesMax} bytes.`;
  const tooLarge = new HttpError({ code: 'too-large', detail });
  const reader = body.getReader();
  let bytes = 0;
  let progress = 0;
  let untilMs = performance.now() + bodyMs;
  try {
    if (Number(req.raw.headers.get('content-length')) > bytesMax) throw tooLarge;
    for (;;) {
      const chunk = await readWithin(untilMs - performance.now(), reader);
      if (!chunk) {
        throw new HttpError({ code: 'too-slow', detail: 'The body did not arrive in time.' });
      }
      if (chunk.done) return;
      bytes += chunk.value.length;
      if (bytes > bytesMax) throw tooLarge;
      progress += chunk.value.length;
      yield chunk.value;
      if (progress < PROGRESS_BYTES) continue;
      progress = 0;
      untilMs = performance.now() + bodyMs;
    }
  } finally {
    // Not awaited: a source that hangs may hang here too.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads a chunk; undefined without one in time. An event loop that was blocked runs timers before it reads sockets, so what has arrived
 * meanwhile is read before the time counts as over.
 */
async function readWithin(
  ms: number,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array> | undefined> {
  const reading = reader.read();
  const chunk = await withTimeout(ms, reading);
  if (chunk) return chunk;
  const turnEnds = new Promise<undefined>((resolve) => {
    setImmediate(() => resolve(undefined));
  });
  return Promise.race([reading, turnEnds]);
}

/** Reads the whole body. @throws HttpError `busy`, and what `bodyChunks` throws */
export async function bodyBytes(context: AppContext, bytesMax: number): Promise<Uint8Array> {
  const state = context.get('state');
  const hold = (bytes: number): void => {
    if (state.holdBody(bytes)) return;
    throw new HttpError({ code: 'busy', detail: 'Too many bodies are being read.' });
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyChunks(context, bytesMax)) {
    hold(chunk.length);
    chunks.push(chunk);
  }
  // The end of the body may arrive after the response, too.
  hold(0);
  return Buffer.concat(chunks);
}

/** Reads the whole body as text. @throws HttpError `malformed`, and what `bodyBytes` throws */
export async function bodyText(context: AppContext, bytesMax: number): Promise<string> {
  const bytes = await bodyBytes(context, bytesMax);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError({ code: 'malformed', detail: 'The body is not UTF-8.' });
  }
}
