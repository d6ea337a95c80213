import { PGlite } from '@electric-sql/pglite';
import type { CopyableStore } from '@roadstead/contracts';
import { copyRules } from '@roadstead/contracts/store-suite';
import { createPostgresStore, usePGlite } from '@roadstead/store-postgres';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { temporaryFolder } from '../packages/cli/src/testing/temporary-folder.ts';
import { testCopiedServices } from './copied-service.ts';

let pglite: PGlite;
const place = temporaryFolder();
let stores = 0;
beforeAll(async () => {
  place.make();
  pglite = await PGlite.create();
});
afterAll(async () => {
  place.remove();
  await pglite.close();
});

const openDatabase = (schema: string): Promise<CopyableStore> =>
  createPostgresStore({ database: usePGlite(pglite), schema });

describe('copies between a file and a database', () => {
  const openFile = (): Promise<CopyableStore> =>
    createSqliteStore({ path: place.file(`${stores++}`, ''), synchronous: 'normal' });
  const openSchema = (): Promise<CopyableStore> => openDatabase(`copy_${stores++}`);
  for (const { name, check } of copyRules) {
    it(`into the database: ${name}`, () => check(openFile, openSchema));
    it(`into the file: ${name}`, () => check(openSchema, openFile));
  }
});

describe('a service on a copy', () => testCopiedServices(openDatabase));
