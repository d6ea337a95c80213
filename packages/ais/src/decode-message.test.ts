import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AisDecode, type Decoded } from '../test-data/ggencoder.ts';
import {
  armour,
  bitsOf,
  classA,
  classAStatic,
  textBitsOf,
  withChecksum,
} from '../test-data/sentences.ts';
import { type AisMessage, decodeMessage } from './decode-message.ts';

type Values = Record<string, unknown>;

function testData(name: string): string {
  return readFileSync(new URL(`../test-data/${name}`, import.meta.url), 'utf8');
}

function decode(bits: string): Values {
  const { payload, fillBits } = armour(bits);
  const result = decodeMessage(payload, fillBits);
  if (!result.ok) throw new Error(result.error.detail);
  return { ...result.value };
}

/** The VDM and VDO lines, with the whole payload at the last part of a multipart message. */
function* sentences(
  text: string,
): Generator<{ line: string; payload: string; fillBits: number; complete: boolean }> {
  let waiting = '';
  for (const line of text.split(/\r?\n/)) {
    const fields = /^!..VD[MO],(\d),(\d),\d?,[^,]*,([^,]*),(\d)\*/.exec(line);
    if (fields === null) continue;
    const [, parts, part, piece, fill] = fields;
    waiting = part === '1' ? piece : waiting + piece;
    yield { line, payload: waiting, fillBits: Number(fill), complete: part === parts };
  }
}

describe('decodeMessage', () => {
  it("agrees with gpsd's regression test in every field", () => {
    const text = testData('gpsd-ais.expected.jsonl');
    const messages = sentences(text);
    const reports = new GpsdReports();
    let compared = 0;
    for (const line of text.split('\n')) {
      if (line.startsWith('!')) {
        const { payload, fillBits, complete } = messages.next().value ?? never();
        if (complete) reports.read(payload, fillBits);
      }
      if (!line.includes('"class":"AIS"')) continue;
      const expected = fromGpsd(JSON.parse(line));
      if (expected['type'] === 8) continue;
      expect(reports.last, line).toMatchObject(expected);
      compared++;
    }
    expect(compared).toBe(265);
  });

  it('agrees with ggencoder on every message of a real stream that both decode', () => {
    const compared: Record<number, number> = {};
    const session = {};
    for (const { line, payload, fillBits, complete } of sentences(testData('aislib-stream.nmea'))) {
      const theirs = new AisDecode(line, session);
      const ours = decodeMessage(payload, fillBits);
      if (!complete || !ours.ok || !theirs.valid) continue;
      expect(commonOf(ours.value), line).toEqual(commonOf(fromGgencoder(theirs)));
      compared[ours.value.type] = (compared[ours.value.type] ?? 0) + 1;
    }
    expect(compared).toEqual({
      1: 2487,
      2: 7,
      3: 368,
      4: 125,
      5: 424,
      18: 101,
      21: 37,
      24: 74,
    });
  });

  it('decodes message 4 by table 51', () => {
    const bits = bitsOf([4, 6], [0, 2], [2_190_047, 30], [2010, 14], [6, 4], [11, 5], [11, 5]);
    const rest = bitsOf([46, 6], [12, 6], [1, 1], [-600_000, 28], [-300_000, 27], [7, 4]);
    expect(decode(bits + rest + bitsOf([0, 10], [1, 1], [5, 19]))).toEqual({
      type: 4,
      repeat: 0,
      mmsi: 2_190_047,
      year: 2010,
      month: 6,
      day: 11,
      hour: 11,
      minute: 46,
      second: 12,
      accuracy: true,
      lon: -600_000,
      lat: -300_000,
      epfd: 7,
      raim: true,
      radio: 5,
    });
  });

  it.each([
    [9, { altitude: 12, speed: 10, place: [28, 27, 12] }],
    [19, { altitude: 0, speed: 10, place: [28, 27, 12] }],
    [27, { altitude: 0, speed: 6, place: [18, 17, 9] }],
  ] as const)('agrees with ggencoder on any message %i', (type, widths) => {
    const [lonWidth, latWidth, courseWidth] = widths.place;
    const perDegree = type === 27 ? 600 : 600_000;
    // ggencoder reads message 27 without signs.
    const least = type === 27 ? 0 : -1;
    const values = fc.record({
      mmsi: fc.integer({ min: 1, max: 999_999_999 }),
      altitude: fc.nat(2 ** widths.altitude - 1),
      speed: fc.nat(2 ** widths.speed - 1),
      lon: fc.integer({ min: least * 180 * perDegree, max: 180 * perDegree }),
      lat: fc.integer({ min: least * 90 * perDegree, max: 90 * perDegree }),
      course: fc.nat(2 ** courseWidth - 1),
      heading: fc.nat(511),
      name: fc.stringMatching(/^[A-Z0-9][A-Z0-9 -]{0,18}[A-Z0-9]$/),
      sizes: fc.tuple(fc.nat(511), fc.nat(511), fc.nat(63), fc.nat(63)),
      other: fc.nat(255),
    });
    fc.assert(
      fc.property(values, ({ mmsi, altitude, speed, lon, lat, course, heading, ...rest }) => {
        const place = bitsOf([lon, lonWidth], [lat, latWidth]);
        const [bow, stern, port, starboard] = rest.sizes;
        const head = bitsOf([type, 6], [0, 2], [mmsi, 30]);
        const bits = {
          9: `${bitsOf([altitude, 12], [speed, 10], [1, 1])}${place}${bitsOf([course, 12], [60, 6], [rest.other, 8])}${bitsOf([0, 26])}`,
          19: `${bitsOf([rest.other, 8], [speed, 10], [1, 1])}${place}${bitsOf([course, 12], [heading, 9], [60, 6], [0, 4])}${textBitsOf(rest.name, 20)}${bitsOf([rest.other % 100, 8], [bow, 9], [stern, 9], [port, 6], [starboard, 6], [1, 4], [0, 7])}`,
          27: `${bitsOf([1, 1], [0, 1], [rest.other % 16, 4])}${place}${bitsOf([speed, 6], [course, 9], [0, 2])}`,
        }[type];
        const { payload, fillBits } = armour(head + bits);
        const line = withChecksum(`!AIVDM,1,1,,A,${payload},${fillBits}`);
        const ours = decodeMessage(payload, fillBits);
        const theirs = new AisDecode(line, {});
        expect([ours.ok, theirs.valid]).toEqual([true, true]);
        if (ours.ok) expect(commonOf(ours.value)).toEqual(commonOf(fromGgencoder(theirs)));
      }),
    );
  });

  it('decodes message 9 by table 56', () => {
    const bits = bitsOf([9, 6], [1, 2], [111_219_501, 30], [303, 12], [160, 10], [1, 1]);
    const rest = bitsOf([-1, 28], [-1, 27], [1800, 12], [12, 6], [3, 8], [1, 1], [0, 3]);
    expect(decode(bits + rest + bitsOf([1, 1], [0, 1], [99, 20]))).toEqual({
      type: 9,
      repeat: 1,
      mmsi: 111_219_501,
      alt: 303,
      speed: 160,
      accuracy: true,
      lon: -1,
      lat: -1,
      course: 1800,
      second: 12,
      regional: 3,
      dte: 1,
      assigned: true,
      raim: false,
      radio: 99,
    });
  });

  it('decodes message 19 by table 68', () => {
    const bits = bitsOf([19, 6], [0, 2], [219_000_009, 30], [0, 8], [87, 10], [0, 1]);
    const position = bitsOf([-66_000_000, 28], [12_345_678, 27], [3599, 12], [511, 9], [59, 6]);
    const rest = bitsOf([37, 8], [5, 9], [6, 9], [1, 6], [2, 6], [1, 4], [1, 1], [1, 1], [1, 1]);
    const message = bits + position + bitsOf([0, 4]) + textBitsOf('SEA BIRD', 20) + rest;
    expect(decode(`${message}0000`)).toEqual({
      type: 19,
      repeat: 0,
      mmsi: 219_000_009,
      reserved: 0,
      speed: 87,
      accuracy: false,
      lon: -66_000_000,
      lat: 12_345_678,
      course: 3599,
      heading: 511,
      second: 59,
      regional: 0,
      shipname: 'SEA BIRD',
      shiptype: 37,
      toBow: 5,
      toStern: 6,
      toPort: 1,
      toStarboard: 2,
      epfd: 1,
      raim: true,
      dte: 1,
      assigned: true,
    });
  });

  it('decodes message 21 by table 70, with a name extension of any length', () => {
    const bits =
      bitsOf([21, 6], [0, 2], [992_190_001, 30], [14, 5]) + textBitsOf('A'.repeat(20), 20);
    const position = bitsOf([1, 1], [7_000_000, 28], [-5, 27], [1, 9], [2, 9], [3, 6], [4, 6]);
    const rest = bitsOf([7, 4], [60, 6], [1, 1], [9, 8], [0, 1], [1, 1], [0, 1], [0, 1]);
    const expected = {
      type: 21,
      repeat: 0,
      mmsi: 992_190_001,
      aidType: 14,
      name: 'A'.repeat(20),
      accuracy: true,
      lon: 7_000_000,
      lat: -5,
      toBow: 1,
      toStern: 2,
      toPort: 3,
      toStarboard: 4,
      epfd: 7,
      second: 60,
      offPosition: true,
      regional: 9,
      raim: false,
      virtualAid: true,
      assigned: false,
      nameExtension: '',
    };
    expect(decode(bits + position + rest)).toEqual(expected);
    expect(decode(bits + position + rest + textBitsOf('BUOY', 4))).toEqual({
      ...expected,
      nameExtension: 'BUOY',
    });
  });

  it('decodes the MMSI of the ship instead of dimensions from message 24 part B of an auxiliary craft', () => {
    const head = (mmsi: number): string =>
      bitsOf([24, 6], [0, 2], [mmsi, 30], [1, 2], [36, 8]) +
      textBitsOf('ABC', 3) +
      bitsOf([3, 4], [77, 20]) +
      textBitsOf('OU1234', 7);
    const end = bitsOf([219_000_001, 30], [0, 6]);
    const common = { type: 24, part: 1, shiptype: 36, vendorid: 'ABC', model: 3, serial: 77 };
    expect(decode(head(982_190_001) + end)).toMatchObject({
      ...common,
      callsign: 'OU1234',
      mothershipMmsi: 219_000_001,
    });
    expect(decode(head(219_000_002) + end)).toMatchObject({ ...common, toBow: 104 });
    expect(decode(head(982_190_001) + end)).not.toHaveProperty('toBow');
  });

  it('decodes message 27 by table 75', () => {
    const bits = bitsOf([27, 6], [3, 2], [219_000_001, 30], [1, 1], [0, 1], [5, 4]);
    const rest = bitsOf([-108_000, 18], [-54_000, 17], [12, 6], [359, 9], [1, 1], [0, 1]);
    expect(decode(bits + rest)).toEqual({
      type: 27,
      repeat: 3,
      mmsi: 219_000_001,
      accuracy: true,
      raim: false,
      status: 5,
      lon: -108_000,
      lat: -54_000,
      speed: 12,
      course: 359,
      gnss: true,
    });
  });
});

describe('decodeMessage rejects a payload', () => {
  it.each([
    ['that is too short', armour(classA().slice(0, 160)).payload, 'malformed', '162 bits'],
    ['that is empty', '', 'malformed', '0 bits'],
    ['of an unsupported type', armour(bitsOf([8, 6], [0, 162])).payload, 'unknown-type', '8'],
    ['of type 0', armour(bitsOf([0, 168])).payload, 'unknown-type', '0'],
    [
      'of an unknown part of message 24',
      armour(bitsOf([24, 6], [0, 32], [3, 2], [0, 128])).payload,
      'unknown-type',
      'part',
    ],
    ['with invalid characters', '1~~', 'malformed', 'characters'],
    ['that is too long', '0'.repeat(179), 'malformed', 'too long'],
  ])('%s', (_, payload, reason, detail) => {
    const result = decodeMessage(payload);
    expect(result.ok).toBe(false);
    if (!result.ok) {
      expect(result.error.reason).toBe(reason);
      expect(result.error.detail).toContain(detail);
    }
  });

  it('and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(5), (text, fillBits) => {
        decodeMessage(text, fillBits);
        decodeMessage(
          armour(Array.from(text, (c) => bitsOf([c.charCodeAt(0), 8])).join('')).payload,
        );
      }),
    );
  });

  it('but not message 5 without its last two bits, which transmitters often omit', () => {
    const { payload, fillBits } = armour(classAStatic().slice(0, 422));
    expect(decodeMessage(payload, fillBits)).toMatchObject({ ok: true, value: { dte: 0 } });
  });

  it('but ignores any bits beyond its end', () => {
    const { payload } = armour(`${classAStatic().slice(0, 422)}1111`);
    expect(decodeMessage(payload, 4)).toMatchObject({ ok: true, value: { dte: 0 } });
    expect(decodeMessage(payload, 0)).toMatchObject({ ok: true, value: { dte: 1 } });
  });
});

function never(): never {
  throw new Error('there are as many sentences as lines of them');
}

/** The output of gpsd for each message. It delays part A of message 24 until part B arrives, and joins them. */
class GpsdReports {
  last: Values = {};
  readonly #names = new Map<number, string>();

  read(payload: string, fillBits: number): void {
    const message = decodeMessage(payload, fillBits);
    if (!message.ok) return;
    const { value } = message;
    if (value.type !== 24) this.last = { ...value };
    else if ('shipname' in value) this.#names.set(value.mmsi, value.shipname);
    else this.last = { ...value, shipname: this.#names.get(value.mmsi) };
  }
}

/** Converts names (`"to_bow"` to `toBow`) and splits the ETA. */
function fromGpsd(json: Values): Values {
  const message: Values = {};
  for (const [name, value] of Object.entries(json)) {
    if (name === 'class' || name === 'scaled' || name.endsWith('_text')) continue;
    message[name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  // gpsd decodes the bits of model and serial number as letters, too; table 73 has three letters for the vendor.
  if (typeof message['vendorid'] === 'string')
    message['vendorid'] = message['vendorid'].slice(0, 3);
  const eta = /^(\d\d)-(\d\d)T(\d\d):(\d\d)Z$/.exec(String(message['eta']))?.slice(1).map(Number);
  if (eta !== undefined) {
    delete message['eta'];
    [message['etaMonth'], message['etaDay'], message['etaHour'], message['etaMinute']] = eta;
  }
  return message;
}

const COMMON_FIELDS = [
  'type',
  'mmsi',
  'status',
  'lon',
  'lat',
  'speed',
  'course',
  'heading',
  'shipname',
  'name',
  'callsign',
  'imo',
  'shiptype',
  'toBow',
  'toStern',
  'toPort',
  'toStarboard',
  'destination',
  'draught',
  'etaMonth',
  'etaDay',
  'etaHour',
  'etaMinute',
  'alt',
  'aidType',
];

function commonOf(message: AisMessage | Values): Values {
  const values: Values = { ...message };
  const known = COMMON_FIELDS.filter((field) => values[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, trimmed(values[field])]));
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** Reverts the scaling that ggencoder applies. */
function fromGgencoder(theirs: Decoded): Values {
  const times = (value: number | undefined, factor: number): number | undefined =>
    value === undefined ? undefined : Math.round(value * factor);
  // Messages 9 and 27 have whole knots, and 27 tenths of a minute and whole degrees.
  const [place, knots, course] = { 9: [600_000, 1, 10], 27: [600, 1, 1] }[theirs.aistype ?? 0] ?? [
    600_000, 10, 10,
  ];
  return {
    type: theirs.aistype,
    mmsi: theirs.immsi,
    status: theirs.navstatus,
    alt: theirs.alt,
    lon: times(theirs.lon, place),
    lat: times(theirs.lat, place),
    speed: times(theirs.sog, knots),
    course: times(theirs.cog, course),
    heading: theirs.hdg,
    callsign: theirs.callsign,
    imo: theirs.imo,
    [theirs.aistype === 21 ? 'name' : 'shipname']: theirs.shipname,
    shiptype: theirs.cargo,
    toBow: theirs.dimA,
    toStern: theirs.dimB,
    toPort: theirs.dimC,
    toStarboard: theirs.dimD,
    destination: theirs.destination,
    draught: times(theirs.draught, 10),
    etaMonth: theirs.etaMo,
    etaDay: theirs.etaDay,
    etaHour: theirs.etaHr,
    etaMinute: theirs.etaMin,
    aidType: theirs.aidtype,
  };
}
