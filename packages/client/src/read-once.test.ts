import { describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import type { StartTimer } from './waiting.ts';

const PREVIEW = 'POST /api/ingress/event-detection/configurations/preview';
const BODY = { shape_uuid: 'b1c46bf5-d0d3-4268-abbd-c711b831d118', preset: 'transfer' } as const;

/** Returns a client whose service answers by a stream. @param open sends its pieces, and may leave it open */
function clientOf(
  open: (stream: ReadableStreamDefaultController<Uint8Array>) => void,
  startTimer: StartTimer = () => () => {},
) {
  const requests: RequestInit[] = [];
  const client = createClient({
    baseUrl: 'http://service',
    startTimer,
    async fetch(_, init) {
      requests.push(init);
      const start = (stream: ReadableStreamDefaultController<Uint8Array>): void => {
        open(stream);
        const { signal } = init;
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      };
      return new Response(new ReadableStream<Uint8Array>({ start }));
    },
  });
  return { client, requests };
}

const encoder = new TextEncoder();

describe('a stream of one response', () => {
  it('is read to its end, with all messages', async () => {
    const { client, requests } = clientOf((stream) => {
      for (const piece of ['data: {"type":"rea', 'dy"}\n\ndata: {"type":"heartbeat"}\n\n'])
        stream.enqueue(encoder.encode(piece));
      stream.enqueue(encoder.encode('data: {"type":"end","reason":"finished"}\n\n'));
      stream.close();
    });
    const types: string[] = [];
    for await (const { type } of client.read(PREVIEW, { body: BODY })) types.push(type);
    expect(types).toEqual(['ready', 'heartbeat', 'end']);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', body: JSON.stringify(BODY) });
    expect(requests[0]!.headers).toMatchObject({ accept: 'text/event-stream' });
  });

  it('rejects after a silence, and does not connect again', async () => {
    const timers: (() => void)[] = [];
    const { client, requests } = clientOf(
      (stream) => stream.enqueue(encoder.encode('data: {"type":"ready"}\n\n')),
      (_, run) => {
        timers.push(run);
        return () => {};
      },
    );
    const messages = client.read(PREVIEW, { body: BODY });
    expect((await messages.next()).value).toEqual({ type: 'ready' });
    const next = messages.next();
    await Promise.resolve();
    timers.at(-1)!();
    await expect(next).rejects.toThrow('Nothing was received');
    expect(requests).toHaveLength(1);
  });
});
