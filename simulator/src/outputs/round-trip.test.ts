import { readReports } from '@roadstead/ais';
import {
  type Imo,
  type Mmsi,
  type PositionReport,
  parseImo,
  type StaticReport,
} from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_HEADER, csvRow } from './csv-row.ts';
import { type AisReport, isPositionReport, ndjsonLine } from './report-text.ts';

const TIME_MS_MAX = Date.UTC(2099, 11, 31);
const IMOS = Array.from({ length: 100 }, (_, i) => parseImo(9_074_000 + i * 7)).filter(
  (imo): imo is Imo => imo !== undefined,
);

const mmsis = fc.integer({ min: 201_000_000, max: 775_999_999 }) as fc.Arbitrary<Mmsi>;
const times = fc.nat(TIME_MS_MAX);
const degrees = (most: number): fc.Arbitrary<number> =>
  fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);
const meters = fc.option(fc.integer({ min: 1, max: 5110 }).map((tenths) => tenths / 10));
// All values that AIS can encode, and characters with a meaning in text files.
const words = fc.option(
  fc
    .string({ unit: fc.constantFrom(...'ABCZ019 ,;"#{}!\'-'), minLength: 1, maxLength: 20 })
    .map((text) => text.trim())
    .filter((text) => text !== ''),
);

const positions: fc.Arbitrary<PositionReport> = fc.record({
  mmsi: mmsis,
  timeMs: times,
  longitude: degrees(180),
  latitude: degrees(90),
  sog: fc.option(fc.integer({ min: 0, max: 1022 }).map((tenths) => tenths / 10)),
  cog: fc.option(fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10)),
  heading: fc.option(fc.integer({ min: 0, max: 359 })),
  rot: fc.option(fc.integer({ min: -126, max: 126 })),
  navStatus: fc.integer({ min: 0, max: 15 }),
});

const statics: fc.Arbitrary<StaticReport> = fc.record({
  mmsi: mmsis,
  timeMs: times,
  imo: fc.option(fc.constantFrom(...IMOS)),
  name: words,
  callsign: words,
  // A static report has at least one field.
  shiptype: fc.integer({ min: 1, max: 99 }),
  toBowMeters: meters,
  toSternMeters: meters,
  toPortMeters: meters,
  toStarboardMeters: meters,
  lengthMeters: meters,
  widthMeters: meters,
  draughtMeters: meters,
  destination: words,
  eta: fc.option(
    fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.option(fc.integer({ min: 1, max: 31 })),
      hour: fc.option(fc.integer({ min: 0, max: 23 })),
      minute: fc.option(fc.integer({ min: 0, max: 59 })),
    }),
  ),
});

const reports: fc.Arbitrary<AisReport[]> = fc.array(fc.oneof(positions, statics), {
  minLength: 1,
});

/** Parses a text: positions and static reports, in the order of the lines. */
async function read(text: string): Promise<{
  readonly positions: readonly PositionReport[];
  readonly statics: readonly StaticReport[];
  readonly reasons: readonly string[];
}> {
  const found = { positions: [] as PositionReport[], statics: [] as StaticReport[] };
  const reasons: string[] = [];
  for await (const batch of readReports(bytesOf(text), { statics: true })) {
    found.positions.push(...batch.positions);
    found.statics.push(...batch.statics);
    reasons.push(...batch.rejected.map(({ reason }) => reason));
  }
  return { ...found, reasons };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

describe('reports survive writing and reading', () => {
  it('as JSON lines', async () => {
    await fc.assert(
      fc.asyncProperty(reports, async (given) => {
        expect(await read(given.map(ndjsonLine).join(''))).toEqual({
          positions: given.filter(isPositionReport),
          statics: given.filter((report) => !isPositionReport(report)),
          reasons: [],
        });
      }),
    );
  });

  it('as CSV, except for the reference point', async () => {
    const none = {
      toBowMeters: null,
      toSternMeters: null,
      toPortMeters: null,
      toStarboardMeters: null,
    };
    await fc.assert(
      fc.asyncProperty(reports, async (given) => {
        const saysOfShip = given.filter((report) => !isPositionReport(report));
        expect(await read(CSV_HEADER + given.map(csvRow).join(''))).toEqual({
          positions: given.filter(isPositionReport),
          statics: saysOfShip.map((report) => ({ ...report, ...none })),
          reasons: [],
        });
      }),
    );
  });
});

it('CSV has times in whole seconds where they are whole', () => {
  const report = { ...fc.sample(positions, { numRuns: 1, seed: 1 })[0], timeMs: 1_777_161_601_000 };
  expect(csvRow(report)).toMatch(/^2026-04-26T00:00:01Z,/);
  expect(csvRow({ ...report, timeMs: report.timeMs + 20 })).toMatch(/^2026-04-26T00:00:01.020Z,/);
});
