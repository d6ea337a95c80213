import { type AisEta, type Mmsi, parseImo, type StaticReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AisDecode } from '../test-data/ggencoder.ts';
import { inChunks, readAll, textBytes } from '../test-data/read-text.ts';
import { type AisMessage, decodeMessage } from './decode-message.ts';
import type { Transmitter } from './encode-options.ts';
import { encodeStatic } from './encode-static.ts';
import { readReports } from './read-reports.ts';

const NO_DIMENSIONS = {
  toBowMeters: null,
  toSternMeters: null,
  toPortMeters: null,
  toStarboardMeters: null,
  lengthMeters: null,
  widthMeters: null,
};

const EMPTY: StaticReport = {
  mmsi: 219_000_001 as Mmsi,
  timeMs: Date.UTC(2026, 3, 26, 12),
  imo: null,
  name: null,
  callsign: null,
  shiptype: null,
  ...NO_DIMENSIONS,
  draughtMeters: null,
  destination: null,
  eta: null,
};

const REPORT: StaticReport = {
  ...EMPTY,
  imo: parseImo(9_074_729) ?? null,
  name: 'ROADSTEAD',
  callsign: 'OXYZ',
  shiptype: 71,
  toBowMeters: 100,
  toSternMeters: 20,
  toPortMeters: 10,
  toStarboardMeters: 8,
  lengthMeters: 120,
  widthMeters: 18,
  draughtMeters: 5.6,
  destination: 'AARHUS',
  eta: { month: 3, day: 29, hour: 11, minute: null },
};

function orNull<T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(values, { nil: null });
}

function whole(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max });
}

/** The characters of six-bit ASCII except `@`. */
const CHARACTERS = Array.from({ length: 64 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (character) => character !== '@',
);

function words(maxLength: number): fc.Arbitrary<string | null> {
  const unit = fc.constantFrom(...CHARACTERS);
  return orNull(fc.string({ unit, maxLength })).map((text) => text?.trim() || null);
}

const imos = whole(100_000, 999_999).map((digits) => {
  const sum = [...String(digits)].reduce((total, digit, i) => total + Number(digit) * (7 - i), 0);
  return parseImo(10 * digits + (sum % 10)) ?? null;
});

const etas: fc.Arbitrary<AisEta | null> = fc
  .record({
    month: orNull(whole(1, 12)),
    day: orNull(whole(1, 31)),
    hour: orNull(whole(0, 23)),
    minute: orNull(whole(0, 59)),
  })
  .map((eta) => (Object.values(eta).every((part) => part === null) ? null : eta));

/** Dimensions by figure 41: with the reference point, without it, and lengthwise or across only. */
const dimensions = fc.oneof(
  fc
    .tuple(whole(1, 511), whole(0, 511), whole(0, 63), whole(1, 63))
    .map(([bow, stern, port, starboard]) => ({ ...along(bow, stern), ...across(port, starboard) })),
  fc.record({ lengthMeters: orNull(whole(1, 511)), widthMeters: orNull(whole(1, 63)) }),
  fc.tuple(whole(1, 511), whole(0, 511)).map(([bow, stern]) => along(bow, stern)),
  fc.tuple(whole(1, 63), whole(0, 63)).map(([port, starboard]) => across(port, starboard)),
);

function along(toBowMeters: number, toSternMeters: number): Partial<StaticReport> {
  return { toBowMeters, toSternMeters, lengthMeters: toBowMeters + toSternMeters };
}

function across(toPortMeters: number, toStarboardMeters: number): Partial<StaticReport> {
  return { toPortMeters, toStarboardMeters, widthMeters: toPortMeters + toStarboardMeters };
}

const reports: fc.Arbitrary<StaticReport> = fc
  .record({
    mmsi: whole(1, 979_999_999) as fc.Arbitrary<Mmsi>,
    timeMs: orNull(whole(0, 4_102_444_799).map((seconds) => 1000 * seconds)),
    imo: orNull(imos),
    name: words(20),
    callsign: words(7),
    shiptype: orNull(whole(1, 255)),
    draughtMeters: orNull(whole(1, 255).map((decimeters) => decimeters / 10)),
    destination: words(20),
    eta: etas,
  })
  .chain((rest) => dimensions.map((sizes) => ({ ...rest, ...NO_DIMENSIONS, ...sizes })));

/** The reports that a reader returns: those without data are dropped. */
function expectedReports(sent: readonly StaticReport[]): StaticReport[] {
  return sent.filter(({ mmsi: _, timeMs: __, ...values }) =>
    Object.values(values).some((value) => value !== null),
  );
}

async function readBack(lines: readonly string[]): Promise<readonly StaticReport[]> {
  const bytes = textBytes(`${lines.join('\n')}\n`);
  const read = await readAll(readReports(inChunks(bytes), { statics: true }));
  expect(read.rejected).toEqual([]);
  return read.statics;
}

function payloadOf(lines: readonly string[]): string {
  return lines.map((line) => line.split(',').at(-2)).join('');
}

function messageOf(lines: readonly string[]): AisMessage {
  const message = decodeMessage(payloadOf(lines), Number(lines.at(-1)?.split(',').at(-1)?.[0]));
  if (!message.ok) throw new Error(message.error.detail);
  return message.value;
}

function classA(report: Partial<StaticReport>): AisMessage {
  return messageOf(encodeStatic({ ...EMPTY, ...report }, { transmitter: 'A' }));
}

describe('encodeStatic', () => {
  it('of class A is decoded to the same report', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(reports, { minLength: 1 }), fc.nat(9), async (sent, sequence) => {
        const lines = sent.flatMap((report) =>
          encodeStatic(report, { transmitter: 'A', sequence }),
        );
        expect(await readBack(lines)).toEqual(expectedReports(sent));
      }),
    );
  });

  it.each(['B-SO', 'B-CS'] as const)(
    'of %s is decoded to the same data in two reports',
    async (transmitter) => {
      await fc.assert(
        fc.asyncProperty(fc.array(reports, { minLength: 1 }), async (sent) => {
          const lines = sent.flatMap((report) => encodeStatic(report, { transmitter }));
          const parts = sent.flatMap((report) => [
            { ...EMPTY, mmsi: report.mmsi, timeMs: report.timeMs, name: report.name },
            { ...report, imo: null, name: null, draughtMeters: null, destination: null, eta: null },
          ]);
          expect(await readBack(lines)).toEqual(expectedReports(parts));
        }),
      );
    },
  );

  it('writes nothing for an aid to navigation', () => {
    expect(encodeStatic(REPORT, { transmitter: 'aton' })).toEqual([]);
  });

  it('writes sentences of at most 82 characters with their line ends', () => {
    const texts = fc.record({ name: fc.string(), callsign: fc.string(), destination: fc.string() });
    const transmitters = fc.constantFrom<Transmitter>('A', 'B-SO', 'B-CS');
    fc.assert(
      fc.property(reports, texts, transmitters, (report, text, transmitter) => {
        const lines = encodeStatic({ ...report, ...text, timeMs: null }, { transmitter });
        expect(lines).toHaveLength(2);
        for (const line of lines) expect(line).toMatch(/^!.{1,79}$/);
      }),
    );
  });

  it('agrees with ggencoder', () => {
    const session = {};
    const [first, second] = encodeStatic({ ...REPORT, timeMs: null }, { transmitter: 'A' });
    expect(new AisDecode(first, session).valid).toBe(false);
    const common = { valid: true, immsi: 219_000_001 };
    const sizes = { cargo: 71, dimA: 100, dimB: 20, dimC: 10, dimD: 8 };
    expect(new AisDecode(second, session)).toMatchObject({
      ...{ ...common, ...sizes, aistype: 5, imo: 9_074_729 },
      ...{ shipname: 'ROADSTEAD', callsign: 'OXYZ', destination: 'AARHUS', draught: 5.6 },
      ...{ etaMo: 3, etaDay: 29, etaHr: 11, etaMin: 60 },
    });
    const [a, b] = encodeStatic({ ...REPORT, timeMs: null }, { transmitter: 'B-SO' });
    expect(new AisDecode(a, {})).toMatchObject({ ...common, aistype: 24, shipname: 'ROADSTEAD' });
    expect(new AisDecode(b, {})).toMatchObject({ ...common, ...sizes, callsign: 'OXYZ' });
  });

  it.each([
    [{}, { imo: 0, callsign: '', shipname: '', shiptype: 0, draught: 0, destination: '' }],
    [{}, { etaMonth: 0, etaDay: 0, etaHour: 24, etaMinute: 60, dte: 1, toBow: 0, toStern: 0 }],
    [{ draughtMeters: 25.6 }, { draught: 255 }],
    [{ ...along(600, 512) }, { toBow: 511, toStern: 511 }],
    [{ ...across(64, 100) }, { toPort: 63, toStarboard: 63 }],
    [
      { lengthMeters: 12.6, widthMeters: 4.2 },
      { toBow: 0, toStern: 13, toStarboard: 4 },
    ],
    // Otherwise the width would be to starboard only, with the reference point on the port side.
    [
      { ...along(30, 5), widthMeters: 8 },
      { toBow: 0, toStern: 35, toPort: 0, toStarboard: 8 },
    ],
    [{ name: 'Ærø Færgen' }, { shipname: '?R? F?RGEN' }],
    [{ name: 'Åse Müller' }, { shipname: 'ASE MULLER' }],
    [{ name: 'a@b|c\n🚢' }, { shipname: 'A?B?C??' }],
    [{ callsign: 'OXYZ12345' }, { callsign: 'OXYZ123', shipname: '' }],
  ])('encodes %j as %j', (report, raw) => {
    expect(classA(report)).toMatchObject(raw);
  });

  it('omits the dimensions of an auxiliary craft, whose bits are the MMSI of its ship', () => {
    const lines = encodeStatic({ ...REPORT, mmsi: 982_190_001 as Mmsi }, { transmitter: 'B-CS' });
    expect(messageOf([lines[1]])).toMatchObject({ callsign: 'OXYZ', mothershipMmsi: 0 });
  });

  it('reproduces the payload of a real recording', async () => {
    const line = '!AIVDM,1,1,,A,H3P:WJQ@TLE:0hTiV1HT0000000,2*70';
    const [report] = await readBack([line]);
    expect(encodeStatic(report, { transmitter: 'B-CS' })[0]).toBe(line);
  });

  it('writes a tag block before each sentence, with the group if there are two', () => {
    expect(encodeStatic(REPORT, { transmitter: 'A', sequence: 7 }).join('\n')).toMatch(
      /^\\g:1-2-8,c:1777204800\*..\\!AIVDM,2,1,7,A,.{60},0\*..\n\\g:2-2-8,c:1777204800\*..\\!AIVDM,2,2,7,A,.{11},2\*..$/,
    );
    expect(encodeStatic(REPORT, { transmitter: 'B-CS' }).join('\n')).toMatch(
      /^\\c:1777204800\*..\\!AIVDM,1,1,,A,.{27},2\*..\n\\c:1777204800\*..\\!AIVDM,1,1,,A,.{28},0\*..$/,
    );
  });
});
