import { createDetector } from '@roadstead/detector';
import { createGazetteer } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import type { Position, PositionReport, StsEvent } from '@roadstead/model';
import { createTracker, PortCallDetector } from '@roadstead/tracking';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './drive-detector.ts';
import { CONFIGURATION, readRecording } from './solent.ts';

describe('the Solent recording', () => {
  it('[D3] without ports contains no ship at a berth, and the ships under way at sea', async () => {
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

describe('port calls in the Solent recording', () => {
  it('[P6] have an ATA only where the ship was heard outside the port before', async () => {
    const gazetteer = createGazetteer(gazetteerData);
    const tracker = createTracker();
    const fixes = [tracker.step(await readRecording()), tracker.end()].flatMap(
      ({ batch }) => batch.fixes,
    );
    const detector = new PortCallDetector((...place) => {
      const port = gazetteer.portNear(...place);
      return port && { portId: port.id, berth: null };
    });
    const calls = new Map(
      detector.step(fixes).map((call) => [`${call.mmsi} ${call.beginMs}`, call]),
    );
    const arrived = [...calls.values()].filter(({ ataMs }) => ataMs !== null);
    expect([calls.size, arrived.length]).toEqual([74, 13]);
    for (const { mmsi, portId, beginMs } of arrived) {
      const outside = fixes.filter(
        (fix) =>
          fix.mmsi === mmsi &&
          fix.timeMs < beginMs &&
          gazetteer.portAt(fix.longitude, fix.latitude)?.id !== portId,
      );
      expect(outside.length).toBeGreaterThan(0);
    }
  });
});

interface Pair {
  readonly name: string;
  /** Of each ship, the mean over its reports during the event. */
  readonly knots: readonly number[];
  /** Position of the first ship when the event fired. */
  readonly at: Position;
}

/** Each pair of ships once, by its first event. */
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
