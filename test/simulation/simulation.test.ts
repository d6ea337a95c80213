import { expect, it } from 'vitest';
import { runHistory } from './history.ts';

/** Histories with kills, a full disk, lost replies, backfills and ports. */
const SEEDS = [1, 4, 15, 32];

it('repeats a history by its seed', async () => {
  const first = await runHistory(3);
  expect(first.restarts).toBeGreaterThan(0);
  expect(await runHistory(3)).toEqual(first);
});

it('[V1, D13] whatever fails, nothing acknowledged is lost, and no event is missing or stored twice', async () => {
  let [events, vesselEvents] = [0, 0];
  for (const seed of SEEDS) {
    const result = await runHistory(seed);
    expect(result.wrong, `npm run simulate:service -- --seeds ${seed}`).toEqual([]);
    events += result.events;
    vesselEvents += result.vesselEvents;
  }
  expect(events).toBeGreaterThan(0);
  expect(vesselEvents).toBeGreaterThan(0);
});
