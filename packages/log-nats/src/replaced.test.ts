import { type JetStreamManager, jetstreamManager, type StreamConfig } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { PositionLog } from '@roadstead/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNatsLog } from './nats-log.ts';
import { appendTexts, readTexts } from './testing/journal.ts';
import { NATS_SERVER, type NatsServer, startNatsServer } from './testing/nats-server.ts';

const MANY = 1000;

describe.skipIf(NATS_SERVER === undefined)('a stream (needs the program nats-server)', () => {
  let server: NatsServer;
  const logs: PositionLog[] = [];

  beforeEach(async () => {
    server = await startNatsServer();
  });

  afterEach(async () => {
    for (const log of logs.splice(0)) await log.close();
    await server.dispose();
  });

  async function open(): Promise<PositionLog> {
    const connection = { servers: `127.0.0.1:${server.port}` };
    const log = await createNatsLog({ connection, name: 'log', bytesMax: 1_000_000 });
    logs.push(log);
    return log;
  }

  async function manage(change: (manager: JetStreamManager) => Promise<unknown>): Promise<void> {
    const connection = await connect({ servers: `127.0.0.1:${server.port}` });
    await change(await jetstreamManager(connection));
    await connection.close();
  }

  const append = (log: PositionLog, ...texts: readonly string[]): Promise<void> =>
    appendTexts(log, texts, () => {});

  /** A reading for ever. @returns it, when it has received a number of messages */
  async function reader(log: PositionLog, count: number): Promise<{ ended: Promise<unknown> }> {
    return new Promise((resolve) => {
      const ended = readTexts(log, MANY, ({ sequence }) => {
        if (sequence === count) resolve({ ended });
      });
      ended.catch(() => {});
    });
  }

  it('[L5] that is deleted and created again ends its readers', async () => {
    const log = await open();
    await append(log, 'a', 'b');
    const { ended } = await reader(log, 2);
    await manage(async ({ streams }) => {
      const { config } = await streams.info('log');
      await streams.delete('log');
      await streams.add(config);
    });
    await append(log, 'c', 'd', 'e', 'f');
    await expect(ended).rejects.toMatchObject({ reason: 'replaced', isRetryable: false });
  });

  it('[L21] whose end was lost with its machine ends its readers', async () => {
    const log = await open();
    await append(log, 'a', 'b');
    await server.kill();
    server.backup();
    await server.start();
    await append(log, 'c', 'd');
    const { ended } = await reader(log, 4);
    await server.kill();
    server.restore();
    await server.start();
    // The numbers 3 and 4 are those of other messages now.
    await append(log, 'e', 'f', 'g');
    await expect(ended).rejects.toMatchObject({ reason: 'replaced' });
    expect((await readTexts(log, 5)).map(({ text }) => text)).toEqual(['a', 'b', 'e', 'f', 'g']);
  });

  it('[L21] whose messages are discarded before a slow reader has them ends it', async () => {
    const log = await open();
    const texts = Array.from({ length: 200 }, (_, at) => `${at + 1}`);
    await append(log, ...texts);
    const slow = log.read(null, new AbortController().signal)[Symbol.asyncIterator]();
    const { value: first } = await slow.next();
    expect(first).toMatchObject({ sequence: 1 });
    await log.discard(190);
    let last = 1;
    const readOn = async (): Promise<void> => {
      for (;;) {
        const { value } = await slow.next();
        expect(value).toMatchObject({ sequence: last + 1 });
        last++;
      }
    };
    await expect(readOn()).rejects.toMatchObject({ reason: 'discarded', isRetryable: false });
    expect(last).toBeLessThan(190);
  });

  it('whose consumers are deleted is read on', async () => {
    const log = await open();
    await append(log, 'a');
    const reading = readTexts(log, 2);
    await readTexts(log, 1);
    await manage(async ({ consumers }) => {
      for await (const { name } of consumers.list('log')) await consumers.delete('log', name);
    });
    await append(log, 'b');
    expect((await reading).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('that is left by its readers has no consumers', async () => {
    const log = await open();
    await append(log, 'a', 'b');
    await readTexts(log, 1);
    await readTexts(log, 2);
    // Requests of a connection are executed in their order.
    await log.bounds();
    await manage(async ({ streams }) => {
      expect((await streams.info('log')).state.consumer_count).toBe(0);
    });
  });

  it.each([
    ['discards old messages', { discard: 'old' }, 'discard "old" instead of "new"'],
    ['discards by age', { max_age: 3600e9 }, 'max_age 3600000000000 instead of 0'],
    ['forgets ids', { duplicate_window: 1e9 }, 'duplicate_window'],
    ['has other subjects', { subjects: ['log', 'other'] }, 'subjects'],
  ] as const)('[L21] that %s is no log', async (_, settings, message) => {
    await open();
    await manage(async ({ streams }) => {
      const { config } = await streams.info('log');
      await streams.delete('log');
      await streams.add({ ...config, ...settings } as StreamConfig);
    });
    const opening = open();
    await expect(opening).rejects.toMatchObject({ reason: 'other', isRetryable: false });
    await expect(opening).rejects.toThrow(message);
  });

  it('of a server that refuses the credentials is no log', async () => {
    const guarded = await startNatsServer('authorization { user: "a", password: "secret" }');
    const servers = `127.0.0.1:${guarded.port}`;
    const opened = createNatsLog({ connection: { servers }, name: 'log', bytesMax: 1_000_000 });
    await expect(opened).rejects.toMatchObject({ reason: 'other' });
    const connection = { servers, user: 'a', pass: 'secret' };
    const log = await createNatsLog({ connection, name: 'log', bytesMax: 1_000_000 });
    await log.close();
    await guarded.dispose();
  });

  it('of invalid options is an Error', async () => {
    const valid = { connection: {}, name: 'log', bytesMax: 1 };
    for (const options of [
      { ...valid, name: 'a.b' },
      { ...valid, bytesMax: 0 },
      { ...valid, appendTimeoutMs: 60_001 },
    ])
      await expect(createNatsLog(options)).rejects.toThrow(RangeError);
  });
});
