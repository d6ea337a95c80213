import { describe, expect, it } from 'vitest';
import { type AllReports, inChunks, readAll, reasons, textBytes } from '../test-data/read-text.ts';
import {
  bitsOf,
  classA,
  classAStatic,
  tagBlock,
  textBitsOf,
  vdm,
  vdmParts,
  withChecksum,
} from '../test-data/sentences.ts';
import { readNmea } from './read-reports.ts';
import { PARTIAL_AGE_LINES_MAX, PARTIAL_MESSAGES_MAX, REORDERED_LINES_MAX } from './thresholds.ts';

const TIME = '1241827197';
const TIME_MS = 1_241_827_197_000;

function read(...lines: readonly string[]): Promise<AllReports> {
  return readAll(readNmea(inChunks(textBytes(lines.join('\r\n'))), { statics: true }));
}

/** A sentence with a time, so that it is a report. */
function stamped(sentence: string, laterSeconds: number = 0): string {
  return `${sentence},rnhjel,${Number(TIME) + laterSeconds}`;
}

describe('receivedMs', () => {
  it('is the time of positions and statics without another time', async () => {
    let nowMs = 1000;
    const [first, second] = vdmParts(classAStatic());
    const result = await readAll(
      readNmea(
        inChunks(textBytes([vdm(classA()), stamped(vdm(classA())), first, second].join('\n'))),
        { statics: true, receivedMs: () => nowMs++ },
      ),
    );
    expect(result.positions.map(({ timeMs }) => timeMs)).toEqual([1000, TIME_MS]);
    expect(result.statics.map(({ timeMs }) => timeMs)).toEqual([1001]);
    expect(result.rejected).toEqual([]);
  });
});

describe('the time of a sentence', () => {
  it('is that of its tag block, in seconds or milliseconds', async () => {
    const { positions } = await read(
      tagBlock(`s:station,c:${TIME}`) + vdm(classA()),
      tagBlock(`c:${TIME}123,s:station`) + vdm(classA()),
      tagBlock('s:other') + tagBlock(`c:${TIME}`) + vdm(classA()),
    );
    expect(positions.map(({ timeMs }) => timeMs)).toEqual([TIME_MS, TIME_MS + 123, TIME_MS]);
  });

  it('is that after its checksum', async () => {
    expect((await read(stamped(vdm(classA())))).positions[0].timeMs).toBe(TIME_MS);
    const many = `${vdm(classA())},s30412,d-102,T48.33,x113,r003669961,1085889680`;
    expect((await read(many)).positions[0].timeMs).toBe(1_085_889_680_000);
  });

  it('is that after its checksum, also with a fraction and blanks', async () => {
    const lines = [`${TIME}.25`, `${TIME} `, ` ${TIME}.25\t`].map(
      (time) => `${vdm(classA())},rnhjel,${time}`,
    );
    const { positions } = await read(...lines);
    expect(positions.map(({ timeMs }) => timeMs)).toEqual([TIME_MS + 250, TIME_MS, TIME_MS + 250]);
  });

  it('is that of a logger before the sentence', async () => {
    const other = tagBlock(`c:${Number(TIME) + 9}`);
    const result = await read(
      `2009-05-08 23:59:57 ${vdm(classA())}`,
      `2009-05-08T23:59:57Z,${vdm(classA())}`,
      `2009-05-08 23:59:50 ${other}${vdm(classA())}`,
      `May  8 23:59:57 host: ${vdm(classA())}`,
      `host: ${stamped(vdm(classA()))}`,
    );
    expect(result.positions.map(({ timeMs }) => timeMs)).toEqual([
      TIME_MS,
      TIME_MS,
      TIME_MS + 9000,
      TIME_MS,
    ]);
    expect(reasons(result)).toEqual(['4: no-time']);
  });

  it('is that of a preceding $PGHP line, for one VDM or VDO only', async () => {
    const stamp = withChecksum('$PGHP,1,2010,6,11,11,46,11,390,231,45,992190934,1,2B');
    const result = await read(
      stamp,
      '\\si:AISD*3F\\',
      '$PSTT,30A*00',
      vdm(classA()),
      vdm(classA()),
    );
    expect(result.positions.map(({ timeMs }) => timeMs)).toEqual([
      Date.parse('2010-06-11T11:46:11.390Z'),
    ]);
    expect(reasons(result)).toEqual(['5: no-time']);
  });

  it('is that of a preceding tag block on a line of its own', async () => {
    const result = await read(tagBlock(`c:${TIME}`), vdm(classA()), vdm(classA()));
    expect(result.positions.map(({ timeMs }) => timeMs)).toEqual([TIME_MS]);
  });

  it('is that of the first sentence of its group', async () => {
    const [first, second] = vdmParts(classA(), { characters: 20 });
    const result = await read(
      tagBlock(`g:1-2-1234,s:rORBCOMM,c:${TIME}`) + first,
      tagBlock('g:1-2-1235') + vdm(classA()),
      tagBlock('g:2-2-1234') + second,
      tagBlock('g:2-2-1235') + vdm(classA()),
    );
    expect(result.positions.map(({ timeMs }) => timeMs)).toEqual([TIME_MS]);
    expect(reasons(result)).toEqual(['2: no-time', '4: no-time']);
  });

  it('is that after the checksum, with a fraction, also after blanks before the sentence', async () => {
    const line = `${vdm(classA())},rnhjel,${TIME}.25`;
    const result = await read(line, `  \t${line}`);
    expect(result.positions.map(({ timeMs }) => timeMs)).toEqual([TIME_MS + 250, TIME_MS + 250]);
  });

  it('is that of the first part of a multipart message', async () => {
    const [first, second] = vdmParts(classA(), { characters: 20 });
    const result = await read(`${first},${TIME}`, `${second},${Number(TIME) + 9}`);
    expect(result.positions[0].timeMs).toBe(TIME_MS);
  });

  it('is that in the message of a base station, if there is no other', async () => {
    const time = bitsOf([2010, 14], [6, 4], [11, 5], [11, 5], [46, 6], [12, 6]);
    const unknown = bitsOf([0, 14], [0, 4], [0, 5], [24, 5], [60, 6], [60, 6]);
    const message = (clock: string): string =>
      bitsOf([4, 6], [0, 2], [2_190_047, 30]) +
      clock +
      bitsOf([0, 1], [6_000_000, 28], [33_000_000, 27], [1, 4], [0, 30]);
    const result = await read(
      vdm(message(time)),
      vdm(message(unknown)),
      stamped(vdm(message(time))),
    );
    expect(result.positions.map(({ timeMs }) => timeMs)).toEqual([
      Date.parse('2010-06-11T11:46:12Z'),
      TIME_MS,
    ]);
    expect(reasons(result)).toEqual(['2: no-time']);
    const live = await readAll(
      readNmea(inChunks(textBytes(`${vdm(message(time))}\n${vdm(message(unknown))}`)), {
        receivedMs: () => 1000,
      }),
    );
    expect(live.positions.map(({ timeMs }) => timeMs)).toEqual([
      Date.parse('2010-06-11T11:46:12Z'),
      1000,
    ]);
  });

  it('is rejected with its line if it is invalid', async () => {
    const result = await read(
      withChecksum('$PGHP,1,2010,13,11,11,46,11,390,231,45,992190934,1,2B'),
      withChecksum('$PGHP,1,2010'),
      '$PGHP,1,2010,6,11,11,46,11,390,231,45,992190934,1,2B*00',
      '$PGHP,1,\\si:AISD*3F\\',
      tagBlock('c:soon') + vdm(classA()),
      `\\c:${TIME}*00\\${vdm(classA())}`,
      `\\c:${TIME}\\${vdm(classA())}`,
      `\\c:${TIME}`,
    );
    expect(reasons(result)).toEqual([
      '1: bad-time',
      '2: bad-time',
      '3: bad-checksum',
      '4: bad-checksum',
      '5: bad-time',
      '6: bad-checksum',
      '7: malformed',
      '8: malformed',
    ]);
  });
});

describe('sentences', () => {
  it('of any talker are read, and those of the own ship', async () => {
    const talkers = ['AI', 'BS', 'AB', 'SA', '--'].map((talker) => stamped(vdm(classA(), talker)));
    const own = withChecksum(vdm(classA()).replace('VDM', 'VDO').replace(/\*.*/, ''));
    expect((await read(...talkers, stamped(own))).positions).toHaveLength(6);
  });

  it('can follow blanks', async () => {
    const result = await read(`  ${stamped(vdm(classA()))}`, `\t${tagBlock(`c:${TIME}`)}`, '  \t');
    expect(result.positions).toHaveLength(1);
    expect(result).toMatchObject({ skipped: 2, rejected: [] });
  });

  it('without AIS data are skipped and counted', async () => {
    const result = await read(
      '# a comment',
      '',
      '$GPGGA,213950.00,5250.53669,N*00',
      '!AIABM,1,1,0,219000001,3,12,5CD?0,0*00',
      tagBlock('s:station') + withChecksum('$GPZDA,1'),
      `2016-01-12 12:00:00 ${withChecksum('$GPZDA,1')}`,
    );
    expect(result).toMatchObject({ lines: 6, skipped: 6, positions: [], rejected: [] });
  });

  it.each([
    ['a wrong checksum', vdm(classA()).replace(/..$/, '00'), 'bad-checksum'],
    ['no checksum', vdm(classA()).replace(/\*..$/, ''), 'malformed'],
    ['half a checksum', vdm(classA()).replace(/.$/, ''), 'malformed'],
    ['a field too few', withChecksum('!AIVDM,1,1,,A,13u'), 'malformed'],
    ['a field too many', withChecksum('!AIVDM,1,1,,A,13u,0,0'), 'malformed'],
    ['part 3 of 2', withChecksum('!AIVDM,2,3,1,A,13u,0'), 'malformed'],
    ['no part numbers', withChecksum('!AIVDM,,,1,A,13u,0'), 'malformed'],
    ['7 fill bits', withChecksum('!AIVDM,1,1,,A,13u,7'), 'malformed'],
    ['fill bits before the last part', withChecksum('!AIVDM,2,1,1,A,13u,2'), 'malformed'],
    ['a payload too long', withChecksum(`!AIVDM,1,1,,A,${'0'.repeat(179)},0`), 'malformed'],
    ['a payload of invalid characters', withChecksum('!AIVDM,1,1,,A,13u~~~,0'), 'malformed'],
    ['a payload too short', withChecksum('!AIVDM,1,1,,A,13u,0'), 'malformed'],
    ['an unsupported type', vdm(bitsOf([8, 6], [0, 162])), 'unknown-type'],
    ['MMSI 0', vdm(classA({ mmsi: 0 })), 'bad-mmsi'],
    ['an MMSI of ten digits', vdm(classA({ mmsi: 1_000_000_000 })), 'bad-mmsi'],
    ['no time', vdm(classA()), 'no-time'],
    ['longitude 181', stamped(vdm(classA({ lon: 108_600_000 }))), 'no-position'],
    ['latitude 91', stamped(vdm(classA({ lat: 54_600_000 }))), 'no-position'],
    ['longitude 190', stamped(vdm(classA({ lon: 114_000_000 }))), 'bad-position'],
    ['latitude 92', stamped(vdm(classA({ lat: 55_200_000 }))), 'bad-position'],
    ['only the end of a sentence', 'eKfdFwJ0000,0*5C', 'malformed'],
  ])('with %s are rejected', async (_, sentence, reason) => {
    const result = await read('', sentence, stamped(vdm(classA())));
    expect(reasons(result)).toEqual([`2: ${reason}`]);
    expect(result.positions).toHaveLength(1);
  });
});

describe('multipart messages', () => {
  const lostParts = (result: AllReports): string[] => reasons(result).sort();

  it('are assembled, also if sequences, channels and talkers are interleaved', async () => {
    const parts = ['1', '2', ''].flatMap((sequence, i) =>
      ['A', 'B'].flatMap((channel, j) =>
        ['AI', 'BS'].map((talker, k) =>
          vdmParts(classA({ mmsi: 219_000_000 + 100 * i + 10 * j + k }), {
            sequence,
            channel,
            talker,
            characters: 10,
          }),
        ),
      ),
    );
    const mixed = [0, 1, 2].flatMap((part) => parts.map((lines) => stamped(lines[part])));
    const result = await read(...mixed);
    expect(result.rejected).toEqual([]);
    expect(new Set(result.positions.map(({ mmsi }) => mmsi)).size).toBe(12);
  });

  it('are assembled from parts in another order', async () => {
    const parts = vdmParts(classAStatic(), { characters: 30 });
    for (const order of [
      [1, 0, 2],
      [2, 1, 0],
      [0, 2, 1],
    ]) {
      const result = await read(...order.map((part) => parts[part]));
      expect([result.statics.length, result.rejected]).toEqual([1, []]);
      expect(result.statics).toEqual((await read(...parts)).statics);
    }
  });

  it('are read once from parts that two receivers repeat', async () => {
    const [first, second] = vdmParts(classAStatic());
    for (const lines of [
      [first, first, second, second],
      [first, second, second, first],
      [second, second, first, first],
      [first, second, first, second],
    ]) {
      const result = await read(...lines);
      expect([result.statics.length, result.rejected, result.skipped]).toEqual([1, [], 2]);
    }
  });

  it('are read again when their times differ', async () => {
    const parts = vdmParts(classAStatic());
    const at = (second: number): string[] => [stamped(parts[0], second), parts[1]];
    expect((await read(...at(1), ...at(2))).statics).toHaveLength(1);
    expect((await read(...at(1), ...at(3))).statics).toHaveLength(2);
  });

  it('are read again when they are sent again', async () => {
    const parts = vdmParts(classAStatic());
    const between = Array.from({ length: REORDERED_LINES_MAX }, () => '$GP*00');
    const result = await read(...parts, ...between, ...parts);
    expect([result.statics.length, result.rejected]).toEqual([2, []]);
  });

  it('are not assembled from the last part of one and the first of another', async () => {
    const [, second] = vdmParts(classAStatic());
    const [other] = vdmParts(classAStatic({ mmsi: 219_000_002 }));
    const between = Array.from({ length: REORDERED_LINES_MAX }, () => '$GP*00');
    const result = await read(second, ...between, other);
    expect(result.statics).toEqual([]);
    expect(reasons(result)).toEqual(['1: lost-part', `${REORDERED_LINES_MAX + 2}: lost-part`]);
  });

  it('are rejected without their last part', async () => {
    const [first] = vdmParts(classAStatic());
    expect(lostParts(await read(first))).toEqual(['1: lost-part']);
  });

  it('are rejected without their first part', async () => {
    const [, second] = vdmParts(classAStatic());
    expect(lostParts(await read(second))).toEqual(['1: lost-part']);
  });

  it('are rejected without a part in the middle', async () => {
    const [first, , third] = vdmParts(classAStatic(), { characters: 30 });
    expect(lostParts(await read(first, third))).toEqual(['1: lost-part', '2: lost-part']);
  });

  it('are rejected if another begins under the same number', async () => {
    const [first, second] = vdmParts(classAStatic());
    const [other] = vdmParts(classAStatic({ mmsi: 219_000_002 }));
    const result = await read(first, other, second);
    expect(lostParts(result)).toEqual(['1: lost-part']);
    expect(result.statics.map(({ mmsi }) => mmsi)).toEqual([219_000_002]);
  });

  it('are rejected after 100 lines', async () => {
    const [first, second] = vdmParts(classAStatic());
    const between = (count: number): string[] => Array.from({ length: count }, () => '$GP*00');
    const soon = await read(first, ...between(PARTIAL_AGE_LINES_MAX - 1), second);
    expect(soon.statics).toHaveLength(1);
    const late = await read(first, ...between(PARTIAL_AGE_LINES_MAX), second);
    expect(late.statics).toHaveLength(0);
    expect(reasons(late)).toEqual(['1: lost-part', `${PARTIAL_AGE_LINES_MAX + 2}: lost-part`]);
  });

  it('are limited in number: the oldest is rejected', async () => {
    const firsts = Array.from({ length: PARTIAL_MESSAGES_MAX + 1 }, (_, i) => {
      const talker = String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26));
      return vdmParts(classAStatic({ mmsi: 219_000_000 + i }), { talker });
    });
    const result = await read(...firsts.map(([first]) => first), firsts[0][1], firsts[1][1]);
    expect(result.statics.map(({ mmsi }) => mmsi)).toEqual([219_000_001]);
    expect(reasons(result).slice(0, 2)).toEqual([
      '1: lost-part',
      `${PARTIAL_MESSAGES_MAX + 2}: lost-part`,
    ]);
  });

  it('are rejected for invalid characters and for excess length', async () => {
    const bad = withChecksum('!AIVDM,2,2,1,A,~~~~,0');
    const long = vdmParts(classAStatic() + '0'.repeat(900));
    const result = await read(vdmParts(classAStatic())[0], bad, ...long);
    expect(reasons(result)[0]).toBe('2: malformed');
    expect(reasons(result)).toContain('6: malformed');
    expect(result.statics).toEqual([]);
  });
});

describe('position reports', () => {
  it('have null for values that are not available', async () => {
    const none = classA({ status: 15, turn: -128, speed: 1023, course: 3600, heading: 511 });
    const { positions } = await read(stamped(vdm(none)), stamped(vdm(classA())));
    expect(positions).toEqual([
      {
        mmsi: 219_000_001,
        timeMs: TIME_MS,
        longitude: 10,
        latitude: 55,
        sog: null,
        cog: null,
        heading: null,
        rot: null,
        navStatus: 15,
      },
      {
        mmsi: 219_000_001,
        timeMs: TIME_MS,
        longitude: 10,
        latitude: 55,
        sog: 10.1,
        cog: 90,
        heading: 91,
        rot: 0,
        navStatus: 0,
      },
    ]);
  });

  it.each([
    [5, 1],
    [-5, -1],
    [126, 709],
    [-126, -709],
    [127, null],
    [-127, null],
    [-128, null],
  ])('have a rate of turn of (raw / 4.733)² degrees a minute: %i is %s', async (turn, rot) => {
    expect((await read(stamped(vdm(classA({ turn }))))).positions[0].rot).toBe(rot);
  });

  it('are read from messages 1, 2, 3, 9, 18, 19, 21 and 27, each in its own units', async () => {
    const head = (type: number): string => bitsOf([type, 6], [0, 2], [111_219_501, 30]);
    const fine = bitsOf([0, 1], [6_000_000, 28], [33_000_000, 27], [900, 12]);
    const aircraft = head(9) + bitsOf([300, 12], [160, 10]) + fine + bitsOf([0, 40]);
    const fast = head(9) + bitsOf([300, 12], [1023, 10]) + fine + bitsOf([0, 40]);
    const classB = head(18) + bitsOf([0, 8], [87, 10]) + fine + bitsOf([91, 9], [0, 35]);
    const extended = head(19) + bitsOf([0, 8], [87, 10]) + fine + bitsOf([91, 9], [0, 179]);
    const aid = head(21) + bitsOf([1, 5]) + textBitsOf('BUOY', 20);
    const aidEnd = bitsOf([0, 1], [6_000_000, 28], [33_000_000, 27], [0, 53]);
    const far =
      head(27) + bitsOf([0, 2], [5, 4], [6000, 18], [33_000, 17], [12, 6], [90, 9], [0, 2]);
    const farUnknown =
      head(27) + bitsOf([0, 2], [5, 4], [6000, 18], [33_000, 17], [63, 6], [511, 9], [0, 2]);
    const messages = [
      classA({ type: 2 }),
      classA({ type: 3 }),
      aircraft,
      fast,
      classB,
      extended,
      aid + aidEnd,
      far,
      farUnknown,
    ];
    const { positions } = await read(...messages.map((bits) => stamped(vdm(bits))));
    expect(
      positions.map(({ sog, cog, heading, navStatus }) => [sog, cog, heading, navStatus]),
    ).toEqual([
      [10.1, 90, 91, 0],
      [10.1, 90, 91, 0],
      [160, 90, null, 15],
      [null, 90, null, 15],
      [8.7, 90, 91, 15],
      [8.7, 90, 91, 15],
      [null, null, null, 15],
      [12, 90, null, 5],
      [null, null, null, 5],
    ]);
    for (const { longitude, latitude } of positions)
      expect([longitude, latitude]).toEqual([10, 55]);
  });
});

describe('static reports', () => {
  const nothing = {
    imo: null,
    name: null,
    callsign: null,
    shiptype: null,
    toBowMeters: null,
    toSternMeters: null,
    toPortMeters: null,
    toStarboardMeters: null,
    lengthMeters: null,
    widthMeters: null,
    draughtMeters: null,
    destination: null,
    eta: null,
  };

  it('of message 5 need no time', async () => {
    const result = await read(...vdmParts(classAStatic()));
    expect(result.statics).toEqual([
      {
        mmsi: 219_000_001,
        timeMs: null,
        imo: 9_074_729,
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
      },
    ]);
    expect(result.rejected).toEqual([]);
  });

  it('omit an IMO number with a wrong check digit, and dimensions of 0', async () => {
    const wrong = classAStatic({ imo: 9_074_720, dimensions: [0, 0, 0, 0] });
    const noReference = classAStatic({ dimensions: [0, 120, 0, 18] });
    const { statics } = await read(...vdmParts(wrong), ...vdmParts(noReference));
    expect(statics[0]).toMatchObject({ imo: null, lengthMeters: null, toBowMeters: null });
    expect(statics[1]).toMatchObject({ lengthMeters: 120, widthMeters: 18, toBowMeters: null });
  });

  it('of message 24 are read from each part, unless it has no data', async () => {
    const head = (part: number): string => bitsOf([24, 6], [0, 2], [219_000_002, 30], [part, 2]);
    const partB = head(1) + bitsOf([36, 8]) + textBitsOf('', 7) + textBitsOf('OU1234', 7);
    const { statics } = await read(
      vdm(head(0) + textBitsOf('SEA BIRD', 20)),
      vdm(`${partB}${bitsOf([5, 9], [6, 9], [1, 6], [2, 6], [0, 6])}`),
      vdm(head(0) + textBitsOf('', 20)),
    );
    expect(statics).toEqual([
      { mmsi: 219_000_002, timeMs: null, ...nothing, name: 'SEA BIRD' },
      {
        mmsi: 219_000_002,
        timeMs: null,
        ...nothing,
        callsign: 'OU1234',
        shiptype: 36,
        toBowMeters: 5,
        toSternMeters: 6,
        toPortMeters: 1,
        toStarboardMeters: 2,
        lengthMeters: 11,
        widthMeters: 3,
      },
    ]);
  });
});
