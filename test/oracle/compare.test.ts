import type { StsEvent } from '@roadstead/model';
import { describe, expect, test } from 'vitest';
import { differences } from './compare.ts';
import {
  A,
  B,
  boxBetween,
  C,
  ORACLE_OPTIONS,
  permanentVersion,
  polygon,
  run,
  ship,
  stationary,
} from './fixtures.ts';
import type { OracleEvent } from './oracle.ts';
import { oracleDifferences } from './oracle-differences.ts';
import { createPositionLookup, knownWithin } from './tracks.ts';

/** Three pairs that meet, at 100 m a minute, and a second event of the first. */
const fixes = [
  stationary(A, 0, 90),
  ship(B, [
    [0, 1500],
    [10, 500],
    [20, 500],
    [35, 2000],
    [50, 500],
    [70, 500],
    [90, 500],
  ]),
  stationary(C, 3, 90, -400),
].flat();
const versions = [permanentVersion({ windowMinutes: 6 })];
const positionOf = createPositionLookup(fixes, knownWithin(ORACLE_OPTIONS.gapMaxMinutes));
const expected = run([fixes], versions);
const right = expected.map((event) => ({ ...event, uuid: `uuid ${event.id}` }));

function compared(change: (events: StsEvent[]) => StsEvent[]): string[] {
  return differences(change(structuredClone(right)), expected, positionOf, versions);
}

/** Moves an instant of the event at an index, with its positions. */
function moved(index: number, ms: number): string[] {
  return compared((events) =>
    events.map((event, i) =>
      i === index ? withActivation(event, event.activationTimeMs + ms) : event,
    ),
  );
}

function withActivation<Event extends OracleEvent>(event: Event, timeMs: number): Event {
  const firedTimeMs = timeMs + event.firedTimeMs - event.activationTimeMs;
  const ship = (of: StsEvent['first']): StsEvent['first'] => ({
    ...of,
    activationPosition: positionOf(of.mmsi, timeMs) ?? of.activationPosition,
    firedPosition: positionOf(of.mmsi, firedTimeMs) ?? of.firedPosition,
  });
  return {
    ...event,
    activationTimeMs: timeMs,
    firedTimeMs,
    first: ship(event.first),
    second: ship(event.second),
  };
}

describe('the comparison', () => {
  test('accepts the oracle’s own events', () => {
    expect(right.length).toBeGreaterThan(3);
    expect(compared((events) => events)).toEqual([]);
  });

  test('tolerates an instant a second off, not two', () => {
    const index = right.findIndex(({ activationTimeMs }) => activationTimeMs === 300_000);
    expect(moved(index, 900)).toEqual([]);
    expect(moved(index, -900)).toEqual([]);
    expect(moved(index, 2000)).toHaveLength(1);
    expect(moved(index, -2000)).toHaveLength(1);
  });

  test('reports a missing event, and a superfluous one', () => {
    const renumbered = (events: StsEvent[]): StsEvent[] =>
      events.map((event, i) => ({ ...event, id: i + 1, uuid: `uuid ${i}` }));
    expect(compared((events) => renumbered(events.slice(1)))).toHaveLength(1);
    expect(
      compared((events) => renumbered(events.flatMap((event) => [event, event]))).length,
    ).toBeGreaterThan(0);
    expect(compared(() => [])).toHaveLength(
      new Set(right.map((e) => `${e.first.mmsi} ${e.second.mmsi}`)).size,
    );
  });

  test('compares order and identifiers', () => {
    const swapped = compared(([a, b, ...rest]) => [{ ...b, id: 1 }, { ...a, id: 2 }, ...rest]);
    expect(swapped).toEqual(['event 2 is out of order']);
    expect(
      compared((events) => events.map((event) => ({ ...event, id: event.id + 1 }))),
    ).toHaveLength(right.length);
    expect(compared((events) => events.map((event) => ({ ...event, uuid: 'one' })))).toHaveLength(
      1,
    );
    expect(
      compared(([first, ...rest]) => [
        { ...first, discoveredTimeMs: first.discoveredTimeMs - 1 },
        ...rest,
      ]),
    ).toHaveLength(1);
  });

  test('compares the window, the order of the ships and the end', () => {
    const changed = (changes: (event: StsEvent) => Partial<StsEvent>): string[] =>
      compared(([first, ...rest]) => [{ ...first, ...changes(first) }, ...rest]);
    expect(changed(({ firedTimeMs }) => ({ firedTimeMs: firedTimeMs + 1 }))).toHaveLength(1);
    expect(changed(({ first, second }) => ({ first: second, second: first })).join()).toContain(
      'the smaller MMSI is not the first',
    );
    const ended = right.find(({ deactivationTimeMs }) => deactivationTimeMs !== null);
    const stillCurrent = (events: StsEvent[]): StsEvent[] =>
      events.map((event) =>
        event.id === ended?.id
          ? {
              ...event,
              deactivationTimeMs: null,
              endDiscoveredTimeMs: null,
              first: { ...event.first, deactivationPosition: null },
              second: { ...event.second, deactivationPosition: null },
            }
          : event,
      );
    expect(compared(stillCurrent)).toHaveLength(1);
  });

  test('tolerates a position a metre off, not two', () => {
    const north = (meters: number): string[] =>
      compared(([event, ...rest]) => {
        const { longitude, latitude } = event.second.firedPosition;
        const firedPosition = { longitude, latitude: latitude + meters / 110_574 };
        return [{ ...event, second: { ...event.second, firedPosition } }, ...rest];
      });
    expect(north(0.9)).toEqual([]);
    expect(north(-2)).toHaveLength(1);
  });
});

describe('slow drift', () => {
  // A centimetre a second, at D after 100 seconds, so within a metre of it from 0 to 200; after that it approaches fast.
  const drift = [
    stationary(A, 0, 60),
    ship(B, [
      [0, 1001],
      [200 / 60, 999],
      [10, 500],
      [35, 500],
      [60, 500],
    ]),
  ].flat();

  function judged(ms: number): string[] {
    const events = run([drift]).map((event) => ({ ...event, uuid: '' }));
    const truthOfDrift = createPositionLookup(drift, knownWithin(ORACLE_OPTIONS.gapMaxMinutes));
    const [event] = events.map((each) => {
      const timeMs = each.activationTimeMs + ms;
      const firedTimeMs = each.firedTimeMs + ms;
      const ship = (of: StsEvent['first']): StsEvent['first'] => ({
        ...of,
        activationPosition: truthOfDrift(of.mmsi, timeMs) ?? of.activationPosition,
        firedPosition: truthOfDrift(of.mmsi, firedTimeMs) ?? of.firedPosition,
      });
      return {
        ...each,
        activationTimeMs: timeMs,
        firedTimeMs,
        first: ship(each.first),
        second: ship(each.second),
      };
    });
    return oracleDifferences([event], drift, [permanentVersion()], 60 * 60_000, ORACLE_OPTIONS);
  }

  test('tolerates an instant at which the distance is within 0.1 % of D', () => {
    expect(judged(0)).toEqual([]);
    expect(judged(90_000)).toEqual([]);
    expect(judged(-90_000)).toEqual([]);
    expect(judged(110_000)).toHaveLength(1);
  });

  test('rejects an instant at the limit, but on the other side of an encounter', () => {
    const index = right.findIndex(
      ({ second, deactivationTimeMs }) => second.mmsi === B && deactivationTimeMs !== null,
    );
    const { activationTimeMs, deactivationTimeMs } = right[index];
    expect(moved(index, Number(deactivationTimeMs) - activationTimeMs).length).toBeGreaterThan(0);
  });

  test('tolerates an instant at which a ship is within a metre of an edge', () => {
    const crossing = [
      stationary(A, 0, 60, 500),
      ship(B, [
        [0, -2],
        [400 / 60, 2],
        [10, 300],
        [35, 300],
        [60, 300],
      ]),
    ].flat();
    const area = [permanentVersion({ area: polygon(boxBetween(0, 2000)) })];
    const [event] = run([crossing], area);
    const truthThere = createPositionLookup(crossing, knownWithin(ORACLE_OPTIONS.gapMaxMinutes));
    const at = (ms: number): string[] => {
      const timeMs = event.activationTimeMs + ms;
      const ship = (of: StsEvent['first']): StsEvent['first'] => ({
        ...of,
        activationPosition: truthThere(of.mmsi, timeMs) ?? of.activationPosition,
        firedPosition: truthThere(of.mmsi, timeMs + 600_000) ?? of.firedPosition,
      });
      const other = {
        ...event,
        uuid: '',
        activationTimeMs: timeMs,
        firedTimeMs: timeMs + 600_000,
        first: ship(event.first),
        second: ship(event.second),
      };
      return differences([other], [event], truthThere, area);
    };
    expect(at(-90_000)).toEqual([]);
    expect(at(-110_000)).toHaveLength(1);
  });
});

describe('ambiguous decisions', () => {
  /** B leaves at 100 m a minute, so that the encounter lasts ten minutes and this many seconds more. */
  const meeting = (seconds: number): ReturnType<typeof stationary> => {
    const lasts = 10 + seconds / 60;
    const leaving = ship(B, [
      [0, 0],
      [lasts, 1000],
      [lasts + 10, 2000],
    ]);
    return [...stationary(A, 0, 20), ...leaving];
  };
  /** Differences for a detector whose distances are wrong by this many metres. */
  const judged = (seconds: number, metersWrong: number): string[] => {
    const wrong = [permanentVersion({ distanceMeters: 1000 + metersWrong })];
    const events = run([meeting(seconds)], wrong).map((event) => ({ ...event, uuid: '' }));
    expect(events).toHaveLength(seconds + metersWrong > 0 ? 1 : 0);
    return oracleDifferences(
      events,
      meeting(seconds),
      [permanentVersion()],
      1_200_000,
      ORACLE_OPTIONS,
    );
  };

  test('an event that only just fires may be missing, one that does by a second may not', () => {
    expect(judged(0.003, -0.008)).toEqual([]);
    expect(judged(1, -2)).toHaveLength(1);
  });

  test('an event that only just does not fire may exist, one that fails by a second may not', () => {
    expect(judged(-0.003, 0.008)).toEqual([]);
    expect(judged(-1, 2)).toHaveLength(1);
  });
});
