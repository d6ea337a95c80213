import { randomUUID } from 'node:crypto';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { PositionLog } from '@roadstead/contracts';
import { type CreateLog, logRules } from '@roadstead/contracts/log-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createNatsLog } from './nats-log.ts';
import { NATS_SERVER, type NatsServer, startNatsServer } from './testing/nats-server.ts';

const url = process.env['NATS_URL'];
const isLeftOut = url === undefined && NATS_SERVER === undefined;

describe.skipIf(isLeftOut)('createNatsLog (needs NATS_URL, or the program nats-server)', () => {
  let own: NatsServer | undefined;
  let servers = url ?? '';

  beforeAll(async () => {
    if (url !== undefined) return;
    own = await startNatsServer();
    servers = `127.0.0.1:${own.port}`;
  });

  afterAll(() => own?.dispose());

  /** A stream of a random name, which is deleted in the end. */
  const create: CreateLog = async ({ bytesMax }) => {
    const name = `log-nats-test-${randomUUID()}`;
    const logs: PositionLog[] = [];
    const open = async (): Promise<PositionLog> => {
      const log = await createNatsLog({ connection: { servers }, name, bytesMax });
      logs.push(log);
      return log;
    };
    const deleteStream = async (): Promise<void> => {
      const connection = await connect({ servers });
      await (await jetstreamManager(connection)).streams.delete(name);
      await connection.close();
    };
    return {
      log: await open(),
      reopen: open,
      replace: async () => {
        await deleteStream();
        return open();
      },
      dispose: async () => {
        for (const log of logs) await log.close();
        await deleteStream();
      },
    };
  };

  for (const { name, check } of logRules) it(name, () => check(create));
});
