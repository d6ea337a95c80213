import { describe, expect, it } from 'vitest';
import type { StreamMessage } from './stream-message.ts';
import { messageBytes, streamMessage } from './stream-message.ts';
import { StreamSession } from './stream-session.ts';
import type { StreamEnd, StreamSource } from './stream-source.ts';

/** A source whose messages the test sends. */
class ManualSource implements StreamSource {
  readonly ready = { filters: { mmsi: [1] }, matches: 3 };
  calls = 0;
  sent = 0;
  #resolve: ((message: StreamMessage | StreamEnd) => void) | undefined;
  #reject: ((error: Error) => void) | undefined;

  heartbeat(): object {
    return { number: this.sent };
  }

  next(): Promise<StreamMessage | StreamEnd> {
    this.calls++;
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  send(): void {
    this.sent++;
    this.#resolve?.(streamMessage('event', { number: this.sent }, `f-${this.sent}`));
  }

  end(end: StreamEnd): void {
    this.#resolve?.(end);
  }

  fail(error: Error): void {
    this.#reject?.(error);
  }
}

function open(recheck: () => Promise<StreamEnd | undefined> = async () => undefined) {
  const source = new ManualSource();
  const log = { ended: 0, failed: [] as unknown[] };
  const session = new StreamSession({
    source,
    nowMs: 0,
    recheck,
    ended: () => log.ended++,
    failed: (error) => log.failed.push(error),
  });
  const pull = async (): Promise<unknown> => {
    const message = await session.pull();
    return message && JSON.parse(new TextDecoder().decode(messageBytes(message)));
  };
  return { source, session, pull, log };
}

/** Lets promises that are settled run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const READY = { type: 'ready', filters: { mmsi: [1] }, matches: 3 };

describe('[L8] a stream', () => {
  it('begins with the filters as understood, then has the messages of the source', async () => {
    const { source, pull } = open();
    expect(await pull()).toEqual(READY);
    const next = pull();
    source.send();
    expect(await next).toEqual({ type: 'event', number: 1 });
  });

  it('does not read the source while its reader has no room', async () => {
    const { source, session, pull } = open();
    await pull();
    expect(source.calls).toBe(0);
    void pull();
    expect(source.calls).toBe(1);
    source.send();
    await settle();
    session.tick(15_000);
    expect(source.calls).toBe(1);
  });

  it('has a heartbeat every 15 s, also while messages are sent', async () => {
    const { source, session, pull } = open();
    await pull();
    const first = pull();
    session.tick(14_000);
    session.tick(15_000);
    expect(await first).toEqual({ type: 'heartbeat', number: 0 });
    const second = pull();
    source.send();
    expect(await second).toEqual({ type: 'event', number: 1 });
    session.tick(30_000);
    expect(await pull()).toEqual({ type: 'heartbeat', number: 1 });
  });

  it('loses no message that comes while a heartbeat is sent', async () => {
    const { source, session, pull } = open();
    await pull();
    const beat = pull();
    session.tick(15_000);
    source.send();
    await settle();
    expect(await beat).toMatchObject({ type: 'heartbeat' });
    expect(await pull()).toEqual({ type: 'event', number: 1 });
  });

  it('ends with the reason after 30 s without room, and reads nothing meanwhile', async () => {
    const { source, session, pull, log } = open();
    await pull();
    const next = pull();
    source.send();
    await next;
    for (let second = 1; second < 31; second++) session.tick(1000 * second);
    expect(log.ended).toBe(0);
    session.tick(31_000);
    expect(log.ended).toBe(1);
    expect(session.signal.aborted).toBe(true);
    expect(await pull()).toMatchObject({ type: 'end', reason: 'too-slow' });
    expect(await pull()).toBeNull();
    expect(source.calls).toBe(1);
  });

  it('does not end while its reader has room now and then', async () => {
    const { source, session, pull, log } = open();
    await pull();
    for (let second = 1; second < 100; second++) {
      const next = pull();
      source.send();
      await next;
      session.tick(1000 * second);
    }
    expect(log.ended).toBe(0);
  });

  it('checks the credentials each minute, and ends when they are no longer valid', async () => {
    const checks: (StreamEnd | undefined)[] = [
      undefined,
      { reason: 'unauthenticated', detail: 'No longer.' },
    ];
    let count = 0;
    const { session, pull } = open(async () => checks[count++]);
    await pull();
    const next = (async () => {
      for (;;) {
        const message = (await pull()) as { readonly type: string } | null;
        if (message?.type !== 'heartbeat') return message;
      }
    })();
    for (let second = 1; second <= 119; second++) {
      session.tick(1000 * second);
      await settle();
    }
    expect(count).toBe(1);
    session.tick(120_000);
    expect(await next).toEqual({ type: 'end', reason: 'unauthenticated', detail: 'No longer.' });
    expect(count).toBe(2);
  });

  it('ends as the source does', async () => {
    const { source, pull, log } = open();
    await pull();
    const next = pull();
    source.end({ reason: 'gone', detail: 'Too old.' });
    expect(await next).toEqual({ type: 'end', reason: 'gone', detail: 'Too old.' });
    expect(await pull()).toBeNull();
    expect(log.ended).toBe(1);
  });

  it('reports a fault of the source without its details to the reader', async () => {
    const { source, pull, log } = open();
    await pull();
    const next = pull();
    const error = new Error('secret');
    source.fail(error);
    expect(await next).toEqual({ type: 'end', reason: 'failed', detail: 'Internal error.' });
    expect(log.failed).toEqual([error]);
  });

  it('ends without a message when the reader disconnects', async () => {
    const { source, session, pull, log } = open();
    await pull();
    const next = pull();
    session.close();
    source.send();
    expect(await next).toBeNull();
    session.close();
    expect(log.ended).toBe(1);
  });
});
