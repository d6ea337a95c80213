import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createChance } from '../simulation/world.ts';
import { killService } from './kill-service.ts';

/** Of each kind of service. */
const SOAK_MS = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'roadstead-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  { served: 'a service', hasLeader: false },
  { served: 'a leader with an API process', hasLeader: true },
])(
  '[V1, V7, V13, D13] $served that is killed again and again under requests loses nothing acknowledged, and repeats nothing',
  async ({ hasLeader }) => {
    const endMs = performance.now() + SOAK_MS;
    const isOver = (): boolean => performance.now() > endMs;
    const store = join(folder, `store-${hasLeader}`);
    const result = await killService(store, createChance(7), isOver, hasLeader);
    process.stderr.write(`kills over HTTP: ${result.kills}, ${result.ingested} batches\n`);
    expect(result.wrong).toEqual([]);
    expect(result.kills).toBeGreaterThan(0);
  },
);
