import { PGlite } from '@electric-sql/pglite';
import { createPostgresStore, usePGlite } from '@roadstead/store-postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { testCopiedServices } from './copied-service.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

describe('a service on a copy', () =>
  testCopiedServices((schema) => createPostgresStore({ database: usePGlite(pglite), schema })));
