import { expect, it } from 'vitest';
import { scenarioOf } from '../testing/test-scenario.ts';
import { plannedPlaces } from './planned-places.ts';
import { speedWarnings } from './speed-warnings.ts';

function warnings(ship: string): readonly string[] {
  return speedWarnings(scenarioOf(`ships: [${ship}]\n`)).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

it.each([
  ['{ name: A, type: tanker, speedKnots: 27, start: { at: [24, 36] } }', []],
  [
    '{ name: A, type: tanker, speedKnots: [14, 28], start: { at: [24, 36] } }',
    ['ships.0.speedKnots: 28 knots'],
  ],
  [
    '{ name: A, type: tanker, start: { at: [24, 36], speedKnots: 30 } }',
    ['ships.0.start.speedKnots: 30 knots'],
  ],
  [
    '{ name: A, type: ferry, start: { at: [24, 36] }, steps: [drift: { for: 1m }, sail: { to: [24, 37], speedKnots: 41 }] }',
    ['ships.0.steps.1: 41 knots is a speed that no ferry reaches: usual are 20, at most about 40'],
  ],
  ['{ name: A, type: yacht, speedKnots: 50, start: { at: [24, 36] } }', []],
  [
    '{ name: A, type: yacht, steps: [track: [{ at: [24, 36], time: +0s }, { at: [24, 36.1], time: +6m }]] }',
    [],
  ],
  [
    '{ name: A, type: yacht, steps: [track: [{ at: [24, 36], time: +0s }, { at: [24, 36.1], time: +6m }, { at: [24, 36.3], time: +12m }]] }',
    ['ships.0.steps.0.track: the track has a speed of 120 knots to its point 3'],
  ],
])('warns of a speed that no ship reaches: %s', (ship, expected) => {
  const found = warnings(ship);
  expect(found).toHaveLength(expected.length);
  for (const [i, text] of expected.entries())
    expect(found[i].startsWith(text), found[i]).toBe(true);
});

it('the planned places are those of the start and the steps, after an unknown place without a leg', () => {
  const { ships, ...scenario } = scenarioOf(`ships:
  - name: A
    type: tanker
    start: { at: [24, 36] }
    steps: [sail: { to: [[24, 37], [25, 37]] }, alongside: { ship: B, for: 1h }, anchor: { at: [26, 36] }]
  - { name: B, type: tanker, start: { at: [25, 36] }, steps: [anchor: {}] }
`);
  expect(
    plannedPlaces({ ...scenario, ships }).map(({ path, at, from }) => [path.join('.'), at, from]),
  ).toEqual([
    ['ships.0.start', [24, 36], undefined],
    ['ships.0.steps.0', [24, 37], [24, 36]],
    ['ships.0.steps.0', [25, 37], [24, 37]],
    ['ships.0.steps.2', [26, 36], undefined],
    ['ships.1.start', [25, 36], undefined],
  ]);
});
