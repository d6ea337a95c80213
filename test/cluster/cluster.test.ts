import { describe, expect, it } from 'vitest';
import { readRecording } from '../solent.ts';
import { SEA_CONFIGURATIONS } from '../workers/inputs.ts';
import { expectSame, expectSameHistories } from './expect-same.ts';
import { changingFeed } from './feeds.ts';

const RUNS = Number(process.env['CLUSTER_RUNS'] ?? 18);

describe('a leader with several workers', () => {
  it('[L16] [L17] [L19] stores what one process stores of the Solent, with changes of configurations', async () => {
    const [first, second] = SEA_CONFIGURATIONS;
    const feed = changingFeed(await readRecording(), 500, [first!, second!]);
    const { events, ships, changes } = await expectSame(feed, 2, 2);
    expect(events.events.length).toBeGreaterThan(50);
    expect(ships.portCalls.length).toBeGreaterThan(10);
    expect(changes.configurations).toHaveLength(5);
    expect(changes.acknowledged.length).toBeGreaterThan(2);
  });

  it('[L16] [L18] [L19] [L20] stores what one process stores of random histories with changes, deaths and returns', async () => {
    const { events, ends, happened } = await expectSameHistories(RUNS);
    expect(events).toBeGreaterThan(RUNS / 2);
    expect(ends).toBeGreaterThan(RUNS / 4);
    for (const name of [
      ...['add', 'standby', 'leave', 'stop', 'kill', 'pause', 'acknowledge', 'ended'],
      ...['worker lost its lease', 'leader lost its lease'],
    ])
      expect([name, happened[name]]).toEqual([name, expect.any(Number)]);
  });
});
