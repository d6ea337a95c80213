import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createChance } from '../simulation/world.ts';
import { SOAK_SEED } from '../soak-seed.ts';
import { followKilled } from './follow-killed.ts';

/** 30 within the time of a part; `LIVE_DISTURBANCES=1000` takes some twenty minutes. */
const DISTURBANCES = Number(process.env['LIVE_DISTURBANCES'] ?? 30);

const folder = mkdtempSync(join(tmpdir(), 'roadstead-live-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('[L1, L5, L8] followers of a service that is killed, over connections that break and stall, miss and repeat nothing', async () => {
  const result = await followKilled(join(folder, 'store'), createChance(SOAK_SEED), DISTURBANCES);
  process.stderr.write(
    `live: seed ${SOAK_SEED}, ${DISTURBANCES} disturbances, ${result.kills} kills, ${result.changes} changes\n`,
  );
  expect(result.wrong).toEqual([]);
  expect(result.changes).toBeGreaterThan(0);
});
