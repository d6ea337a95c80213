import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AisDecode } from '../test-data/ggencoder.ts';
import { inChunks, readAll, textBytes } from '../test-data/read-text.ts';
import { tagBlock, withChecksum } from '../test-data/sentences.ts';
import { decodeMessage } from './decode-message.ts';
import type { Transmitter } from './encode-options.ts';
import { encodePosition } from './encode-position.ts';
import { readReports } from './read-reports.ts';

const REPORT: PositionReport = {
  mmsi: 219_000_001 as Mmsi,
  timeMs: Date.UTC(2026, 3, 26, 12, 0, 37),
  longitude: 10.5,
  latitude: 55.25,
  sog: 10.1,
  cog: 91.3,
  heading: 92,
  rot: -11,
  navStatus: 0,
};

const STATICS: StaticReport = {
  mmsi: REPORT.mmsi,
  timeMs: null,
  imo: null,
  name: 'DROGDEN',
  callsign: null,
  shiptype: null,
  toBowMeters: 1,
  toSternMeters: 2,
  toPortMeters: 3,
  toStarboardMeters: 4,
  lengthMeters: 3,
  widthMeters: 7,
  draughtMeters: null,
  destination: null,
  eta: null,
};

function orNull<T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(values, { nil: null });
}

function double(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

const reports: fc.Arbitrary<PositionReport> = fc.record({
  mmsi: fc.integer({ min: 1, max: 999_999_999 }) as fc.Arbitrary<Mmsi>,
  timeMs: fc.integer({ min: 0, max: 4_102_444_799_999 }),
  longitude: double(-180, 180),
  latitude: double(-90, 90),
  sog: orNull(double(0, 1022)),
  cog: orNull(double(0, 359.999)),
  heading: orNull(fc.integer({ min: 0, max: 359 })),
  rot: orNull(fc.integer({ min: -720, max: 720 })),
  navStatus: fc.integer({ min: 0, max: 15 }),
});

/** A report as AIS can represent it. Adding 0 turns −0 into 0. */
function quantised(report: PositionReport, transmitter: Transmitter): PositionReport {
  const { sog, cog, heading } = report;
  const common = {
    mmsi: report.mmsi,
    timeMs: report.timeMs - (report.timeMs % 1000),
    longitude: Math.round(report.longitude * 600_000) / 600_000 + 0,
    latitude: Math.round(report.latitude * 600_000) / 600_000 + 0,
  };
  const unsaid = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  if (transmitter === 'aton') return { ...common, ...unsaid };
  const motion = {
    sog: sog === null ? null : Math.min(Math.round(sog * 10) / 10, 102.2),
    cog: cog === null ? null : (Math.round(cog * 10) % 3600) / 10,
    heading,
  };
  if (transmitter !== 'A') return { ...common, ...unsaid, ...motion };
  return { ...common, ...motion, rot: quantisedRot(report.rot), navStatus: report.navStatus };
}

function quantisedRot(rot: number | null): number | null {
  if (rot === null) return null;
  const indicated = Math.min(Math.round(4.733 * Math.sqrt(Math.abs(rot))), 126);
  return Math.sign(rot) * Math.round((indicated / 4.733) ** 2) + 0;
}

/** The fields of the sentence of a report. */
function encodedFields(report: Partial<PositionReport>, transmitter: Transmitter = 'A'): unknown {
  const [line] = encodePosition({ ...REPORT, ...report }, { transmitter, statics: STATICS });
  const [, , , , , payload, fill] = line.split(',');
  const message = decodeMessage(payload, Number(fill[0]));
  if (!message.ok) throw new Error(message.error.detail);
  return message.value;
}

describe('encodePosition', () => {
  it.each(['A', 'B-SO', 'B-CS', 'aton'] as const)(
    'of %s is decoded to the same report',
    async (transmitter) => {
      await fc.assert(
        fc.asyncProperty(fc.array(reports, { minLength: 1 }), async (sent) => {
          const lines = sent.flatMap((report) => encodePosition(report, { transmitter }));
          const read = await readAll(readReports(inChunks(textBytes(`${lines.join('\r\n')}\r\n`))));
          expect(read.rejected).toEqual([]);
          expect(read.positions).toEqual(sent.map((report) => quantised(report, transmitter)));
        }),
      );
    },
  );

  it('writes one sentence of at most 82 characters with its line end', () => {
    const transmitters = fc.constantFrom('A', 'B-SO', 'B-CS', 'aton');
    fc.assert(
      fc.property(reports, transmitters, fc.string(), (report, transmitter, name) => {
        const options = { transmitter, statics: { ...STATICS, name } };
        const lines = encodePosition(report, options);
        expect(lines).toHaveLength(1);
        expect(lines[0]).toMatch(/^\\c:\d+\*[\dA-F]{2}\\!.{1,79}$/);
      }),
    );
  });

  it('agrees with ggencoder', () => {
    fc.assert(
      fc.property(reports, fc.constantFrom('A', 'B-SO'), (report, transmitter) => {
        const [line] = encodePosition(report, { transmitter });
        const theirs = new AisDecode(line.slice(line.indexOf('!')), {});
        const ours = quantised(report, transmitter);
        expect(theirs).toMatchObject({
          valid: true,
          aistype: transmitter === 'A' ? 1 : 18,
          immsi: ours.mmsi,
          hdg: ours.heading ?? 511,
        });
        expect(theirs.lon).toBeCloseTo(ours.longitude, 6);
        expect(theirs.lat).toBeCloseTo(ours.latitude, 6);
        expect(theirs.sog).toBeCloseTo(ours.sog ?? 102.3, 6);
        expect(theirs.cog).toBeCloseTo(ours.cog ?? 360, 6);
        if (transmitter === 'A') expect(theirs.navstatus).toBe(ours.navStatus);
      }),
    );
  });

  it.each([
    [{ timeMs: Date.UTC(2026, 3, 26, 12, 0, 59, 999) }, { second: 59 }],
    [{ sog: 102.2 }, { speed: 1022 }],
    [{ sog: 102.3 }, { speed: 1022 }],
    [{ sog: null }, { speed: 1023 }],
    [{ cog: 359.96 }, { course: 0 }],
    [{ cog: null }, { course: 3600 }],
    [{ heading: 359.6 }, { heading: 0 }],
    [{ heading: null }, { heading: 511 }],
    [{ rot: 708 }, { turn: 126 }],
    [{ rot: -5000 }, { turn: -126 }],
    [{ rot: -5 }, { turn: -11 }],
    [{ rot: null }, { turn: -128 }],
    [
      { longitude: -180, latitude: 90 },
      { lon: -108_000_000, lat: 54_000_000 },
    ],
  ])('encodes %j as %j', (report, raw) => {
    expect(encodedFields(report)).toMatchObject(raw);
  });

  it('sets the carrier-sense flag of class B', () => {
    expect(encodedFields({}, 'B-SO')).toMatchObject({ type: 18, cs: false, radio: 0 });
    expect(encodedFields({}, 'B-CS')).toMatchObject({ type: 18, cs: true, radio: 917_510 });
  });

  it('includes name and dimensions of an aid to navigation', async () => {
    expect(encodedFields({}, 'aton')).toMatchObject({
      type: 21,
      name: 'DROGDEN',
      nameExtension: '',
    });
    expect(encodedFields({}, 'aton')).toMatchObject({
      toBow: 1,
      toStern: 2,
      toPort: 3,
      toStarboard: 4,
    });
  });

  it('includes a name of up to 34 characters of an aid to navigation, in whole bytes', async () => {
    const name = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
    for (let length = 0; length <= name.length; length++) {
      const statics = { ...STATICS, name: name.slice(0, length) };
      const [line] = encodePosition(REPORT, { transmitter: 'aton', statics });
      const [, , , , , payload, fill] = line.split(',');
      expect((6 * payload.length - Number(fill[0])) % 8).toBe(0);
      const bytes = textBytes(`${line}\n`);
      const read = await readAll(readReports(inChunks(bytes), { statics: true }));
      expect(read.statics[0].name).toBe(name.slice(0, Math.min(length, 34)) || null);
    }
  });

  it.each([
    // From the recordings in test-data, which have AIS's defaults in the fields that a report lacks.
    '13aDAB5P1K0Bg8DMg@eis1rF0000',
    '13B3;B003W0P>@vP8?pH;6RH0000',
  ])('reproduces the payload of a real recording: %s', async (payload) => {
    const message = decodeMessage(payload);
    if (!message.ok || message.value.type !== 1) throw new Error(payload);
    const tag = tagBlock(`c:${1_276_256_760 + message.value.second}`);
    const line = `${tag}${withChecksum(`!AIVDM,1,1,,A,${payload},0`)}`;
    const { positions } = await readAll(readReports(inChunks(textBytes(`${line}\n`))));
    expect(encodePosition(positions[0], { transmitter: 'A' })).toEqual([line]);
  });
});
