import { copyRules, durableRules, sharedRules, storeRules } from '@roadstead/contracts/store-suite';
import { afterAll, describe, it } from 'vitest';
import { TestServer } from './testing/server.ts';

describe.skipIf(TestServer.isMissing)('a store on the server of ROADSTEAD_POSTGRES_URL', () => {
  const server = new TestServer();
  afterAll(() => server.dropSchemas());

  for (const { name, check } of storeRules)
    it(name, () => check(() => server.open(server.newSchema())));

  for (const { name, check } of [...durableRules, ...sharedRules])
    it(name, () => {
      const schema = server.newSchema();
      return check(() => server.open(schema));
    });

  const openNew = () => server.open(server.newSchema());
  for (const { name, check } of copyRules) it(name, () => check(openNew, openNew));
});
