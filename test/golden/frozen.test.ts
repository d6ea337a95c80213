import { readFileSync } from 'node:fs';
import { createMemoryStore } from '@roadstead/contracts';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { commandLines } from './commands.ts';
import { headerLines, metricLines, OPTIONS, reasonLines } from './http-lines.ts';
import { expectFrozen, expectNothingRequired, schemaLines } from './lines.ts';
import { openApiLines } from './openapi-lines.ts';
import { addUsers } from './scenario.ts';
import { openWorld, type World } from './world.ts';

describe('files that people write', () => {
  it.each([
    ['settings', 'packages/cli/settings.schema.json'],
    ['scenario', 'simulator/scenario.schema.json'],
  ])('have the keys of November 2026: %s', (name, path) => {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    const lines = schemaLines(JSON.parse(text), name);
    expectFrozen(`${name}.txt`, lines);
    expectNothingRequired(`${name}.txt`, lines);
  });
});

it('commands, arguments and flags are those of November 2026', async () => {
  expectFrozen('commands.txt', await commandLines());
});

describe('over HTTP, names and values are those of November 2026', () => {
  let world: World;
  let headers: readonly string[];
  let reasons: readonly string[];
  let metrics: readonly string[];
  beforeAll(async () => {
    world = await openWorld(createMemoryStore(), 'http', OPTIONS);
    await addUsers(world);
    headers = await headerLines(world);
    reasons = await reasonLines(world);
    // Last: metrics count what was asked before.
    metrics = await metricLines(world);
  });
  afterAll(() => world.service.stop());

  it('in the OpenAPI document', async () => {
    expectFrozen('openapi.txt', openApiLines((await world.send('GET /openapi.json')).body));
  });

  it('in statuses, headers and problems', () => expectFrozen('headers.txt', headers));
  it('in reasons of rejection', () => expectFrozen('reasons.txt', reasons));
  it('in metrics', () => expectFrozen('metrics.txt', metrics));
});
