import type { DetectorConfiguration, Mmsi, StsEvent } from '@roadstead/model';
import { expect, it } from 'vitest';
import { DetectedEvents } from './detected-events.ts';

const START = Date.UTC(2024, 0, 1);

function event(
  firedTimeMs: number,
  configurationId: number,
  first: number,
  second: number,
): StsEvent {
  const place = { longitude: 0, latitude: 0 };
  const ship = (mmsi: number): StsEvent['first'] => ({
    mmsi: mmsi as Mmsi,
    activationPosition: place,
    firedPosition: place,
    deactivationPosition: null,
  });
  return {
    id: 99,
    uuid: `${firedTimeMs} ${configurationId} ${first} ${second}`,
    configurationId,
    first: ship(first),
    second: ship(second),
    activationTimeMs: START,
    firedTimeMs: START + firedTimeMs,
    deactivationTimeMs: null,
    discoveredTimeMs: START,
    endDiscoveredTimeMs: null,
  };
}

const CONFIGURATIONS = [1, 2].map((id) => ({ id }) as DetectorConfiguration);

it('[D8] returns events in the order of detection, with their ids', () => {
  const log = new DetectedEvents();
  const inOrder = [event(1, 2, 8, 9), event(2, 1, 5, 6), event(1, 1, 5, 7)];
  for (const [i, each] of inOrder.entries())
    log.add([{ kind: 'fired', event: { ...each, id: i + 1 } }]);
  const written = log.json(CONFIGURATIONS);
  expect(written.map(({ uuid }) => uuid)).toEqual(inOrder.map(({ uuid }) => uuid));
  expect(written.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('stores the latest state of an event', () => {
  const log = new DetectedEvents();
  const fired = event(1, 1, 5, 6);
  log.add([{ kind: 'fired', event: fired }]);
  log.add([{ kind: 'ended', event: { ...fired, deactivationTimeMs: START + 7 } }]);
  expect(log.count).toBe(1);
  expect(log.json(CONFIGURATIONS)[0].deactivation_time).toBe('2024-01-01T00:00:00.007Z');
});
