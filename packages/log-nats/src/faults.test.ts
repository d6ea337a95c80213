import type { PositionLog } from '@roadstead/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNatsLog, type NatsLogOptions } from './nats-log.ts';
import { type Acknowledged, appendTexts, readTexts } from './testing/journal.ts';
import { NATS_SERVER, type NatsServer, startNatsServer } from './testing/nats-server.ts';
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts';

const WRITERS = 4;
const MESSAGES = 400;
const KILLS = 5;
const BYTES_MAX = 64 * 1024 * 1024;
/** The confirmation of a message. */
const PUB_ACK = /"stream":"log", ?"seq"/;

describe.skipIf(NATS_SERVER === undefined)('a log (needs the program nats-server)', () => {
  let server: NatsServer;
  let proxy: TcpProxy;
  const logs: PositionLog[] = [];

  beforeEach(async () => {
    server = await startNatsServer();
    proxy = await startTcpProxy(server.port);
  });

  afterEach(async () => {
    for (const log of logs.splice(0)) await log.close();
    await proxy.close();
    await server.dispose();
  });

  async function open(port: number, options: Partial<NatsLogOptions> = {}): Promise<PositionLog> {
    const connection = { servers: `127.0.0.1:${port}` };
    const log = await createNatsLog({ connection, name: 'log', bytesMax: BYTES_MAX, ...options });
    logs.push(log);
    return log;
  }

  /** Writers of their own connections append, and readers read, until all messages are read. */
  async function appendAndRead(port: number, acknowledge: (count: number) => void): Promise<void> {
    const acknowledged: Acknowledged[] = [];
    const readers = [await open(port), await open(port)];
    const reading = readers.map((log) => readTexts(log, MESSAGES));
    const writing = Array.from({ length: WRITERS }, async (_, writer) =>
      appendTexts(await open(port), textsOf(writer), (message) => {
        acknowledged.push(message);
        acknowledge(acknowledged.length);
      }),
    );
    await Promise.all(writing);
    const [one, other] = await Promise.all(reading);
    // Nothing acknowledged is lost or elsewhere, and nothing is there twice.
    expect(one).toEqual(acknowledged.sort((a, b) => a.sequence - b.sequence));
    expect(other).toEqual(one);
    expect(one.map(({ sequence }) => sequence)).toEqual(one.map((_, at) => at + 1));
    for (let writer = 0; writer < WRITERS; writer++) {
      const own = one.map(({ text }) => text).filter((text) => text.startsWith(`${writer}:`));
      expect(own).toEqual(textsOf(writer));
    }
    expect((await readers[0].bounds()).newest).toBe(MESSAGES);
  }

  it('[L21] a server that is killed loses nothing acknowledged and stores nothing twice', async () => {
    const kills: Promise<void>[] = [];
    const killAndStart = async (): Promise<void> => {
      await server.kill();
      await server.start();
    };
    await appendAndRead(server.port, (count) => {
      if (count % (MESSAGES / KILLS) === MESSAGES / KILLS / 2) kills.push(killAndStart());
    });
    await Promise.all(kills);
    expect(kills.length).toBe(KILLS);
  });

  it('[L21] connections that are cut lose nothing and repeat nothing', async () => {
    let confirmations = 0;
    let others = 0;
    proxy.onAnswer((bytes) => {
      if (PUB_ACK.test(bytes.toString('latin1'))) return ++confirmations % 20 !== 0;
      return ++others % 61 !== 0;
    });
    await appendAndRead(proxy.port, (count) => {
      if (count % 100 === 50) proxy.cut();
    });
    expect(confirmations).toBeGreaterThan(MESSAGES / 2);
  });

  it('[L21] a message whose confirmation is lost is stored once, when it is repeated', async () => {
    const log = await open(proxy.port, { appendTimeoutMs: 500 });
    let lost = 0;
    proxy.onAnswer((bytes) => {
      const isLost = PUB_ACK.test(bytes.toString('latin1'));
      if (isLost) lost++;
      return !isLost;
    });
    const bytes = new Uint8Array(1);
    const uncertain = { reason: 'uncertain', isRetryable: true };
    await expect(log.append('a', bytes)).rejects.toMatchObject(uncertain);
    // By attempts of the same append.
    expect(lost).toBeGreaterThan(1);
    proxy.onAnswer(() => true);
    expect(await log.append('a', bytes)).toEqual({ ok: true, sequence: 1 });
    expect((await log.bounds()).newest).toBe(1);
  });

  it('[L21] a message that arrives after its sender gave up is stored once, when it is repeated', async () => {
    const log = await open(proxy.port, { appendTimeoutMs: 500 });
    proxy.stall();
    await expect(log.append('a', new Uint8Array(1))).rejects.toMatchObject({ reason: 'uncertain' });
    proxy.resume();
    expect(await log.append('a', new Uint8Array(1))).toEqual({ ok: true, sequence: 1 });
    expect((await log.bounds()).newest).toBe(1);
  });

  it('[L21] nothing is sent later that waited for a connection', async () => {
    const log = await open(proxy.port, { appendTimeoutMs: 500 });
    proxy.stall();
    proxy.cut();
    const failed = log.append('a', new Uint8Array(1));
    await expect(failed).rejects.toMatchObject({ isRetryable: true });
    // The connection is still being made, so there is nobody who could have sent anything.
    await expect(log.append('b', new Uint8Array(1))).rejects.toMatchObject({
      reason: 'unreachable',
    });
    const ending = new AbortController();
    const reading = log.read(null, ending.signal)[Symbol.asyncIterator]().next();
    ending.abort();
    expect(await reading).toEqual({ done: true, value: undefined });
    proxy.resume();
    expect((await log.bounds()).newest).toBe(0);
    // Both ended before the connection did, which would have been made anew.
    expect(proxy.connections).toBe(2);
  });

  it('uses one connection until it is lost', async () => {
    const log = await open(proxy.port);
    const append = (id: string): Promise<unknown> => log.append(id, new Uint8Array(1));
    await Promise.all(['a', 'b', 'c'].map(append));
    await readTexts(log, 3);
    expect(proxy.connections).toBe(1);
    proxy.cut();
    await Promise.all(['d', 'e', 'f'].map(append));
    await readTexts(log, 6);
    expect(proxy.connections).toBe(2);
  });

  it('a server that is away is unreachable, and a reader waits for it', async () => {
    const log = await open(server.port, { appendTimeoutMs: 500 });
    await log.append('a', Uint8Array.of(97));
    let received = (): void => {};
    const first = new Promise<void>((resolve) => {
      received = resolve;
    });
    const reading = readTexts(log, 2, () => received());
    await first;
    await server.kill();
    const unreachable = { reason: 'unreachable', isRetryable: true };
    // The first request can still be sent to the killed server.
    await expect(log.bounds()).rejects.toMatchObject(unreachable);
    await expect(log.append('b', Uint8Array.of(98))).rejects.toMatchObject(unreachable);
    await expect(log.discard(1)).rejects.toMatchObject(unreachable);
    await expect(open(server.port)).rejects.toMatchObject(unreachable);
    await server.start();
    // No message is sent later whose sender gave up.
    expect((await log.bounds()).newest).toBe(1);
    expect(await log.append('b', Uint8Array.of(98))).toEqual({ ok: true, sequence: 2 });
    expect((await reading).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('a reader that waits for a server ends by its signal, and when the log is closed', async () => {
    const log = await open(server.port);
    await log.append('a', Uint8Array.of(97));
    const ending = new AbortController();
    const count = async (signal: AbortSignal): Promise<number> => {
      let read = 0;
      for await (const _ of log.read(null, signal)) read++;
      return read;
    };
    const [ended, closed] = [count(ending.signal), count(new AbortController().signal)];
    closed.catch(() => {});
    await readTexts(log, 1);
    await server.kill();
    await expect(log.bounds()).rejects.toMatchObject({ reason: 'unreachable' });
    ending.abort();
    await ended;
    await log.close();
    await expect(closed).rejects.toMatchObject({ reason: 'closed' });
  });
});

/** The texts of a writer, which are their ids. */
function textsOf(writer: number): readonly string[] {
  return Array.from({ length: MESSAGES / WRITERS }, (_, at) => `${writer}:${at}`);
}
