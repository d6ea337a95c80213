import { expect, it } from 'vitest';
import { createSimulation, restoreSimulation } from './simulation.ts';
import { scenarioOf } from './testing/test-scenario.ts';
import type { UnreachedStep } from './unreached-steps.ts';

/** Alfa, and Bravo with these steps, five miles from it. */
function unreached(alfa: string, bravo: string, start = ''): readonly UnreachedStep[] {
  const simulation = createSimulation(
    scenarioOf(`ships:
  - { name: Alfa, type: tanker, start: { at: [24, 36] }, steps: [${alfa}] }
  - { name: Bravo, type: tanker, start: { at: [24.1, 36]${start} }, steps: [${bravo}] }
`),
    { transmits: false },
  );
  simulation.runTo(simulation.endMs);
  return simulation.unreachedSteps();
}

const ALONGSIDE = 'alongside: { ship: Alfa, for: 10m }';

it('a step that is reached is none, also after it has ended', () => {
  expect(unreached('anchor: {}', `${ALONGSIDE}, drift: {}`)).toEqual([]);
  expect(unreached('anchor: {}', 'escort: { ship: Alfa, aheadMeters: 300 }')).toEqual([]);
});

it('a ship that leaves before is not reached, with the nearest approach', () => {
  const [step, ...others] = unreached('anchor: { for: 10m }', ALONGSIDE);
  expect(others).toEqual([]);
  expect(step).toMatchObject({
    ship: 'Bravo',
    other: 'Alfa',
    plan: 1,
    step: 0,
    reason: 'left',
    nearest: { atSeconds: 540 },
  });
  expect(step.nearest?.meters).toBeGreaterThan(4000);
  expect(step.nearest?.meters).toBeLessThan(8000);
});

it.each([
  ['anchor: { for: 10m }', ALONGSIDE, ', time: +1h', 'left', null],
  ['anchor: {}', `drift: { for: 3h }, ${ALONGSIDE}`, '', 'not begun', {}],
  ['anchor: {}', 'alongside: { ship: Alfa, until: +5m }, drift: {}', '', 'ended', {}],
  ['anchor: {}', `drift: { until: +1h59m }, ${ALONGSIDE}`, '', 'on its way', {}],
])('the reason is named: %s, %s%s: %s', (alfa, bravo, start, reason, nearest) => {
  expect(unreached(alfa, bravo, start)).toMatchObject([{ reason, nearest }]);
});

it('is part of a snapshot', () => {
  const scenario = scenarioOf(`ships:
  - { name: Alfa, type: tanker, start: { at: [24, 36] }, steps: [anchor: { for: 30m }] }
  - { name: Bravo, type: tanker, start: { at: [24.3, 36] }, steps: [${ALONGSIDE}] }
`);
  const whole = createSimulation(scenario);
  whole.runTo(whole.endMs);
  const first = createSimulation(scenario);
  first.runTo(scenario.startMs + 600_000);
  const second = restoreSimulation(scenario, first.snapshot());
  second.runTo(second.endMs);
  expect(second.unreachedSteps()).toEqual(whole.unreachedSteps());
  expect(whole.unreachedSteps()).toHaveLength(1);
});
