import { describe, expect, it } from 'vitest';
import { CurrentLane } from './current-lane.ts';
import { RetainedLanes } from './retained-lanes.ts';

function laneOf(key: string, journeys: number): CurrentLane {
  const lane = new CurrentLane(key, journeys, 1, 0);
  for (let i = 0; i < journeys; i++) lane.set([`MAEU ${i}`, 0, 0, 0, 0, 0, 0, null, null]);
  return lane;
}

/** Requests a lane, which is created with a number of journeys unless it is retained. @returns whether it was retained */
function request(lanes: RetainedLanes, key: string, journeys: number): Promise<boolean> {
  return lanes.runExclusive(key, async (retained, retain) => {
    retain(retained ?? laneOf(key, journeys));
    return retained !== undefined;
  });
}

describe('[A12] lanes in memory', () => {
  it('are those requested last, up to a number of journeys', async () => {
    const lanes = new RetainedLanes(100);
    for (const key of ['A', 'B', 'A', 'C']) await request(lanes, key, 30);
    expect(await request(lanes, 'A', 30)).toBe(true);
    expect(await request(lanes, 'B', 30)).toBe(false);
    expect(await request(lanes, 'C', 30)).toBe(false);
  });

  it('do not include one with more journeys', async () => {
    const lanes = new RetainedLanes(100);
    await request(lanes, 'A', 101);
    expect(await request(lanes, 'A', 10)).toBe(false);
    expect(await request(lanes, 'A', 10)).toBe(true);
  });

  it('are as many without journeys as take no more space', async () => {
    const lanes = new RetainedLanes(100);
    for (let i = 0; i < 20; i++) await request(lanes, `${i}`, 0);
    expect(await request(lanes, '19', 0)).toBe(true);
    expect(await request(lanes, '0', 0)).toBe(false);
  });

  it('are used by one request at a time, and dropped when it fails', async () => {
    const lanes = new RetainedLanes(100);
    const order: string[] = [];
    const run = (name: string): Promise<void> =>
      lanes.runExclusive('A', async (retained, retain) => {
        order.push(`${name} begins ${retained ? 'with' : 'without'} a lane`);
        await Promise.resolve();
        if (name === 'third') throw new Error('The disk is full');
        retain(retained ?? laneOf('A', 1));
        order.push(`${name} ends`);
      });
    const runs = ['first', 'second', 'third', 'fourth'].map(run);
    expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    ]);
    expect(order).toEqual([
      ...['first begins without a lane', 'first ends'],
      ...['second begins with a lane', 'second ends'],
      'third begins with a lane',
      ...['fourth begins without a lane', 'fourth ends'],
    ]);
  });
});
