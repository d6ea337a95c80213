import { parseMmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import type { Truth } from '../truth.ts';
import { truthJson } from './truth-json.ts';

const BEGIN_MS = Date.UTC(2026, 3, 26);
const SPAN = { beginMs: BEGIN_MS, endMs: BEGIN_MS + 3_600_500 };
const PLACE = { timeMs: BEGIN_MS, longitude: 24.5, latitude: 36 };
const TRUTH: Truth = {
  ...SPAN,
  ships: [
    {
      name: 'mother',
      mmsi: parseMmsi(235_000_001)!,
      imo: null,
      callsign: 'MABC',
      type: 'tanker',
      class: 'A',
      lengthMeters: 183,
      beamMeters: 32,
      draughtMeters: 11,
      toBowMeters: 155,
      toSternMeters: 28,
      toPortMeters: 16,
      toStarboardMeters: 16,
    },
  ],
  encounters: [
    {
      ships: ['daughter', 'mother'],
      kind: 'cargo',
      isTransfer: true,
      ...SPAN,
      distanceMeters: 60.5,
      path: [PLACE],
    },
  ],
  activities: [{ ship: 'mother', activity: 'anchored', ...SPAN }],
  faults: [{ ship: 'mother', kind: 'dark', ...SPAN }],
  silences: [{ ship: 'mother', ...SPAN }],
  background: [parseMmsi(235_000_077)!],
  ports: [
    {
      name: 'Port',
      ring: [
        [24, 36],
        [25, 36],
        [25, 37],
        [24, 36],
      ],
    },
  ],
};

it('the truth is written completely', () => {
  expect(JSON.parse(truthJson(TRUTH))).toMatchObject(TRUTH);
});

it('instants are also written as ISO 8601', () => {
  const { encounters, activities, faults, silences } = JSON.parse(truthJson(TRUTH));
  for (const item of [...encounters, ...activities, ...faults, ...silences]) {
    expect(item).toMatchObject({ begin: '2026-04-26T00:00:00Z', end: '2026-04-26T01:00:00.500Z' });
  }
});

it('the same truth gives the same text, in any order of its fields', () => {
  const reversed = Object.fromEntries(Object.entries(TRUTH.ships[0]).reverse()) as never;
  expect(truthJson({ ...TRUTH, ships: [reversed] })).toBe(truthJson(TRUTH));
});
