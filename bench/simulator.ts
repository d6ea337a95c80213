import { createDetector } from '@roadstead/detector';
import type { PositionReport, StsEvent } from '@roadstead/model';
import { createSimulation, readScenario, type Scenario, scoreEvents } from '@roadstead/simulator';
import { createTracker } from '@roadstead/tracking';
import type { Bench, TableRow } from './write-report.ts';
import { secondsOf } from './write-report.ts';

const SHIPS = 1000;
const SLICE_MS = 600_000;
const TARGETS = { steps: 5_000_000, reports: 300_000, daySeconds: 60 };

/** Ships under way for as long as needed: each sails between random places within its circle. */
const UNDER_WAY = scenario(
  '6h',
  `  - name: Passage
    count: ${SHIPS}
    type: coaster
    speedKnots: [8, 16]
    start: { grid: { at: [-30, 30], spacingMeters: 20000, columns: 32 }, scatterMeters: 5000 }
    steps: [ { loiter: { radiusMeters: 30000, speedKnots: [8, 16] } } ]`,
);

/** A typical sea: of 1 000 ships 460 under way, 250 at anchor, 250 moored, 20 pairs that meet during the day. */
const A_DAY = scenario(
  '24h',
  `  - name: Passage
    count: 460
    type: coaster
    speedKnots: [8, 16]
    start: { grid: { at: [10, 56], spacingMeters: 5000, columns: 22 }, scatterMeters: 2000 }
    steps: [ { loiter: { radiusMeters: 20000, speedKnots: [8, 16] } } ]
  - name: Anchored
    count: 250
    type: tanker
    start: { grid: { at: [13, 56], spacingMeters: 1000, columns: 16 }, scatterMeters: 100 }
    steps: [ { anchor: { scopeMeters: [150, 250] } } ]
  - name: Moored
    count: 250
    type: coaster
    start: { grid: { at: [14, 56], spacingMeters: 700, columns: 16 } }
    steps: [ { moor: {} } ]
  - name: Mother
    count: 20
    type: tanker
    start: { grid: { at: [15, 56], spacingMeters: 6000, columns: 5 } }
    steps: [ { drift: { untilLeftBy: Daughter } }, { sail: { to: [[16, 57]] } } ]
  - name: Daughter
    count: 20
    type: bunker-tanker
    start: { grid: { at: [15, 55.9], spacingMeters: 6000, columns: 5 }, time: [+0s, +12h] }
    steps: [ { alongside: { ship: Mother, for: [2h, 6h] } }, { sail: { to: [[15.5, 54.5]] } } ]`,
);

/** Speed of motion, transmission and truth. */
export const bench: Bench = {
  question:
    'How many ship-steps and reports a second, and how long for a day of 1 000 ships, simulated, detected and scored?',
  seed: 1,
  run(progress): readonly TableRow[] {
    progress('steps');
    const steps = stepsPerSecond();
    const baseline = baselineStepsPerSecond();
    progress('reports');
    const reports = reportsPerSecond();
    progress('a day');
    return [
      {
        what: 'ship-steps/s, outputs off',
        measured: steps,
        target: TARGETS.steps,
        'of dead reckoning alone': steps / baseline,
      },
      { what: 'reports/s, with true tracks', measured: reports, target: TARGETS.reports },
      ...aDay(),
    ];
  },
};

function stepsPerSecond(): number {
  const simulation = createSimulation(UNDER_WAY, { transmits: false });
  simulation.runTo(simulation.nowMs + SLICE_MS);
  const from = simulation.nowMs;
  const seconds = secondsOf(() => simulation.runTo(simulation.endMs));
  return (SHIPS * (simulation.nowMs - from)) / 1000 / seconds;
}

/** Baseline of a step: a position in typed arrays, advanced by course and speed, with a sine and a cosine. */
function baselineStepsPerSecond(): number {
  const [longitude, latitude, course] = [0, 1, 2].map((k) =>
    Float64Array.from({ length: SHIPS }, (_, i) => ((i * 37) % 360) / (k + 6)),
  );
  const rounds = 10_000;
  const seconds = secondsOf(() => {
    for (let round = 0; round < rounds; round++) {
      for (let i = 0; i < SHIPS; i++) {
        course[i] += 1e-6;
        longitude[i] += Math.sin(course[i]) * 1e-5;
        latitude[i] += Math.cos(course[i]) * 1e-5;
      }
    }
  });
  return (SHIPS * rounds) / seconds;
}

function reportsPerSecond(): number {
  const simulation = createSimulation(UNDER_WAY, { tracks: true });
  simulation.runTo(simulation.nowMs + SLICE_MS);
  let reports = 0;
  const endMs = simulation.nowMs + 12 * SLICE_MS;
  const seconds = secondsOf(() => {
    while (simulation.nowMs < endMs) {
      reports += simulation.runTo(simulation.nowMs + SLICE_MS).reports.length;
    }
    simulation.truth();
  });
  return reports / seconds;
}

function aDay(): readonly TableRow[] {
  const simulation = createSimulation(A_DAY);
  const tracker = createTracker();
  const detector = createDetector(A_DAY.configurations);
  const events = new Map<number, StsEvent>();
  let reports = 0;
  let simulated = 0;
  let score: ReturnType<typeof scoreEvents> | undefined;
  const seconds = secondsOf(() => {
    while (simulation.nowMs < simulation.endMs) {
      let positions: PositionReport[] = [];
      simulated += secondsOf(() => {
        positions = simulation
          .runTo(simulation.nowMs + SLICE_MS)
          .reports.map(({ report }) => report)
          .filter((report): report is PositionReport => 'longitude' in report);
      });
      reports += positions.length;
      for (const { event } of detector.step(tracker.step(positions).batch)) {
        events.set(event.id, event);
      }
    }
    for (const { event } of detector.step(tracker.end().batch)) events.set(event.id, event);
    const { windowMinutes } = A_DAY.configurations[0];
    score = scoreEvents(simulation.truth(), [...events.values()], {
      endMs: simulation.endMs,
      windowMinutes,
    });
  });
  return [
    { what: 'a day of 1 000 ships, seconds', measured: seconds, target: TARGETS.daySeconds },
    { what: '… of these for the simulation', measured: simulated },
    { what: '… position reports', measured: reports },
    { what: '… transfers found', measured: score?.found.length ?? 0 },
    { what: '… transfers missed', measured: score?.missed.length ?? 0 },
    { what: '… false events', measured: score?.falseEvents.length ?? 0 },
  ];
}

function scenario(duration: string, ships: string): Scenario {
  const text = `proves: The speed of the simulator\nstart: 2026-01-10T00:00:00Z\nduration: ${duration}\nsea: { current: { towardsDegrees: 60, knots: 0.5 }, wind: { fromDegrees: 240, knots: 12 } }\nships:\n${ships}\n`;
  const read = readScenario(text, 'bench.yaml');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
