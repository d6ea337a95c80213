import { createGazetteer } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { createSimulation, readScenario } from '@roadstead/simulator';
import { createTracker, type PortCall, PortCallDetector } from '@roadstead/tracking';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

/**
 * Positions of berths and of anchorages off the ports: read off charts by eye, independent of the gazetteer that they
 * test. Degrees; the berth's side is the port's.
 */
const PORTS: readonly {
  readonly name: string;
  readonly berths: readonly (readonly [number, number])[];
  readonly anchorage: readonly [number, number];
}[] = [
  {
    name: 'Rotterdam',
    berths: [
      [4.03, 51.955],
      [3.99, 51.96],
    ],
    anchorage: [3.7, 52.1],
  },
  {
    name: 'Antwerp',
    berths: [
      [4.29, 51.31],
      [4.24, 51.27],
    ],
    anchorage: [3.05, 51.55],
  },
  {
    name: 'Hamburg',
    berths: [
      [9.93, 53.535],
      [9.905, 53.54],
    ],
    anchorage: [7.9, 54.08],
  },
  {
    name: 'Southampton',
    berths: [
      [-1.425, 50.905],
      [-1.4, 50.893],
    ],
    anchorage: [-1.05, 50.68],
  },
  { name: 'Le Havre', berths: [[0.16, 49.475]], anchorage: [-0.15, 49.6] },
  { name: 'Algeciras', berths: [[-5.432, 36.14]], anchorage: [-5.3, 36.13] },
  { name: 'Genoa', berths: [[8.92, 44.405]], anchorage: [8.95, 44.3] },
  { name: 'Piraeus', berths: [[23.628, 37.943]], anchorage: [23.6, 37.87] },
  {
    name: 'Singapore',
    berths: [
      [103.775, 1.275],
      [103.84, 1.265],
    ],
    anchorage: [104.3, 1.45],
  },
  { name: 'Shanghai', berths: [[122.05, 30.625]], anchorage: [122.6, 31] },
  { name: 'Busan', berths: [[129.055, 35.11]], anchorage: [129.13, 35.02] },
  {
    name: 'Los Angeles',
    berths: [
      [-118.265, 33.745],
      [-118.25, 33.735],
    ],
    anchorage: [-118.15, 33.65],
  },
  { name: 'Santos', berths: [[-46.3, -23.955]], anchorage: [-46.33, -24.1] },
  { name: 'Durban', berths: [[31.03, -29.88]], anchorage: [31.15, -29.8] },
];

const START_MS = Date.UTC(2026, 0, 10);
const SHARE_MIN = 1;

interface Stay {
  readonly mmsi: number;
  readonly beginMs: number;
  readonly endMs: number;
}

interface SimulatedCalls {
  readonly calls: readonly PortCall[];
  readonly stays: readonly Stay[];
}

const gazetteer = createGazetteer(gazetteerData);

/** Simulates a scenario, and detects the calls in the received reports. */
function simulate(ships: readonly object[], duration: string, more: object = {}): SimulatedCalls {
  const text = stringify({
    proves: 'Port calls are found',
    start: new Date(START_MS).toISOString(),
    duration,
    ships,
    ...more,
  });
  const scenario = readScenario(text, 'ports.yaml');
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error.slice(0, 3)));
  const simulation = createSimulation(scenario.value);
  const portCalls = new PortCallDetector((...place) => {
    const port = gazetteer.portNear(...place);
    return port && { portId: port.id, berth: null };
  });
  const tracker = createTracker();
  const calls = new Map<string, PortCall>();
  const record = (changed: readonly PortCall[]): void => {
    for (const call of changed) calls.set(`${call.mmsi} ${call.beginMs}`, call);
  };
  for (let ms = START_MS; ms < simulation.endMs + 3_600_000; ms += 3_600_000) {
    const reports = simulation
      .runTo(ms)
      .reports.flatMap(({ report }) => ('longitude' in report ? [report] : []));
    record(portCalls.step(tracker.step(reports).batch.fixes));
  }
  record(portCalls.step(tracker.end().batch.fixes));
  const { activities, ships: sailed } = simulation.truth();
  const stays = activities
    .filter(({ activity }) => activity === 'moored')
    .map(({ ship, beginMs, endMs }) => ({
      mmsi: sailed.find(({ name }) => name === ship)!.mmsi,
      beginMs,
      endMs,
    }));
  return { calls: [...calls.values()], stays };
}

/** A degree of latitude off, in the direction of the anchorage. */
function offshore(
  berth: readonly [number, number],
  anchorage: readonly [number, number],
): readonly [number, number] {
  const [east, north] = [anchorage[0] - berth[0], anchorage[1] - berth[1]];
  const length = Math.hypot(east, north);
  return [anchorage[0] + (0.3 * east) / length, anchorage[1] + (0.3 * north) / length];
}

/** At each port a ship that waits at anchor first, one that shifts its berth, and one that passes without a stop. */
function callers(ais: object): readonly object[] {
  return PORTS.flatMap(({ name, berths, anchorage }) => {
    const [first, second = first] = berths;
    const sea = offshore(first, anchorage);
    return [
      {
        name: `${name} A`,
        type: 'tanker',
        ais,
        start: { at: sea },
        steps: [
          { anchor: { at: anchorage, for: '3h' } },
          { moor: { at: first, for: '8h' } },
          { sail: { to: [sea] } },
        ],
      },
      {
        name: `${name} B`,
        type: 'container',
        ais,
        start: { at: sea },
        steps: [
          { moor: { at: first, for: '5h' } },
          { moor: { at: second, for: '4h' } },
          { sail: { to: [anchorage, sea] } },
        ],
      },
      {
        name: `${name} C`,
        type: 'ferry',
        ais,
        start: { at: sea },
        steps: [{ sail: { to: [first, sea] } }],
      },
    ];
  });
}

/** The stays of a ship in one port are one call. */
function trueCalls(stays: readonly Stay[]): readonly Stay[] {
  const calls = new Map<number, Stay>();
  for (const stay of stays) {
    const known = calls.get(stay.mmsi);
    calls.set(stay.mmsi, known ? { ...known, endMs: stay.endMs } : stay);
  }
  return [...calls.values()];
}

interface Score {
  readonly recall: number;
  readonly precision: number;
  /** Greatest error of an arrival or departure. */
  readonly minutesOff: number;
}

function scoreOf({ calls, stays }: SimulatedCalls): Score {
  const wanted = trueCalls(stays);
  const found = wanted.flatMap((stay) => {
    const own = calls.filter(
      ({ mmsi, beginMs, endMs }) =>
        mmsi === stay.mmsi && beginMs <= stay.endMs && (endMs ?? Infinity) >= stay.beginMs,
    );
    return own.slice(0, 1).map((call) => ({ call, stay }));
  });
  const off = found.flatMap(({ call, stay }) => [
    Math.abs((call.ataMs ?? Infinity) - stay.beginMs),
    Math.abs((call.atdMs ?? Infinity) - stay.endMs),
  ]);
  return {
    recall: found.length / wanted.length,
    precision: found.length / calls.length,
    minutesOff: Math.max(...off) / 60_000,
  };
}

describe('port calls in simulations', () => {
  it.each([
    ['good reception', 10, { noiseMeters: 4, loss: 0.02 }],
    ['noise of 15 m, three of ten reports lost', 10, { noiseMeters: 15, loss: 0.3 }],
    ['"under way" throughout', 10, { noiseMeters: 4, loss: 0.02, navStatus: 0 }],
    ['"moored" throughout', 10, { noiseMeters: 4, loss: 0.02, navStatus: 5 }],
    // A moored Class B ship reports every three minutes; every other report is lost.
    ['Class B, half of the reports lost', 15, { class: 'B-CS', noiseMeters: 8, loss: 0.5 }],
  ])(
    '[P1–P4] are found with %s: precision and recall, and times within %i minutes',
    (_, minutesMax, ais) => {
      const score = scoreOf(simulate(callers(ais), '48h'));
      expect(score.recall).toBeGreaterThanOrEqual(SHARE_MIN);
      expect(score.precision).toBeGreaterThanOrEqual(SHARE_MIN);
      expect(score.minutesOff).toBeLessThanOrEqual(minutesMax);
    },
  );

  // Arrival and departure within the silence are unknown; for a ship without further reports, so is the departure.
  it('[P1–P4] are detected for ships with hours of silence and wrong positions', () => {
    const hours = [5, 13, 21, 29];
    const run = simulate(callers({ noiseMeters: 8, loss: 0.1 }), '48h', {
      faults: hours.flatMap((hour) => [
        { dark: { ships: 'all', from: `+${hour}h`, to: `+${hour + 2}h` } },
        {
          jump: {
            ...{ ships: 'all', from: `+${hour + 3}h`, to: `+${hour + 3}h5m` },
            ...{ byMeters: 20_000, towardsDegrees: 90 },
          },
        },
      ]),
    });
    const score = scoreOf(run);
    expect(score.recall).toBeGreaterThanOrEqual(SHARE_MIN);
    expect(score.precision).toBeGreaterThanOrEqual(SHARE_MIN);
  });
});
