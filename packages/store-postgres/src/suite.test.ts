import { PGlite } from '@electric-sql/pglite';
import { createMemoryStore } from '@roadstead/contracts';
import {
  copyRules,
  durableCopyRules,
  durableRules,
  sharedRules,
  storeRules,
} from '@roadstead/contracts/store-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createPostgresStore, usePGlite } from './index.ts';

/** Starting it takes seconds, so that all tests share it; each has schemas of its own. */
let pglite: PGlite;
let schemas = 0;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

const open = (schema: string) => createPostgresStore({ database: usePGlite(pglite), schema });

describe('every store', () => {
  for (const { name, check } of storeRules) it(name, () => check(() => open(`suite_${schemas++}`)));
});

describe('a copy', () => {
  const openNew = () => open(`suite_${schemas++}`);
  const openMemory = async () => createMemoryStore();
  for (const { name, check } of copyRules) {
    it(`of a store in memory: ${name}`, () => check(openMemory, openNew));
    it(`in memory: ${name}`, () => check(openNew, openMemory));
  }
  for (const { name, check } of durableCopyRules)
    it(name, () => {
      const schema = `suite_${schemas++}`;
      return check(openMemory, () => open(schema));
    });
});

describe('a durable store', () => {
  for (const { name, check } of durableRules)
    it(name, () => {
      const schema = `suite_${schemas++}`;
      return check(() => open(schema));
    });
});

describe('stores on the same data', () => {
  for (const { name, check } of sharedRules)
    it(name, () => {
      const schema = `suite_${schemas++}`;
      return check(() => open(schema));
    });
});
