import type { StsEvent } from '@roadstead/model';
import { expect, it } from 'vitest';
import type { EventDocument } from '../sts/event-documents.ts';
import { compareEvents } from './compare-events.ts';

const HORIZON = 1000;
const PERIOD = { affectedFromMs: 100, knownFromMs: 50, untilMs: HORIZON, horizonMs: HORIZON };

/** An event at minutes: its begin and end; its uuid names the begin, as in D13. */
function event(begin: number, end: number | null, change: object = {}): StsEvent {
  const place = { longitude: 10, latitude: 54 };
  const ship = (mmsi: number): object => ({
    ...{ mmsi, activationPosition: place, firedPosition: place },
    deactivationPosition: end === null ? null : place,
  });
  return {
    ...{ id: begin, uuid: `at ${begin}`, configurationId: 1, first: ship(1), second: ship(2) },
    ...{ activationTimeMs: begin, firedTimeMs: begin + 10, deactivationTimeMs: end },
    ...{ discoveredTimeMs: begin + 10, endDiscoveredTimeMs: end && end + 5 },
    ...change,
  } as unknown as StsEvent;
}

/** Compares events of the log with those of all reports. */
function compared(
  stored: readonly StsEvent[],
  detected: readonly StsEvent[],
  change: Partial<typeof PERIOD> = {},
): readonly object[] {
  const corrections = compareEvents(
    detected.map((each) => ({ event: each, isContinued: false })),
    stored as readonly EventDocument[],
    { ...PERIOD, ...change },
  );
  return corrections.map((correction) => {
    if (correction.kind === 'found')
      return [
        'found',
        correction.found.event.activationTimeMs,
        correction.found.event.deactivationTimeMs,
      ];
    if (correction.kind === 'retracted') return ['retracted', correction.document.id];
    const { activationTimeMs, deactivationTimeMs } = correction.event;
    return ['corrected', correction.document.id, activationTimeMs, deactivationTimeMs];
  });
}

const RETRACTED = { reconciliation: { state: 'retracted' } };

it.each<[string, readonly StsEvent[], readonly StsEvent[], readonly object[]]>([
  ['the same event is left', [event(200, 300)], [event(200, 300)], []],
  ['a missing event is found', [], [event(200, 300)], [['found', 200, 300]]],
  ['another begin corrects', [event(220, 300)], [event(200, 300)], [['corrected', 220, 200, 300]]],
  ['another end corrects', [event(200, 300)], [event(200, 350)], [['corrected', 200, 200, 350]]],
  [
    'an end that was none is none',
    [event(200, 300)],
    [event(200, null)],
    [['corrected', 200, 200, null]],
  ],
  ['an event without reports is retracted', [event(200, 300)], [], [['retracted', 200]]],
  [
    'two that are one: the one with the same begin stays',
    [event(200, 300), event(320, 900)],
    [event(200, 900)],
    [
      ['corrected', 200, 200, 900],
      ['retracted', 320],
    ],
  ],
  [
    'one that is two: the one with the same begin stays',
    [event(200, 900)],
    [event(200, 300), event(320, 900)],
    [
      ['corrected', 200, 200, 300],
      ['found', 320, 900],
    ],
  ],
  [
    'of two with other begins, the one that overlaps more stays',
    [event(210, 300)],
    [event(190, 220), event(230, 300)],
    [
      ['found', 190, 220],
      ['corrected', 210, 230, 300],
    ],
  ],
  [
    'an event of another pair does not match',
    [event(200, 300, { configurationId: 2 })],
    [event(210, 300)],
    [
      ['retracted', 200],
      ['found', 210, 300],
    ],
  ],
  [
    'a retracted event with its time comes back',
    [event(200, 300, RETRACTED)],
    [event(200, 300)],
    [['corrected', 200, 200, 300]],
  ],
  ['a retracted event is not retracted again', [event(200, 300, RETRACTED)], [], []],
  ['an event of a backfill is left', [event(200, 300, { isFoundInPast: true })], [], []],
  ['what ended before is left', [event(60, 90)], [], []],
  ['what began before all is known is left', [event(40, 300)], [], []],
  ['what was discovered since is left', [event(985, null, { discoveredTimeMs: 1000 })], [], []],
])('[L23] %s', (_, stored, detected, expected) => {
  const sorted = (corrections: readonly object[]): readonly string[] =>
    corrections.map((each) => JSON.stringify(each)).sort();
  expect(sorted(compared(stored, detected))).toEqual(sorted(expected));
});

it('[L23] an event that lasts longer than the detection keeps the end of the log, which was discovered later or not', () => {
  const until = { untilMs: 400 };
  expect(compared([event(200, 700)], [event(200, null)], until)).toEqual([]);
  expect(compared([event(210, 700)], [event(200, null)], until)).toEqual([
    ['corrected', 210, 200, 700],
  ]);
  expect(compared([event(200, 390, { endDiscoveredTimeMs: 1000 })], [event(200, null)])).toEqual(
    [],
  );
});

it('[L23] a position that differs by less than its rounding is the same', () => {
  const moved = (by: number): StsEvent => {
    const same = event(200, 300);
    const { first } = same;
    const activationPosition = { longitude: 10 + by, latitude: 54 };
    return { ...same, first: { ...first, activationPosition } };
  };
  expect(compared([event(200, 300)], [moved(1e-13)])).toEqual([]);
  expect(compared([event(200, 300)], [moved(1e-6)])).toHaveLength(1);
});
