import type { Mmsi, StsEvent } from '@roadstead/model';
import { expect, it } from 'vitest';
import { groupEvents } from './event-groups.ts';

function event(uuid: string, fromMinute: number, toMinute: number | null, second = 3): StsEvent {
  return {
    ...{ uuid, configurationId: 1, first: { mmsi: 1 as Mmsi }, second: { mmsi: second as Mmsi } },
    activationTimeMs: fromMinute * 60_000,
    firedTimeMs: (fromMinute + 10) * 60_000,
    deactivationTimeMs: toMinute === null ? null : toMinute * 60_000,
  } as StsEvent;
}

const events = [
  event('c', 190, null),
  event('a', 0, 60),
  event('b', 120, 180),
  event('d', 61, 90, 4),
];

it('[F18] groups the events of a pair with at most the merge gap in between', () => {
  const groups = groupEvents(events, () => 60);
  expect(Object.fromEntries(groups)).toEqual({ a: 'a', b: 'a', c: 'a', d: 'd' });
});

it('[F18] leaves each event to itself beyond it, and without one', () => {
  expect(Object.fromEntries(groupEvents(events, () => 59))).toEqual({
    ...{ a: 'a', b: 'b', c: 'b', d: 'd' },
  });
  expect(new Set(groupEvents(events, () => undefined).values()).size).toBe(4);
});
