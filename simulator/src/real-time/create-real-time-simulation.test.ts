import { distanceMeters } from '@roadstead/geo';
import type { PositionReport, StaticReport } from '@roadstead/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '../testing/group-by.ts';
import { testMetersBetween, testPorts } from '../testing/test-ports.ts';
import type { ReportingIntervals } from './ais-transmitter-schedule.ts';
import {
  createRealTimeSimulation,
  type RealTimeSimulation,
  type RealTimeSimulationOptions,
} from './create-real-time-simulation.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const START_MS = Date.UTC(2026, 5, 1);

/** The coasts of the North Sea and the Baltic. */
const PORTS = testPorts().filter(({ id }) => id < 200);
const BY_ID = new Map(PORTS.map((port) => [port.id, port]));
const meters = new Map<string, number | undefined>();
const metersBetween: typeof testMetersBetween = (from, to) => {
  const pair = `${from.id} ${to.id}`;
  if (!meters.has(pair)) meters.set(pair, testMetersBetween(from, to));
  return meters.get(pair);
};
const placeOf = (id: number): readonly [number, number] => {
  const { longitude, latitude } = BY_ID.get(id)!;
  return [longitude, latitude];
};
const OPTIONS: RealTimeSimulationOptions = {
  seed: 1,
  ports: PORTS,
  metersBetween,
  routeBetween: (from, to) => [placeOf(from), placeOf(to)],
  ships: 40,
  anchorages: [
    { name: 'North', longitude: 10, latitude: 57 },
    { name: 'South', longitude: 11, latitude: 55 },
  ],
  startMs: START_MS,
};
const MINUTELY: ReportingIntervals = {
  underWayMs: MINUTE_MS,
  atRestMs: 3 * MINUTE_MS,
  staticMs: 30 * MINUTE_MS,
};

type Reports = readonly (PositionReport | StaticReport)[];
const isPosition = (report: PositionReport | StaticReport): report is PositionReport =>
  'longitude' in report;
const reportsTo = (options: Partial<RealTimeSimulationOptions>, toMs: number): Reports =>
  createRealTimeSimulation({ ...OPTIONS, ...options }).runTo(toMs, MINUTELY);

describe('a real-time simulation', () => {
  let world: RealTimeSimulation;
  let reports: Reports;
  beforeAll(() => {
    world = createRealTimeSimulation(OPTIONS);
    reports = world.runTo(START_MS + 2 * DAY_MS, MINUTELY);
  });

  it('is the same for the same seed, for any intervals of runTo, and differs for another seed', () => {
    const toMs = START_MS + 5 * HOUR_MS;
    const whole = reportsTo({}, toMs);
    const cut = createRealTimeSimulation(OPTIONS);
    const parts = [1, 2.5, 2.5, 4, 5].flatMap((hours) =>
      cut.runTo(START_MS + hours * HOUR_MS, MINUTELY),
    );
    // All of them would be too long to print.
    expect(parts.length).toBe(whole.length);
    expect(JSON.stringify(parts) === JSON.stringify(whole)).toBe(true);
    expect(JSON.stringify(reportsTo({ seed: 2 }, toMs)) === JSON.stringify(whole)).toBe(false);
  });

  it('has the same ships at the same berths after a week', () => {
    const later = 7 * DAY_MS;
    // At anchor they swing with the tide, which is not weekly.
    const reportsFrom = (startMs: number): string[] =>
      reportsTo({ startMs }, startMs + 2 * HOUR_MS)
        .filter(isPosition)
        .filter(({ navStatus }) => navStatus !== 1)
        .map((report) => JSON.stringify({ ...report, timeMs: report.timeMs - startMs }));
    const again = new Set(reportsFrom(START_MS + later));
    expect(again.size).toBeGreaterThan(2000);
    expect(
      reportsFrom(START_MS)
        .filter((pose) => !again.has(pose))
        .slice(0, 3),
    ).toEqual([]);
  });

  it('emits reports by time, none of them in the future', () => {
    const times = reports.map(({ timeMs }) => timeMs!);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(START_MS);
    expect(times.at(-1)).toBeLessThanOrEqual(START_MS + 2 * DAY_MS);
    expect(times.every(Number.isInteger)).toBe(true);
    expect(world.runTo(START_MS, MINUTELY)).toEqual([]);
  });

  it('moves ships without jumps', () => {
    const fast: string[] = [];
    for (const [mmsi, track] of groupBy(reports.filter(isPosition), (each) => each.mmsi)) {
      for (const [at, now] of track.entries()) {
        const before = track[at - 1];
        if (!before) continue;
        const seconds = (now.timeMs - before.timeMs) / 1000;
        const meters = distanceMeters(
          ...[before.longitude, before.latitude, now.longitude, now.latitude],
        );
        if (meters / seconds > 25) fast.push(`${mmsi} ${meters} m in ${seconds} s`);
      }
    }
    expect(fast).toEqual([]);
  });

  it('emits reports of each ship at the requested intervals', () => {
    const gaps = [...groupBy(reports.filter(isPosition), ({ mmsi }) => mmsi).values()].flatMap(
      (track) => track.slice(1).map(({ timeMs }, at) => timeMs - track[at].timeMs),
    );
    expect(Math.max(...gaps)).toBe(3 * MINUTE_MS);
    expect(gaps.filter((gap) => gap === MINUTE_MS).length).toBeGreaterThan(gaps.length / 3);
  });

  it('emits a report of a ship at rest when it departs', () => {
    const tracks = groupBy(reports.filter(isPosition), ({ mmsi }) => mmsi);
    const departures = world.voyages.filter(
      ({ from }) => from.atdMs > START_MS + HOUR_MS && from.atdMs < START_MS + 47 * HOUR_MS,
    );
    const late = departures.filter(({ mmsi, from }) => {
      const first = tracks
        .get(mmsi as PositionReport['mmsi'])
        ?.find(({ timeMs }) => timeMs >= from.atdMs);
      return !first || first.timeMs > from.atdMs + MINUTE_MS;
    });
    expect(departures.length).toBeGreaterThan(20);
    expect(late).toEqual([]);
  });

  it('has each ship at its ports at the times of its voyages', () => {
    const tracks = groupBy(reports.filter(isPosition), ({ mmsi }) => mmsi);
    let calls = 0;
    for (const { mmsi, to } of world.voyages) {
      const there = tracks
        .get(mmsi as PositionReport['mmsi'])
        ?.find(({ timeMs }) => timeMs >= to.ataMs);
      if (!there || there.timeMs > to.ataMs + 3 * MINUTE_MS || to.ataMs < START_MS) continue;
      expect(distanceMeters(...placeOf(to.portId), there.longitude, there.latitude)).toBeLessThan(
        500,
      );
      calls++;
    }
    expect(calls).toBeGreaterThan(20);
  });

  it('begins a transfer in each quarter of an hour, some of which continue', () => {
    const begun: number[] = [];
    const current: number[] = [];
    const at = new Map<number, PositionReport>();
    const isAlongside = ({ mmsi, longitude, latitude }: PositionReport): boolean =>
      [...at.values()].some(
        (other) =>
          other.mmsi !== mmsi &&
          distanceMeters(other.longitude, other.latitude, longitude, latitude) < 60,
      );
    for (const report of reports.filter(isPosition)) {
      if (report.mmsi % 1_000_000 < 90_000) continue;
      const hasMoored = report.navStatus === 1 && at.get(report.mmsi)?.navStatus === 0;
      const isLast = report.timeMs > START_MS + 47 * HOUR_MS;
      if ((hasMoored || isLast) && isAlongside(report)) {
        if (hasMoored) begun.push(report.timeMs);
        if (isLast) current.push(report.mmsi);
      }
      at.set(report.mmsi, report);
    }
    const settled = begun.filter((timeMs) => timeMs > START_MS + DAY_MS);
    expect(settled.length).toBeGreaterThan(90);
    expect(settled.length).toBeLessThan(102);
    expect(new Set(current).size).toBeGreaterThan(4);
  });

  it('reports names, sizes, IMO numbers, and destinations as crews type them', () => {
    const statics = reports.filter((report): report is StaticReport => !isPosition(report));
    expect(new Set(statics.map(({ name }) => name)).size).toBe(world.ships.length);
    expect(new Set(statics.map(({ imo }) => imo)).size).toBe(world.ships.length);
    expect(statics.filter(({ destination }) => destination !== null).length).toBeGreaterThan(300);
    expect(statics.every(({ widthMeters }) => widthMeters! > 3 && widthMeters! < 70)).toBe(true);
  });

  it('runs for months', () => {
    const long = createRealTimeSimulation(OPTIONS);
    const toMs = START_MS + 90 * DAY_MS;
    const slow = { underWayMs: 6 * HOUR_MS, atRestMs: 6 * HOUR_MS, staticMs: 30 * DAY_MS };
    long.runTo(toMs, slow);
    const last = long.runTo(toMs + DAY_MS, slow).filter(isPosition);
    expect(new Set(last.map(({ mmsi }) => mmsi)).size).toBe(long.ships.length);
    expect(last.some(({ navStatus }) => navStatus === 0)).toBe(true);
    expect(Math.min(...long.voyages.map(({ to }) => to.ataMs))).toBeGreaterThan(toMs - 35 * DAY_MS);
  });

  it('emits reports earlier when the intervals become shorter', () => {
    const hourly = { underWayMs: HOUR_MS, atRestMs: HOUR_MS, staticMs: HOUR_MS };
    const changing = createRealTimeSimulation(OPTIONS);
    changing.runTo(START_MS + DAY_MS, hourly);
    const heard = changing.runTo(START_MS + DAY_MS + 3 * MINUTE_MS, MINUTELY).filter(isPosition);
    expect(new Set(heard.map(({ mmsi }) => mmsi)).size).toBe(changing.ships.length);
  });

  it('emits reports of the selected ships only', () => {
    const few = createRealTimeSimulation(OPTIONS);
    const one = few.voyages[0].mmsi;
    const heard = few.runTo(START_MS + HOUR_MS, MINUTELY, ({ mmsi }) => mmsi === one);
    expect(new Set(heard.map(({ mmsi }) => mmsi))).toEqual(new Set([one]));
    const all = few.runTo(START_MS + 2 * HOUR_MS, MINUTELY);
    expect(new Set(all.map(({ mmsi }) => mmsi)).size).toBe(few.ships.length);
  });

  it('rejects invalid options', () => {
    expect(() => createRealTimeSimulation({ ...OPTIONS, anchorages: [] })).toThrow(RangeError);
    expect(() => createRealTimeSimulation({ ...OPTIONS, ships: 90_001 })).toThrow(RangeError);
    expect(() => createRealTimeSimulation({ ...OPTIONS, ports: [] })).toThrow(RangeError);
  });
});
