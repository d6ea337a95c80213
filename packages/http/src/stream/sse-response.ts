import type { OperationResponse } from '../server/operation-response.ts';
import { DeflatedEvents, plainEvent } from './sse-encoding.ts';
import type { StreamSession } from './stream-session.ts';

/** The media type of server-sent events. */
export const SSE_TYPE = 'text/event-stream';

/** Returns a session as server-sent events, pulled by the reader. */
export function sseResponse(session: StreamSession, headers: Headers): OperationResponse {
  const isDeflated = acceptsDeflate(headers.get('accept-encoding') ?? '');
  const deflated = isDeflated ? new DeflatedEvents() : undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const message = await session.pull();
        if (message) {
          controller.enqueue(deflated ? deflated.add(message) : plainEvent(message));
          return;
        }
        if (deflated) controller.enqueue(deflated.end());
        controller.close();
      },
      cancel: () => session.close(),
    },
    // Nothing is read ahead of the reader.
    { highWaterMark: 0 },
  );
  return {
    status: 200,
    type: SSE_TYPE,
    body,
    headers: {
      // nginx buffers responses unless it is asked not to; other proxies compress them into blocks.
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
      ...(isDeflated && { 'content-encoding': 'deflate' }),
    },
  };
}

/** RFC 9110, 12.5.3: `deflate`, unless with a weight of 0. */
function acceptsDeflate(header: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .some(([coding, weight = 'q=1']) => coding === 'deflate' && !/^q=0(?:\.0*)?$/.test(weight));
}
