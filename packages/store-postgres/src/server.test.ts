import { randomUUID } from 'node:crypto';
import { durableRules, sharedRules, storeRules } from '@roadstead/contracts/store-suite';
import { afterAll, describe, it } from 'vitest';
import { connectPostgres, createPostgresStore } from './index.ts';

/** The server to test with; each test has a schema of its own, which is dropped. Without it the tests are left out. */
const url = process.env['ROADSTEAD_POSTGRES_URL'];
const prefix = `test_${randomUUID().slice(0, 8)}`;
let schemas = 0;

const open = (schema: string) =>
  createPostgresStore({ database: connectPostgres({ url: url!, connectionsMax: 4 }), schema });

describe.skipIf(!url)('a store on the server of ROADSTEAD_POSTGRES_URL', () => {
  afterAll(async () => {
    const database = connectPostgres({ url: url! });
    const session = await database.connect();
    for (let schema = 0; schema < schemas; schema++)
      await session.query(`DROP SCHEMA IF EXISTS ${prefix}_${schema} CASCADE`);
    session.release(false);
    await database.close();
  });

  for (const { name, check } of storeRules)
    it(name, () => check(() => open(`${prefix}_${schemas++}`)));

  for (const { name, check } of [...durableRules, ...sharedRules])
    it(name, () => {
      const schema = `${prefix}_${schemas++}`;
      return check(() => open(schema));
    });
});
