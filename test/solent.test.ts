import { readFile } from 'node:fs/promises';
import { readReports } from '@roadstead/ais';
import { createDetector } from '@roadstead/detector';
import { createGazetteer } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import type {
  DetectorConfiguration,
  Fix,
  Position,
  PositionReport,
  StsEvent,
  StsTransition,
} from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './drive-detector.ts';
import { judge } from './oracle/judge.ts';

const RECORDING = new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url);

const CONFIGURATION: DetectorConfiguration = {
  id: 1,
  uuid: '2f7f0c1e-7d0b-5a55-9d0d-6f3f1f6e0c01',
  name: 'the Solent',
  enabled: true,
  distanceMeters: 500,
  windowMinutes: 30,
  severity: 'Note',
  area: {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
        [-180, -90],
      ],
    ],
  },
  excludePorts: false,
};

async function readRecording(): Promise<PositionReport[]> {
  const bytes = await readFile(RECORDING);
  const source = (async function* () {
    yield bytes;
  })();
  const positions: PositionReport[] = [];
  for await (const batch of readReports(source)) {
    expect(batch.rejected).toEqual([]);
    positions.push(...batch.positions);
  }
  return positions;
}

describe('the Solent recording', () => {
  it('gives the events that the oracle finds in it', async () => {
    const positions = await readRecording();
    expect(positions).toHaveLength(18_623);
    const tracker = createTracker();
    const detector = createDetector([CONFIGURATION]);
    const fixes: Fix[] = [];
    const transitions: StsTransition[] = [];
    for (const { batch } of [tracker.step(positions), tracker.end()]) {
      fixes.push(...batch.fixes);
      transitions.push(...detector.step(batch));
    }
    const events = eventsOf(transitions);
    expect(events.length).toBeGreaterThan(100);
    const versions = [
      {
        configuration: CONFIGURATION,
        fromMs: Number.NEGATIVE_INFINITY,
        toMs: Number.POSITIVE_INFINITY,
      },
    ];
    const options = { gapMaxMinutes: 30, separationMinutes: 5 };
    expect(judge(events, fixes, versions, tracker.eventTimeMs, options)).toEqual([]);
  });

  it('[D3] without ports has no ship at a berth, and the ships under way at sea', async () => {
    const positions = await readRecording();
    const { portAreasNear } = createGazetteer(gazetteerData);
    const pairsOf = (excludePorts: boolean): readonly Pair[] => {
      const tracker = createTracker();
      const changes = { windowMinutes: 10, excludePorts };
      const detector = createDetector([{ ...CONFIGURATION, ...changes }], { portAreasNear });
      const steps = [tracker.step(positions), tracker.end()];
      const transitions = steps.flatMap(({ batch }) => detector.step(batch));
      return pairsIn(eventsOf(transitions), positions);
    };
    const [everywhere, atSea] = [pairsOf(false), pairsOf(true)];
    const slow = (pairs: readonly Pair[]): number =>
      pairs.filter(({ knots }) => Math.max(...knots) < 0.5).length;
    const underWay = (pairs: readonly Pair[]): readonly Pair[] =>
      pairs.filter(({ knots }) => Math.min(...knots) > 3);
    expect([everywhere.length, atSea.length]).toEqual([295, 1]);
    expect([slow(everywhere), slow(atSea)]).toEqual([137, 0]);
    // Six of the seven are ferries and tugs between the quays of Portsmouth Harbour, which are 200 m apart.
    const isInHarbour = ({ at }: Pair): boolean => at.latitude > 50.79;
    expect(underWay(everywhere).map(isInHarbour).filter(Boolean)).toHaveLength(6);
    expect(underWay(everywhere).filter((pair) => !isInHarbour(pair))).toEqual(underWay(atSea));
    expect(underWay(atSea)).toHaveLength(1);
  });
});

interface Pair {
  readonly name: string;
  /** Of either ship, in the mean of its reports during the event. */
  readonly knots: readonly number[];
  /** Where the first of them was when it fired. */
  readonly at: Position;
}

/** Each two ships once, by the first event of them. */
function pairsIn(
  events: readonly StsEvent[],
  positions: readonly PositionReport[],
): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { first, second, activationTimeMs, deactivationTimeMs } of events) {
    const name = `${first.mmsi} ${second.mmsi}`;
    if (pairs.has(name)) continue;
    const knots = [first, second].map(({ mmsi }) => {
      const speeds = positions
        .filter((each) => each.mmsi === mmsi && each.timeMs >= activationTimeMs)
        .filter(({ timeMs }) => timeMs <= (deactivationTimeMs ?? Number.POSITIVE_INFINITY))
        .map(({ sog }) => sog ?? 0);
      return speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
    });
    pairs.set(name, { name, knots, at: first.firedPosition });
  }
  return [...pairs.values()];
}
