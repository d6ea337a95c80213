import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createChance } from '../simulation/world.ts';
import { killService } from './kill-service.ts';

const SOAK_MS = 150_000;

const folder = mkdtempSync(join(tmpdir(), 'roadstead-kill-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('[V1, V7, V13, D13] a service that is killed again and again under requests loses nothing acknowledged, and repeats nothing', async () => {
  const endMs = performance.now() + SOAK_MS;
  const isOver = (): boolean => performance.now() > endMs;
  const result = await killService(join(folder, 'store'), createChance(7), isOver);
  process.stderr.write(`kills over HTTP: ${result.kills}, ${result.ingested} batches\n`);
  expect(result.wrong).toEqual([]);
  expect(result.kills).toBeGreaterThan(0);
});
