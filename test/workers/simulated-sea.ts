import type { PositionReport } from '@roadstead/model';
import { createSimulation, readScenario } from '@roadstead/simulator';

/** Returns the reports of a sea: of ten ships four sail, two anchor, two are moored side by side, and two meet another one. */
export function simulateSea(tens: number, hours: number, seed: number): readonly PositionReport[] {
  const text = `
proves: Several workers find what one detector finds
start: 2026-01-10T00:00:00Z
duration: ${hours}h
ships:
  - name: Passage
    count: ${4 * tens}
    type: coaster
    speedKnots: [8, 16]
    start: { grid: { at: [10, 56], spacingMeters: 3000, columns: 10 }, scatterMeters: 2000 }
    steps: [ { loiter: { radiusMeters: 10000, speedKnots: [8, 16] } } ]
  - name: Anchored
    count: ${2 * tens}
    type: tanker
    start: { grid: { at: [10.1, 56.1], spacingMeters: 700, columns: 8 }, scatterMeters: 100 }
    steps: [ { anchor: { scopeMeters: [150, 250] } } ]
  - name: Moored
    count: ${2 * tens}
    type: coaster
    start: { grid: { at: [10.2, 56], spacingMeters: 300, columns: 16 } }
    steps: [ { moor: {} } ]
  - name: Mother
    count: ${tens}
    type: tanker
    start: { grid: { at: [10.3, 56], spacingMeters: 4000, columns: 5 } }
    steps: [ { drift: { untilLeftBy: Daughter } }, { sail: { to: [[11, 57]] } } ]
  - name: Daughter
    count: ${tens}
    type: bunker-tanker
    start: { grid: { at: [10.3, 55.9], spacingMeters: 4000, columns: 5 }, time: [+0s, +${hours / 4}h] }
    steps: [ { alongside: { ship: Mother, for: [${hours / 6}h, ${hours / 3}h] } }, { sail: { to: [[10.5, 55.5]] } } ]
`;
  const scenario = readScenario(text, 'sea.yaml');
  if (!scenario.ok) throw new Error(scenario.error.map(({ message }) => message).join('\n'));
  const simulation = createSimulation(scenario.value, { seed });
  return simulation
    .runTo(simulation.endMs)
    .reports.map(({ report }) => report)
    .filter((report): report is PositionReport => 'longitude' in report);
}
