import { describe, expect, it } from 'vitest';
import { eventsGeoJson } from './events-geojson.ts';
import type { TrueEncounter } from './replay-event.ts';
import { type EventJson, inOrder, isFalse, lastingAt, replayEventOf } from './replay-event.ts';

function eventJson(
  uuid: string,
  fired: string,
  longitudes = [1, 2],
  end: string | null = '03:00',
): EventJson {
  const ship = (mmsi: number, longitude: number): object => ({
    mmsi,
    fired_position: { type: 'Point', coordinates: [longitude, 10] },
  });
  return {
    ...{ id: 5, uuid, mmsi_first: 1, mmsi_second: 2 },
    s2s_pair: { first: ship(1, longitudes[0]!), second: ship(2, longitudes[1]!) },
    activation_time: '2026-01-01T01:00:00.000Z',
    fired_time: `2026-01-01T${fired}:00.000Z`,
    deactivation_time: end && `2026-01-01T${end}:00.000Z`,
  } as unknown as EventJson;
}

function truthOf(mmsiFirst: number, mmsiSecond: number, hours: readonly number[]): TrueEncounter {
  const [beginMs, endMs] = hours.map((hour) => Date.UTC(2026, 0, 1, hour));
  return {
    mmsiFirst,
    mmsiSecond,
    kind: 'bunkers',
    beginMs: beginMs!,
    endMs: endMs!,
    isFound: true,
  };
}

describe('events of a replay', () => {
  const event = replayEventOf(eventJson('a', '01:30'));

  it('are in the order of firing', () => {
    const events = [eventJson('c', '01:40'), eventJson('b', '01:30'), eventJson('a', '01:30')];
    expect(inOrder(events.map(replayEventOf)).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
  });

  it('last from the activation to the end, or for ever', () => {
    const current = replayEventOf(eventJson('b', '01:30', [1, 2], null));
    const at = (hour: number): readonly string[] =>
      lastingAt([event, current], Date.UTC(2026, 0, 1, hour)).map(({ uuid }) => uuid);
    expect([at(0), at(1), at(3), at(4)]).toEqual([[], ['a', 'b'], ['a', 'b'], ['b']]);
  });

  it('are false without a true encounter of the same ships at that time', () => {
    expect(isFalse(event, [truthOf(2, 1, [2, 5])])).toBe(false);
    expect(isFalse(event, [truthOf(1, 3, [2, 5]), truthOf(1, 2, [4, 5])])).toBe(true);
  });

  it('are points midway between the ships, also across the antimeridian', () => {
    const { features } = eventsGeoJson([eventJson('a', '01:30', [179.5, -179.3])]);
    expect(features[0]).toMatchObject({
      id: 5,
      geometry: { type: 'Point', coordinates: [-179.9, 10] },
      properties: { uuid: 'a' },
    });
  });
});
