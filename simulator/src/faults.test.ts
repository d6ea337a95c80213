import type { PositionReport } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import type { ReceivedReport } from './received-report.ts';
import type { Point } from './scenario.ts';
import { distanceBetween, runScenario, scenarioOf, vector } from './testing/test-scenario.ts';

const FROM = 1800;
const TO = 5400;
const WHILE = 'from: +30m, to: +90m';

interface Heard extends PositionReport {
  readonly deliveredMs: number;
  /** Transmission time since the start. */
  readonly seconds: number;
}

/** Received reports of ships that transmit every two seconds, each at its own position, without errors of their own. */
function heardOf(
  faults: string,
  ais = '{ noiseMeters: 0 }',
): { a: Heard[]; b: Heard[]; all: readonly ReceivedReport[] } {
  const scenario = scenarioOf(
    `ships:
  - { name: A, type: ferry, speedKnots: 26, mmsi: 211000001, ais: ${ais}, start: { at: [24, 36] }, steps: [sail: { to: [27, 36] }] }
  - { name: B, type: ferry, speedKnots: 26, mmsi: 211000002, ais: ${ais}, start: { at: [24, 36.1] }, steps: [sail: { to: [27, 36.1] }] }
faults: [${faults}]`,
    '2h',
  );
  const all = runScenario(scenario).reports;
  const heard = all.flatMap(({ deliveredMs, report }): Heard[] =>
    'longitude' in report
      ? [{ ...report, deliveredMs, seconds: (report.timeMs - scenario.startMs) / 1000 }]
      : [],
  );
  const isB = ({ latitude }: Heard): boolean => latitude > 36.05;
  return { a: heard.filter((each) => !isB(each)), b: heard.filter(isB), all };
}

const place = ({ longitude, latitude }: Heard): Point => [longitude, latitude];
const during = (heard: readonly Heard[]): Heard[] =>
  heard.filter(({ seconds }) => seconds >= FROM && seconds < TO);
const besides = (heard: readonly Heard[]): Heard[] =>
  heard.filter(({ seconds }) => seconds < FROM || seconds >= TO);
const deviation = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

const SOUND = heardOf('');
const bySecond = new Map(SOUND.a.map((each) => [each.seconds, each]));
/** Distance of each report from its position without the fault. */
const moved = (heard: readonly Heard[]): (readonly [number, number])[] =>
  heard.map((each) => vector(place(bySecond.get(each.seconds)!), place(each)));

describe('faults', () => {
  it('dark: no report in its time, all before and after', () => {
    const { a } = heardOf(`dark: { ships: A, ${WHILE} }`);
    expect(during(a)).toEqual([]);
    expect(a).toEqual(besides(SOUND.a));
  });

  it('loss: loses its share, in its time only', () => {
    const { a } = heardOf(`loss: { ships: A, rate: 0.4, ${WHILE} }`);
    expect(Math.abs(during(a).length / during(SOUND.a).length - 0.6)).toBeLessThan(0.05);
    expect(besides(a)).toEqual(besides(SOUND.a));
  });

  it('noise: the error has that deviation east and north, in its time only', () => {
    const { a } = heardOf(`noise: { ships: A, meters: 40, ${WHILE} }`);
    const errors = moved(during(a));
    for (const k of [0, 1] as const) {
      // The correlation time is two minutes: an hour has some thirty independent ones.
      const found = deviation(errors.map((error) => error[k]));
      expect(found).toBeGreaterThan(25);
      expect(found).toBeLessThan(58);
    }
    expect(besides(a)).toEqual(besides(SOUND.a));
  });

  it('jump: displaces the position by that distance and direction, in its time only', () => {
    const { a } = heardOf(`jump: { ships: A, byMeters: 3000, towardsDegrees: 120, ${WHILE} }`);
    for (const [east, north] of moved(during(a))) {
      expect(Math.abs(east - 2598)).toBeLessThan(5);
      expect(Math.abs(north + 1500)).toBeLessThan(5);
    }
    expect(besides(a)).toEqual(besides(SOUND.a));
  });

  it.each([
    ['where the ship was', '', undefined],
    ['its centre', ', centre: [24.5, 36.02]', [24.5, 36.02] as const],
  ])('circle: the position goes round %s, with its radius and speed', (_, more, centre) => {
    const { a } = heardOf(
      `circle: { ships: A, radiusMeters: 800, speedKnots: 10${more}, ${WHILE} }`,
    );
    const round = during(a);
    const middle = centre ?? place(bySecond.get(round[0].seconds)!);
    for (const each of round) {
      expect(Math.abs(distanceBetween(middle, place(each)) - 800)).toBeLessThan(3);
      expect(each.sog).toBe(10);
    }
    for (let k = 1; k < round.length; k++) {
      const seconds = round[k].seconds - round[k - 1].seconds;
      const sailed = distanceBetween(place(round[k - 1]), place(round[k]));
      expect(Math.abs(sailed / seconds - 5.144)).toBeLessThan(0.3);
    }
    expect(besides(a)).toEqual(besides(SOUND.a));
  });

  it('drag: moves the positions of all its ships to one point, and holds them there', () => {
    const { all } = heardOf(`drag: { ships: all, towards: [24.3, 36.05], over: 10m, ${WHILE} }`);
    const reports = all.flatMap(({ report }) => ('longitude' in report ? [report] : []));
    const start = reports[0].timeMs - (reports[0].timeMs % 60_000);
    for (const mmsi of [211000001, 211000002]) {
      const own = reports.filter((report) => report.mmsi === mmsi);
      const off = own.map(({ timeMs, longitude, latitude }) => ({
        seconds: (timeMs - start) / 1000,
        meters: distanceBetween([24.3, 36.05], [longitude, latitude]),
      }));
      const drawn = off.filter(({ seconds }) => seconds >= FROM && seconds < FROM + 600);
      const there = off.filter(({ seconds }) => seconds > FROM + 600 && seconds < TO);
      expect(drawn.at(-1)!.meters).toBeLessThan(drawn[0].meters / 20);
      expect(drawn[0].meters).toBeGreaterThan(2000);
      // A ship that measures no motion still transmits every ten seconds.
      expect(there.length).toBeGreaterThan(250);
      for (const { meters } of there) expect(meters).toBeLessThan(1);
      for (const { seconds, meters } of off)
        if (seconds >= TO) expect(meters).toBeGreaterThan(1000);
    }
  });

  it('mmsi: transmits this MMSI in its time, also besides its owner', () => {
    const { a } = heardOf(`mmsi: { ships: A, mmsi: 211000009, ${WHILE} }`);
    expect(new Set(during(a).map(({ mmsi }) => mmsi))).toEqual(new Set([211000009]));
    expect(new Set(besides(a).map(({ mmsi }) => mmsi))).toEqual(new Set([211000001]));
    expect(moved(a).every(([east, north]) => east === 0 && north === 0)).toBe(true);
  });

  it.each([
    ['+5m', 300],
    ['-1h', -3600],
  ])('clock: reports have times that are %s off', (offset, by) => {
    const { a } = heardOf(`clock: { ships: A, offset: ${offset}, ${WHILE} }`);
    const off = a.map((each, k) => (each.timeMs - SOUND.a[k].timeMs) / 1000);
    expect(a.map(({ deliveredMs }) => deliveredMs)).toEqual(
      SOUND.a.map(({ deliveredMs }) => deliveredMs),
    );
    for (const [k, { seconds }] of SOUND.a.entries()) {
      expect(off[k]).toBe(seconds >= FROM && seconds < TO ? by : 0);
    }
  });

  it('late: delays its share of reports, out of order, and loses none', () => {
    const { a } = heardOf(`late: { ships: A, rate: 0.3, delay: [1m, 5m], ${WHILE} }`);
    expect(a).toHaveLength(SOUND.a.length);
    const delays = during(a).map(({ deliveredMs, timeMs }) => (deliveredMs - timeMs) / 1000);
    const late = delays.filter((delay) => delay > 0);
    expect(Math.abs(late.length / delays.length - 0.3)).toBeLessThan(0.05);
    expect(Math.min(...late)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...late)).toBeLessThanOrEqual(300);
    expect(a.some((each, k) => k > 0 && each.seconds < a[k - 1].seconds)).toBe(true);
    for (const each of besides(a)) expect(each.deliveredMs).toBe(each.timeMs);
  });

  it('a fault of one ship leaves the reports of another unchanged', () => {
    const ais = '{ noiseMeters: 5, loss: 0.2 }';
    const faults = [
      'dark: { ships: A',
      'loss: { ships: A, rate: 0.5',
      'late: { ships: A, rate: 0.5, delay: [1m, 5m]',
      'noise: { ships: A, meters: 50',
    ];
    const { b } = heardOf(faults.map((fault) => `${fault}, ${WHILE} }`).join(', '), ais);
    expect(b).toEqual(heardOf('', ais).b);
  });
});
