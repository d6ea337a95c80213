import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { AppContext } from '../server/request-state.ts';
import { bodyChunks } from './body.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads a body that has so many bytes at each interval. @returns the bytes read, and the code of the error */
async function read(
  bytes: number,
  intervalMs: number,
  durationMs: number,
): Promise<readonly [count: number, code: string | undefined]> {
  const endMs = performance.now() + durationMs;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => {
        setTimeout(resolve, intervalMs);
      });
      if (performance.now() > endMs) controller.close();
      else controller.enqueue(new Uint8Array(bytes));
    },
  });
  const [count, code] = startReading(body);
  await vi.advanceTimersByTimeAsync(durationMs + MINUTE_MS);
  return [count(), await code];
}

/** Reads a body. @returns the number of bytes read so far, and the code of the error in the end */
function startReading(
  body: ReadableStream<Uint8Array>,
): readonly [count: () => number, code: Promise<string | undefined>] {
  const request = new Request('http://api.example', { method: 'POST' });
  const context = { req: { raw: request }, env: { body }, get: () => ({ limits: LIMITS }) };
  let count = 0;
  const reading = (async () => {
    for await (const { length } of bodyChunks(context as unknown as AppContext, 1e9))
      count += length;
  })();
  const code = reading.then(
    () => undefined,
    (error: { readonly code: string }) => error.code,
  );
  return [() => count, code];
}

describe('a body', () => {
  it('may take any time while there is progress: a line of 60 bytes every 29 s', async () => {
    expect(await read(60, 29_000, 60 * MINUTE_MS)).toEqual([124 * 60, undefined]);
  });

  it('is rejected after a pause', async () => {
    expect(await read(60, 31_000, 60 * MINUTE_MS)).toEqual([0, 'too-slow']);
  });

  it('is rejected without progress: a byte every 8 s', async () => {
    expect(await read(1, 8000, 60 * MINUTE_MS)).toEqual([3, 'too-slow']);
  });

  it('is read if it arrived while the event loop was blocked: timers run before sockets are read', async () => {
    let socket!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        socket = controller;
      },
    });
    const [count, code] = startReading(body);
    await endOfTurn();
    vi.advanceTimersByTime(4 * MINUTE_MS);
    await endOfTurn();
    socket.enqueue(new Uint8Array(60));
    socket.close();
    await vi.advanceTimersByTimeAsync(0);
    expect([await code, count()]).toEqual([undefined, 60]);
  });

  it('may be short and end late', async () => {
    expect(await read(1, 8000, 20_000)).toEqual([2, undefined]);
  });
});
