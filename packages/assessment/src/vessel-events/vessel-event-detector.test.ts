import { type Mmsi, parseStaticReport, type ReportedFix, type StaticInput } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { addStatics, type StaticHistory } from '../static-history.ts';
import type { VesselEvent } from './vessel-event.ts';
import { VesselEventDetector } from './vessel-event-detector.ts';
import { vesselEventJson } from './vessel-event-json.ts';

const START_MS = Date.UTC(2026, 0, 1, 0, 2);
const MINUTE = 60_000;
const [A, B] = [201000001, 201000002] as Mmsi[];
const MILES_OFF = 1852;

/** Reports a minute apart are points each five minutes. A degree of latitude is 60 nm. */
function fixesOf(
  mmsi: Mmsi,
  fromMinutes: number,
  toMinutes: number,
  mileAt: (minute: number) => number,
  everyMinutes = 5,
): ReportedFix[] {
  const fixes: ReportedFix[] = [];
  for (let minute = fromMinutes; minute <= toMinutes; minute += everyMinutes) {
    const sog = Math.abs(mileAt(minute + 1) - mileAt(minute)) * 60;
    fixes.push({
      ...{
        mmsi,
        timeMs: START_MS + minute * MINUTE,
        longitude: -20,
        latitude: mileAt(minute) / 60,
      },
      ...{ sog, cog: mileAt(minute + 1) < mileAt(minute) ? 180 : 0, heading: null, rot: null },
      navStatus: 15,
    });
  }
  return fixes;
}

function detected(
  fixes: readonly ReportedFix[],
  { milesOff = 100, statics = [] as StaticInput[], endMinutes = 0 } = {},
): VesselEvent[] {
  const detector = new VesselEventDetector({
    statics: historiesOf(statics),
    surroundings: {
      shoreMeters: () => milesOff * MILES_OFF,
      anchorageMeters: () => 1e6,
      portAreaMeters: () => 1e6,
    },
  });
  const sorted = [...fixes].sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi);
  const endMs = Math.max(sorted.at(-1)!.timeMs, START_MS + endMinutes * MINUTE);
  return [...detector.step({ fixes: sorted, watermarkMs: endMs, ended: true })];
}

function historiesOf(inputs: readonly StaticInput[]): Map<Mmsi, StaticHistory> {
  const histories = new Map<Mmsi, StaticHistory>();
  for (const input of inputs) {
    const report = parseStaticReport(input);
    if (report.ok) addStatics(histories, [report.value], START_MS, Number.NEGATIVE_INFINITY);
  }
  return histories;
}

function summary({ kind, mmsi, beginMs, endMs, otherMmsi }: VesselEvent): string {
  const minutes = (ms: number): number => Math.round((ms - START_MS) / MINUTE);
  const end = endMs === null ? 'on' : minutes(endMs);
  const other = otherMmsi === null ? '' : ` with ${otherMmsi}`;
  return `${kind} ${mmsi} ${minutes(beginMs)} to ${end}${other}`;
}

/** Under way at 12 kn, two hours at rest, and on. */
const voyage = (minute: number): number =>
  minute < 118 ? minute / 5 : minute < 298 ? 118 / 5 : (minute - 180) / 5;

describe('loitering', () => {
  it('[V2] is a sequence of slow hours far from shore, emitted when it has lasted an hour and when it ends', () => {
    const events = detected(fixesOf(A, 0, 420, voyage));
    expect(events.map(summary)).toEqual([
      'loitering 201000001 115 to on',
      'loitering 201000001 115 to 295',
    ]);
    expect(events[0].uuid).toBe(events[1].uuid);
    expect(events[1].reasons).toEqual([
      'on average 0.2 kn for 3.0 h',
      'at least 100 nm from shore',
    ]);
  });

  it('[V2] is none nearer to the shore', () => {
    expect(detected(fixesOf(A, 0, 420, voyage), { milesOff: 19.9 })).toEqual([]);
  });

  it('[V2] ends where a ship goes silent for 6 h', () => {
    const fixes = [...fixesOf(A, 0, 300, () => 0), ...fixesOf(B, 0, 700, (minute) => minute)];
    expect(detected(fixes).map(summary)).toContain('loitering 201000001 0 to 300');
  });
});

describe('a gap', () => {
  it('[V3] is emitted after 12 h, and when the ship is heard again', () => {
    const others = fixesOf(B, 0, 2000, (minute) => 200 + minute / 5);
    const fixes = [
      ...fixesOf(A, 0, 65, (m) => m / 5),
      ...fixesOf(A, 900, 900, (m) => m / 5),
      ...others,
    ];
    const gaps = detected(fixes).filter(({ kind }) => kind === 'gap');
    expect(gaps.map(summary)).toEqual(['gap 201000001 65 to on', 'gap 201000001 65 to 900']);
    expect(gaps[1].reasons[0]).toBe('silent for 13.9 h, heard again after 166 nm (11.9 kn)');
  });

  it.each([
    ['after 13 fixes', 60, 100],
    ['near the shore', 65, 49.9],
  ])('[V3] is none %s', (_, untilMinute, milesOff) => {
    const fixes = fixesOf(A, 0, untilMinute, (minute) => minute / 5);
    const events = detected(fixes, { milesOff, endMinutes: 1000 });
    expect(events.filter(({ kind }) => kind === 'gap')).toEqual([]);
  });
});

describe('a one-sided candidate', () => {
  const lying = fixesOf(A, 0, 1200, () => 30);
  /** Sails to 5 nm from the other ship, and is heard again 5 nm on the other side hours later. */
  const dark = [
    ...fixesOf(B, 0, 125, (minute) => minute / 5),
    ...fixesOf(B, 600, 800, (minute) => 35 + (minute - 600) / 5),
  ];
  const candidates = (events: readonly VesselEvent[]): string[] =>
    events.filter(({ kind }) => kind === 'one_sided_candidate').map(summary);

  it('[V7] is a ship at rest that a silent ship sailed to and came from', () => {
    const events = detected([...lying, ...dark]);
    expect(candidates(events)).toEqual(['one_sided_candidate 201000001 150 to 575 with 201000002']);
    const candidate = events.find(({ kind }) => kind === 'one_sided_candidate')!;
    expect(candidate.score).toBeGreaterThan(0.5);
    expect(vesselEventJson(candidate).reasons).toEqual([
      '201000002 is silent for 7.9 h',
      'last heard 5.0 nm away, under way to it',
      'heard again 5.0 nm away, under way from it',
      'no other ship is heard beside it',
    ]);
  });

  it('[V6] needs an hour together', () => {
    const late = dark.filter(({ timeMs }) => timeMs <= START_MS + 125 * MINUTE);
    const soon = fixesOf(B, 255, 400, (minute) => 44 + (minute - 255) / 5);
    expect(candidates(detected([...lying, ...late, ...soon]))).toEqual([]);
  });

  it('[V6] is none beside the way of the silent ship', () => {
    const aside = dark.map((fix) => ({ ...fix, longitude: -19.9 }));
    expect(candidates(detected([...lying, ...aside]))).toEqual([]);
  });

  it('[V8] is none of ships that carry nothing', () => {
    const statics = [{ mmsi: B, timeMs: START_MS, shiptype: 52, draughtMeters: null }];
    expect(candidates(detected([...lying, ...dark], { statics }))).toEqual([]);
  });

  it('[V8] is a ship alone at rest whose draught changes', () => {
    const statics = [10, 12].map((draughtMeters, i) => {
      return { mmsi: A, timeMs: START_MS + i * 700 * MINUTE, shiptype: 80, draughtMeters };
    });
    const [candidate, ...others] = detected(lying, { statics }).filter(
      ({ kind }) => kind === 'one_sided_candidate',
    );
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({ mmsi: A, endMs: null, otherMmsi: null, score: 0.7 });
    expect(candidate.reasons[0]).toBe('its draught changes by +2.0 m');
    const neighbour = fixesOf(B, 0, 1200, () => 30.1);
    expect(candidates(detected([...lying, ...neighbour], { statics }))).toEqual([]);
  });
});

describe('the detector', () => {
  it('[V1] evaluates a ship silent for 135 days at the ticks at which something of it is due: after 6, 12, 20 h and 30 days', () => {
    const evaluatedMinutes: number[] = [];
    const histories = historiesOf([{ mmsi: A, timeMs: START_MS, shiptype: 80, draughtMeters: 8 }]);
    const { draughts } = histories.get(A)!;
    const stepsBetween = draughts.stepsBetween.bind(draughts);
    draughts.stepsBetween = (fromMs, untilMs) => {
      evaluatedMinutes.push((untilMs - START_MS) / MINUTE);
      return stepsBetween(fromMs, untilMs);
    };
    const detector = new VesselEventDetector({
      statics: histories,
      surroundings: {
        shoreMeters: () => 200 * MILES_OFF,
        anchorageMeters: () => 1e6,
        portAreaMeters: () => 1e6,
      },
    });
    const fixes = fixesOf(A, 0, 10, () => 0);
    detector.step({ fixes, watermarkMs: START_MS + 10 * MINUTE, ended: false });
    const again = fixesOf(A, 135 * 1440, 135 * 1440, () => 0);
    detector.step({ fixes: again, watermarkMs: again[0].timeMs, ended: false });
    const heard = [8, 18, 28, 38, 48, 58, 68];
    // At 738 minutes its silence is explained, too.
    expect(evaluatedMinutes).toEqual([...heard, 378, 738, 738, 1218, 43_218]);
  });

  it('[V1] rejects bytes that are no saved state', () => {
    const surroundings = {
      shoreMeters: () => 0,
      anchorageMeters: () => 0,
      portAreaMeters: () => 0,
    };
    const detector = new VesselEventDetector({ surroundings, statics: new Map() });
    expect(() => detector.restore(new Uint8Array(9))).toThrow(TypeError);
  });
});

describe('a state built from a part of the input', () => {
  const options = {
    statics: new Map(),
    surroundings: {
      shoreMeters: () => 100 * MILES_OFF,
      anchorageMeters: () => 1e6,
      portAreaMeters: () => 1e6,
    },
  };
  /** Loiters for 10 h, and sails on. */
  const loitering = fixesOf(A, 0, 720, (minute) => Math.max(0, minute - 600) / 5);
  /** Silent for 20 h, with another ship that is heard all the time. */
  const gap = [
    ...[...fixesOf(A, 0, 120, () => 0), ...fixesOf(A, 1320, 1400, () => 0)],
    ...fixesOf(B, 0, 1400, (minute) => 200 + minute / 5),
  ].sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi);

  it.each([
    ['loitering', loitering, 300, 400],
    ['gap', gap, 400, 1000],
  ] as const)('[V1] ends a stored %s under its uuid', (kind, fixes, fromMinute, untilMinute) => {
    const untilMs = START_MS + untilMinute * MINUTE;
    const batch = (fromMs: number, toMs: number) => ({
      fixes: fixes.filter(({ timeMs }) => timeMs >= fromMs && timeMs < toMs),
      ...{ watermarkMs: Math.min(toMs, fixes.at(-1)!.timeMs), ended: false },
    });
    const whole = new VesselEventDetector(options);
    const open = whole.step(batch(0, untilMs)).filter((event) => event.kind === kind);
    expect(open.map(({ endMs }) => endMs)).toEqual([null]);
    const later = batch(untilMs, Number.POSITIVE_INFINITY);
    const [ended] = whole.step(later).filter((event) => event.kind === kind);
    expect(ended).toMatchObject({ uuid: open[0].uuid, endMs: expect.any(Number) });
    const part = new VesselEventDetector(options);
    part.step(batch(START_MS + fromMinute * MINUTE, untilMs));
    part.reconcile(open);
    const { reasons, ...state } = ended;
    expect(part.step(later).filter((event) => event.kind === kind)).toMatchObject([state]);
  });
});
