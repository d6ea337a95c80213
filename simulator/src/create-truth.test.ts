import { expect, it } from 'vitest';
import { distanceBetween, runScenario, scenarioOf } from './testing/test-scenario.ts';
import type { Truth } from './truth.ts';

const PAIR = `ships:
  - { name: Alfa, type: tanker, start: { at: [24.0, 36.0] }, steps: [anchor: {}] }
  - name: Bravo
    type: tanker
    start: { at: [24.03, 36.0] }
    steps: [alongside: { ship: Alfa, for: 1h }, sail: { to: [24.0, 36.5] }]
`;
const START_MS = Date.UTC(2026, 0, 10);

function truthOf(yaml: string): Truth {
  return runScenario(scenarioOf(yaml)).truth;
}

it('[S12] an encounter has the distance of its antennas, and its place every ten minutes', () => {
  const { truth, tracks } = runScenario(scenarioOf(PAIR));
  const [{ beginMs, endMs, path, distanceMeters }] = truth.encounters;
  // Two beams of 32 m and the water between them; both antennas are on the centre line.
  expect(distanceMeters).toBeGreaterThan(30);
  expect(distanceMeters).toBeLessThan(45);
  expect(path.length).toBe(6);
  for (const [i, { timeMs }] of path.entries()) {
    expect(Math.abs(timeMs - beginMs - i * 600_000)).toBeLessThan(60_000);
    expect(timeMs).toBeLessThanOrEqual(endMs);
  }
  const [first] = path;
  const near = tracks.find(({ ship, timeMs }) => ship === 'Alfa' && timeMs >= first.timeMs)!;
  const apart = distanceBetween([near.longitude, near.latitude], [first.longitude, first.latitude]);
  expect(apart).toBeLessThan(60);
});

it('[S12] a ship of which nothing is received is silent', () => {
  const { silences } = truthOf(
    `${PAIR}faults: [dark: { ships: Alfa, from: +30m, to: +1h }, dark: { ships: Bravo, from: +1h, to: +1h5m }]\n`,
  );
  expect(silences).toHaveLength(1);
  const [{ ship, beginMs, endMs }] = silences;
  expect(ship).toBe('Alfa');
  expect(Math.abs(beginMs - START_MS - 30 * 60_000)).toBeLessThan(240_000);
  expect(Math.abs(endMs - START_MS - 60 * 60_000)).toBeLessThan(240_000);
});

it('[S12] silences last from the appearance, to the end, and to the departure', () => {
  const away = 'receivers: [within: { centre: [100, 0], rangeNauticalMiles: 10 }]\n';
  const { silences, endMs } = truthOf(`${PAIR}${away}`);
  expect(silences.map(({ ship }) => ship)).toEqual(['Alfa', 'Bravo']);
  expect(silences.map((each) => each.endMs)).toEqual([endMs, endMs]);
  const leaves = truthOf(
    `ships: [{ name: Alfa, type: tanker, start: { at: [24, 36] }, steps: [anchor: { for: 1h }] }]\n${away}`,
  );
  expect(leaves.silences).toHaveLength(1);
  expect(Math.abs(leaves.silences[0].endMs - START_MS - 3_600_000)).toBeLessThan(20_000);
});

it('the ports are those of the scenario', () => {
  const ports = 'ports: [{ name: Port, area: [[24, 36], [25, 36], [25, 37]] }]\n';
  expect(truthOf(`${PAIR}${ports}`).ports.map(({ name }) => name)).toEqual(['Port']);
});
