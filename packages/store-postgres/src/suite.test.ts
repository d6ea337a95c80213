import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, it } from 'vitest';
import { createPostgresStore, usePGlite } from './index.ts';
import { hasLaterSeed, suiteRules } from './testing/suite-rules.ts';

/** Starting it takes seconds, so that all tests share it. */
let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

const rules = suiteRules((schema) => createPostgresStore({ database: usePGlite(pglite), schema }));

// `suite.soak.test.ts` runs the other seeds.
for (const rule of rules.filter((each) => !hasLaterSeed(each))) it(rule.name, rule.check);
