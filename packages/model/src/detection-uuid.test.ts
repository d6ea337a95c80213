import { expect, it } from 'vitest';
import { detectionUuids } from './detection-uuid.ts';
import { configurationUuid, parseConfiguration } from './parse-configuration.ts';

const RING = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];

function body(name: string, meters = 500): object {
  return {
    name,
    severity: `of ${name}`,
    parameters: { distance_for_sts_meters: meters, transfer_time_window_minutes: 30 },
    geometry: { type: 'Polygon', coordinates: [RING] },
  };
}

function uuidsOf(...bodies: readonly object[]): readonly string[] {
  const uuidOf = detectionUuids();
  return bodies.map((each) => {
    const parsed = parseConfiguration(each, 1, uuidOf);
    return parsed.ok ? parsed.value.uuid : '';
  });
}

it('is the same for configurations that differ in name and severity only, and another for another distance', () => {
  const [north, near] = uuidsOf(body('north'), body('near', 200));
  expect(uuidsOf(body('south'))).toEqual([north]);
  expect(near).not.toBe(north);
});

it('is distinct within a set', () => {
  const [first, second] = uuidsOf(body('north'), body('south'));
  expect(first).not.toBe(second);
  const whole = parseConfiguration(body('south'), 1, configurationUuid);
  expect(whole).toMatchObject({ value: { uuid: second } });
});
