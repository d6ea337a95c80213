import { randomUUID } from 'node:crypto';
import { connectPostgres } from '@roadstead/store-postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildPackages } from '../kill/killed-server.ts';
import { DATABASE_URL, DatabaseService, runProgram } from './database-service.ts';

const MINUTE_MS = 60_000;
const BEGIN_MS = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 60 * MINUTE_MS;
const PAIR = [211_000_001, 211_000_002];
/** Event time follows the second newest of all ships (D8). */
const ELSEWHERE = [211_000_003, 211_000_004];

const CONFIGURATION = {
  name: 'Skagen',
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 10 },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [10, 57],
        [12, 57],
        [12, 59],
        [10, 59],
        [10, 57],
      ],
    ],
  },
};

/** The reports of a minute: two ships side by side, two others far away. */
function minute(number: number): readonly object[] {
  const timestamp = new Date(BEGIN_MS + number * MINUTE_MS).toISOString();
  return [
    ...PAIR.map((mmsi, i) => ({
      mmsi,
      timestamp,
      longitude: 11,
      latitude: 58 + i * 0.001,
      sog: 0,
    })),
    ...ELSEWHERE.map((mmsi, i) => ({ mmsi, timestamp, longitude: 3, latitude: 54 + i, sog: 0 })),
  ];
}

describe.skipIf(DATABASE_URL === undefined)(
  'services on one database (ROADSTEAD_POSTGRES_URL)',
  () => {
    let data = '';
    let schema = '';
    const running: DatabaseService[] = [];

    beforeAll(buildPackages);
    afterEach(async () => {
      for (const service of running.splice(0)) await service.end('SIGKILL');
    });
    afterAll(async () => {
      const database = connectPostgres({ url: DATABASE_URL! });
      const session = await database.connect(60_000);
      for (const each of schemas) await session.query(`DROP SCHEMA IF EXISTS ${each} CASCADE`);
      session.release(false);
      await database.close();
    });

    const schemas: string[] = [];
    function newSchema(): void {
      schema = `standby_${randomUUID().slice(0, 8)}`;
      schemas.push(schema);
      const url = new URL(DATABASE_URL!);
      url.searchParams.set('schema', schema);
      data = url.href;
    }

    function start(): DatabaseService {
      const service = new DatabaseService(data);
      running.push(service);
      return service;
    }

    /** Starts a service and its standby, and configures the area. */
    async function startPair(): Promise<readonly [DatabaseService, DatabaseService]> {
      newSchema();
      const service = start();
      await service.listening();
      const path = '/api/ingress/event-detection/configurations';
      expect((await service.send('POST', path, CONFIGURATION))?.status).toBe(201);
      const standby = start();
      await standby.printed(/^standby: \S+ \d+ \S+ has the store$/m);
      return [service, standby];
    }

    /** Sends the reports of some minutes, each in a request. @returns the number of minutes that were acknowledged */
    async function ingest(service: DatabaseService, from: number, to: number): Promise<number> {
      for (let number = from; number < to; number++) {
        const response = await service.send('POST', '/api/ingress/positions', minute(number));
        if (response?.status !== 200) return number - from;
      }
      return to - from;
    }

    async function readEvents(service: DatabaseService): Promise<readonly object[]> {
      const response = await service.send('GET', '/api/ingress/event-detection/s2s-events');
      return ((await response!.json()) as { items: readonly object[] }).items;
    }

    it('[L20] a standby continues after a kill, with all that was acknowledged, and fires once', async () => {
      const [service, standby] = await startPair();
      const ingesting = ingest(service, 0, 1000);
      await ingest(service, 0, 9);
      await service.end('SIGKILL');
      const acknowledged = await ingesting;
      await standby.listening();
      const { newest } = await newestPosition(standby);
      expect(newest).toBeGreaterThanOrEqual(BEGIN_MS + (Math.max(9, acknowledged) - 1) * MINUTE_MS);
      expect(await ingest(standby, 0, 30)).toBe(30);
      expect(await readEvents(standby)).toMatchObject([
        { id: 1, mmsi_first: PAIR[0], mmsi_second: PAIR[1], deactivation_time: null },
      ]);
      expect(await standby.end('SIGTERM')).toBe(0);
    });

    it('[L20] a service that stood still writes nothing after a standby has continued', async () => {
      const [service, standby] = await startPair();
      expect(await ingest(service, 0, 5)).toBe(5);
      service.child.kill('SIGSTOP');
      await standby.listening();
      const late = ingest(service, 5, 6);
      expect(await ingest(standby, 5, 20)).toBe(15);
      service.child.kill('SIGCONT');
      expect(await late).toBe(0);
      await service.printed('the service has failed');
      expect(await service.end('SIGTERM')).not.toBe(0);
      expect(await readEvents(standby)).toHaveLength(1);
    });

    it('[L20] a service that is stopped after a standby has continued ends with a message', async () => {
      const [service, standby] = await startPair();
      expect(await ingest(service, 0, 5)).toBe(5);
      service.child.kill('SIGSTOP');
      await standby.listening();
      service.child.kill('SIGTERM');
      service.child.kill('SIGCONT');
      await service.printed(/^roadstead: .*The lease writer was released or acquired again/m);
      expect(service.output).not.toMatch(/^ +at /m);
      expect(await service.end('SIGTERM')).toBe(2);
    });

    it('a stop lets the standby continue at once, and commands do not write beside a service', async () => {
      const [service, standby] = await startPair();
      const added = await runProgram('retrain', '--data', data);
      expect(added).toMatchObject({ code: 2 });
      expect(added.text).toMatch(/The store is in use by \S+ \d+ \S+\./);
      expect(added.text).not.toContain(schema);
      expect(await service.end('SIGTERM')).toBe(0);
      await standby.listening();
      expect((await runProgram('user', 'list', '--data', data)).text).toContain('admin');
    });

    async function newestPosition(service: DatabaseService): Promise<{ readonly newest: number }> {
      const path = `/api/portserver/ship/position/${PAIR[0]}`;
      const response = await service.send('GET', path);
      const { position } = (await response!.json()) as { position: { coordinates: string[] } };
      return { newest: Date.parse(position.coordinates[2]!) };
    }
  },
);
