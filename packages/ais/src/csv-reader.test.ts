import { describe, expect, it, vi } from 'vitest';
import { type AllReports, inChunks, readAll, reasons, textBytes } from '../test-data/read-text.ts';
import { STATIC_REPORT, STATICS } from '../test-data/statics.ts';
import { QUOTE } from './byte-text.ts';
import { parseColumns } from './columns.ts';
import { FeedError } from './feed-error.ts';
import { readCsv, readReports } from './read-reports.ts';
import { LINE_BYTES_MAX, QUOTE_SEARCH_BYTES, QUOTED_ROW_BYTES_MAX } from './thresholds.ts';

const DANISH_HEADER =
  '# Timestamp,Type of mobile,MMSI,Latitude,Longitude,Navigational status,ROT,SOG,COG,Heading,IMO,Callsign,Name,' +
  'Ship type,Cargo type,Width,Length,Type of position fixing device,Draught,Destination,ETA,Data source type,A,B,C,D';
const PLAIN = 'mmsi,timestamp,longitude,latitude';
const ROW = '219000001,2026-04-26T00:00:01Z,10.5,55.25';
const TIME_MS = Date.parse('2026-04-26T00:00:01Z');

function read(text: string, columns?: string): Promise<AllReports> {
  const map = columns === undefined ? undefined : parseColumns(columns);
  if (map?.ok === false) throw new Error(map.error);
  const options = { statics: true, ...(map === undefined ? {} : { columns: map.value }) };
  return readAll(readCsv(inChunks(textBytes(text)), options));
}

const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };

describe('readCsv reads files of', () => {
  it('the Danish authority: 26 columns, day before month, words for codes', async () => {
    const result = await read(
      [
        DANISH_HEADER,
        '13/02/2026 00:00:01,Class A,219000001,55.250000,10.500000,Engaged in fishing,-2.9,10.4,90.5,91,9074729,OXYZ,ROADSTEAD,Cargo,Category X,18,120,GPS,5.6,"AARHUS, DK",27/04/2026 07:30:00,AIS,100,20,10,8',
        '13/02/2026 00:00:02,Class A,219000002,55.250000,10.500000,Unknown value,,,,,Unknown,Unknown,,Undefined,,,,Undefined,,Unknown,,AIS,,,,',
        '13/02/2026 00:00:03,Base Station,2190047,91.000000,0.000000,Unknown value,,,,,Unknown,Unknown,,Undefined,,,,Surveyed,,Unknown,,AIS,,,,',
      ].join('\n'),
    );
    expect(result.positions).toEqual([
      {
        mmsi: 219_000_001,
        timeMs: Date.parse('2026-02-13T00:00:01Z'),
        longitude: 10.5,
        latitude: 55.25,
        sog: 10.4,
        cog: 90.5,
        heading: 91,
        rot: -3,
        navStatus: 7,
      },
      {
        mmsi: 219_000_002,
        timeMs: Date.parse('2026-02-13T00:00:02Z'),
        longitude: 10.5,
        latitude: 55.25,
        ...unknown,
      },
    ]);
    expect(result.statics).toEqual([
      {
        mmsi: 219_000_001,
        timeMs: Date.parse('2026-02-13T00:00:01Z'),
        imo: 9_074_729,
        name: 'ROADSTEAD',
        callsign: 'OXYZ',
        shiptype: 70,
        lengthMeters: 120,
        widthMeters: 18,
        draughtMeters: 5.6,
        destination: 'AARHUS, DK',
        toBowMeters: 100,
        toSternMeters: 20,
        toPortMeters: 10,
        toStarboardMeters: 8,
        eta: { month: 4, day: 27, hour: 7, minute: 30 },
      },
    ]);
    expect(reasons(result)).toEqual(['4: no-position']);
    expect(result).toMatchObject({ lines: 4, skipped: 1 });
  });

  it('the Danish authority, older: fewer columns in another order, semicolons, decimal commas', async () => {
    const result = await read(
      'Timestamp;MMSI;Navigational status;SOG;Latitude;Longitude\n' +
        '13/02/2016 00:00:01;219000001;Reserved for future amendment [HSC];0,4;55,25;10,5',
    );
    expect(result.positions).toMatchObject([
      { longitude: 10.5, latitude: 55.25, sog: 0.4, navStatus: 9 },
    ]);
  });

  it('MarineCadastre to 2024, with statuses as decimal numbers', async () => {
    const result = await read(
      'MMSI,BaseDateTime,LAT,LON,SOG,COG,Heading,VesselName,IMO,CallSign,VesselType,Status,Length,Width,Draft,Cargo,TransceiverClass\n' +
        '367752440,2023-01-11T00:00:00,43.07917,-70.75733,0.0,360.0,95.0,SAN JOSE,IMO9074729,WDI9818,1004,8.0,,,0.0,52.0,A\n',
    );
    expect(result.positions[0]).toMatchObject({ sog: 0, cog: null, heading: 95, navStatus: 8 });
    expect(result.statics[0]).toMatchObject({
      imo: 9_074_729,
      shiptype: null,
      draughtMeters: null,
    });
  });

  it('MarineCadastre since 2025, with names in lower case', async () => {
    const result = await read(
      'mmsi,base_date_time,longitude,latitude,sog,cog,heading,vessel_name,imo,call_sign,vessel_type,status,length,width,draft,cargo,transceiver\n' +
        '367752440,2025-01-01 00:00:03,-70.5,43.25,7.1,301.4,511,SAN JOSE,,WDI9818,31,0,20,8,2.5,52,A\n',
    );
    expect(result.positions[0]).toEqual({
      mmsi: 367_752_440,
      timeMs: Date.parse('2025-01-01T00:00:03Z'),
      longitude: -70.5,
      latitude: 43.25,
      sog: 7.1,
      cog: 301.4,
      heading: null,
      rot: null,
      navStatus: 0,
    });
    expect(result.statics[0]).toMatchObject({
      name: 'SAN JOSE',
      callsign: 'WDI9818',
      shiptype: 31,
      lengthMeters: 20,
      widthMeters: 8,
      draughtMeters: 2.5,
    });
  });

  it.each([
    ['Time,MMSI,Latitude_degrees,Longitude_degrees', '2026-04-26 00:00:01,219000001,55.25,10.5'],
    ['latitude,lon,timestamp,mmsi', '55.25,10.5,1777161601,219000001'],
    ['sourcemmsi,navigationalstatus,lon,lat,t', '219000001,15,10.5,55.25,1777161601'],
    ['mmsi;lon;lat;date_time_utc', '219000001;10.5;55.25;2026-04-26 00:00:01'],
    [
      '"MMSI"\t"TSTAMP"\t"LATITUDE"\t"LONGITUDE"',
      '219000001\t2026-04-26 00:00:01 UTC\t55.25\t10.5',
    ],
    ['\uFEFFmmsi,timeMs,longitude,latitude', '219000001,1777161601000,10.5,55.25'],
    ['mmsi, timestamp , longitude, latitude', ' 219000001 , 2026-04-26T00:00:01Z , 10.5 , 55.25 '],
    ['mmsi,timestamp,longitude,latitude', '219000001.0,"2026-04-26T00:00:01Z","10.5",5.525e1'],
  ])('the header %s', async (header, row) => {
    const result = await read(`${header}\r\n${row}\r\n`);
    expect(result.rejected).toEqual([]);
    expect(result.positions).toEqual([
      { mmsi: 219_000_001, timeMs: TIME_MS, longitude: 10.5, latitude: 55.25, ...unknown },
    ]);
  });

  it('a column of milliseconds by name, however small the numbers', async () => {
    const { positions } = await read('mmsi,timeMs,lon,lat\n219000001,5000,1,2');
    expect(positions[0].timeMs).toBe(5000);
  });

  it('two columns for one field, of which it reads the preferred one', async () => {
    const { positions } = await read(`${PLAIN},status,nav_status\n${ROW},1,5`);
    expect(positions[0].navStatus).toBe(5);
  });

  it('title lines, comments and blank lines, which it skips', async () => {
    const result = await read(`Exported by X\n# of today\n\n${PLAIN}\n\n# more\n${ROW}\n\r\n`);
    expect(result).toMatchObject({ lines: 8, skipped: 7, rejected: [] });
    expect(result.positions).toHaveLength(1);
  });
});

describe('columns that the user maps', () => {
  const header = 'id,when,x,y,rate,speed\n';
  const row = '219000001,2026-04-26T00:00:01Z,6300000,33150000,1,205\n';

  it('are read with their factors; the others are found by name', async () => {
    const { positions } = await read(
      header + row,
      'mmsi=id,timestamp=when,longitude=x/600000,lat=y/600000,rot=rate*3,sog=speed/10',
    );
    expect(positions).toEqual([
      {
        mmsi: 219_000_001,
        timeMs: TIME_MS,
        longitude: 10.5,
        latitude: 55.25,
        ...unknown,
        sog: 20.5,
        rot: 3,
      },
    ]);
    const { positions: halves } = await read(`${PLAIN},v\n${ROW},20`, 'sog=v*0.5');
    expect(halves[0].sog).toBe(10);
  });

  it('that are absent are an error that lists the columns of the file', async () => {
    await expect(read(header + row, 'mmsi=id,timestamp=when,longitude=east')).rejects.toThrow(
      /no column for "east" \(for longitude\); the header has "id", "when", "x".*known: mmsi, timestamp, sog.*can be read are mmsi, timestamp/,
    );
  });
});

describe('rows', () => {
  it.each([
    ['too short', '219000001,2026-04-26T00:00:01Z,10.5', 'malformed'],
    ['too long', `${ROW},1`, 'malformed'],
    ['a name for an MMSI', 'ROADSTEAD,2026-04-26T00:00:01Z,10.5,55.25', 'bad-mmsi'],
    ['no MMSI', ',2026-04-26T00:00:01Z,10.5,55.25', 'bad-mmsi'],
    ['MMSI 0', '0,2026-04-26T00:00:01Z,10.5,55.25', 'bad-mmsi'],
    ['an MMSI of ten digits', '2190000010,2026-04-26T00:00:01Z,10.5,55.25', 'bad-mmsi'],
    ['half an MMSI', '219000001.5,2026-04-26T00:00:01Z,10.5,55.25', 'bad-mmsi'],
    ['no time', '219000001,,10.5,55.25', 'no-time'],
    ['a wrong time', '219000001,26/26/2026 00:00:00,10.5,55.25', 'bad-time'],
    ['no longitude', '219000001,2026-04-26T00:00:01Z,,55.25', 'no-position'],
    ['longitude 181', '219000001,2026-04-26T00:00:01Z,181,91', 'no-position'],
    ['a word for a latitude', '219000001,2026-04-26T00:00:01Z,10.5,north', 'bad-position'],
    ['latitude 95', '219000001,2026-04-26T00:00:01Z,10.5,95', 'bad-position'],
  ])('with %s are rejected', async (_, row, reason) => {
    const result = await read(`${PLAIN}\n${ROW}\n${row}\n${ROW}\n`);
    expect(reasons(result)).toEqual([`3: ${reason}`]);
    expect(result.positions).toHaveLength(2);
  });

  it('with empty fields past the header are read', async () => {
    expect((await read(`${PLAIN}\n${ROW},,\r\n`)).positions).toHaveLength(1);
    expect((await read(`${PLAIN}\n"219000001"${ROW.slice(9)},,\r\n`)).positions).toHaveLength(1);
  });

  it('have null for values that are not available or not numbers', async () => {
    const { positions } = await read(
      `${PLAIN},sog,cog,heading,rot,nav_status\n` +
        [
          '102.3,360,511,-128,15',
          'fast,?,-,x,99',
          '-1,-1,360,127,Undefined',
          '102.2,359.9,359.6,-0.4,AIS-SART',
        ]
          .map((end) => `${ROW},${end}`)
          .join('\n'),
    );
    expect(positions.map((report) => ({ ...unknown, ...pick(report) }))).toEqual([
      unknown,
      unknown,
      unknown,
      { sog: 102.2, cog: 359.9, heading: 0, rot: 0, navStatus: 14 },
    ]);
  });

  it('of a search and rescue aircraft can have speeds up to 1022 knots', async () => {
    const { positions } = await read(`${PLAIN},sog\n${ROW},160\n111219501${ROW.slice(9)},160`);
    expect(positions.map(({ sog }) => sog)).toEqual([null, 160]);
  });

  it('can have quoted separators, quotes and line breaks', async () => {
    const { statics, positions, rejected, lines } = await read(
      `${PLAIN},name,destination\n${ROW},"A ""B"", C","X\nY"\r\n${ROW},"D",E "F"\n`,
    );
    expect(rejected).toEqual([]);
    expect(positions).toHaveLength(2);
    expect(statics.map(({ name, destination }) => [name, destination])).toEqual([
      ['A "B", C', 'X\nY'],
      ['D', 'E "F"'],
    ]);
    expect(lines).toBe(4);
  });

  it('have the number of their first line', async () => {
    const result = await read(`${PLAIN},name\n${ROW},"A\nB"\n${ROW},C\nx,,,\n`);
    expect(reasons(result)).toEqual(['5: bad-mmsi']);
  });

  it('with an unterminated quote lose their own line only', async () => {
    const result = await read(`${PLAIN},name\n${ROW},"A\n${ROW},B\n${ROW},"C"D\n${ROW},E\n`);
    expect(reasons(result)).toEqual(['2: malformed', '4: malformed']);
    expect(result.positions).toHaveLength(2);
    const filler = `${ROW},${'x'.repeat(1000)}\n`.repeat(QUOTED_ROW_BYTES_MAX / 1000);
    const long = await read(`${PLAIN},name\n${ROW},"A\n${filler}${ROW},"B"\n`);
    expect(reasons(long)).toEqual(['2: malformed']);
    expect(long.positions).toHaveLength(Math.floor(QUOTED_ROW_BYTES_MAX / 1000) + 1);
  });

  it('after an unterminated quote are read, also at the end of the input', async () => {
    let givenBytes = 0;
    async function* source(): AsyncGenerator<Uint8Array> {
      yield textBytes(`${PLAIN},name\n${ROW},"A\n`);
      for (; givenBytes < 4 * QUOTED_ROW_BYTES_MAX; givenBytes += ROW.length + 3) {
        yield textBytes(`${ROW},B\n`);
      }
    }
    for await (const { positions } of readCsv(source())) if (positions.length > 0) break;
    expect(givenBytes).toBeLessThan(2 * QUOTED_ROW_BYTES_MAX);
    const result = await read(`${PLAIN},name\n${ROW},"A\n${ROW},B\n`);
    expect(reasons(result)).toEqual(['2: malformed']);
    expect(result.positions).toHaveLength(1);
  });

  it('can have quotes after any number of bytes without quotes', async () => {
    const plain = `${ROW},\n`;
    const header = `${PLAIN},name\n`;
    const many = plain.repeat(Math.floor((QUOTE_SEARCH_BYTES - header.length) / plain.length) - 1);
    for (let more = 0; more < 2 * plain.length; more++) {
      const text = `${header}${many}${ROW},${'x'.repeat(more)}\n${ROW},"A\n""B"", C"\n${ROW},D\n`;
      const { statics, rejected } = await read(text);
      expect(rejected).toEqual([]);
      expect(statics.slice(-2).map(({ name }) => name)).toEqual(['A\n"B", C', 'D']);
    }
  });

  it('are searched for quotes a few times at most, however few rows a batch has', async () => {
    const rows = 20_000;
    const bytes = textBytes(`${PLAIN}\n${`${ROW}\n`.repeat(rows)}`);
    const looks = vi.spyOn(Uint8Array.prototype, 'indexOf');
    for await (const _ of readCsv(inChunks(bytes), { batchSize: 100 }));
    const { calls, contexts } = looks.mock;
    looks.mockRestore();
    const lookedAt = calls
      .map(([byte, from = 0], i) =>
        byte === QUOTE ? (contexts[i] as Uint8Array).length - from : 0,
      )
      .reduce((sum, length) => sum + length, 0);
    expect(lookedAt).toBeGreaterThanOrEqual(bytes.length - PLAIN.length - 1);
    expect(lookedAt).toBeLessThan(6 * bytes.length);
  });

  it('that are too long are rejected', async () => {
    const result = await read(`${PLAIN}\n${'1'.repeat(LINE_BYTES_MAX + 1)}\n${ROW}\n`);
    expect(result.rejected).toMatchObject([{ line: 2, detail: 'longer than 1048576 bytes' }]);
    expect(result.positions).toHaveLength(1);
  });

  it('of concatenated files: the second header is a rejected row', async () => {
    const result = await read(`${PLAIN}\n${ROW}\n${PLAIN}\n${ROW}\n`);
    expect(reasons(result)).toEqual(['3: bad-mmsi']);
  });
});

describe('static reports', () => {
  const [names, values] = [Object.keys(STATICS).join(), Object.values(STATICS).join()];
  const [MMSI_AND_TIME] = ROW.split(',10.5');
  const report = { ...STATIC_REPORT, timeMs: TIME_MS };

  it('are read from rows with a position and from rows without one', async () => {
    const result = await read(
      `${PLAIN},${names}\n${ROW},${values}\n${MMSI_AND_TIME},, ,${values}\n`,
    );
    expect(result).toMatchObject({ statics: [report, report], rejected: [] });
    expect([result.positionLines, result.staticLines]).toEqual([[2], [2, 3]]);
  });

  it('do not make a partial or invalid position acceptable', async () => {
    const result = await read(
      `${PLAIN},name\n` +
        [',55.25,A', '10.5,,A', ',,', ',north,A', '181,91,A']
          .map((end) => `${MMSI_AND_TIME},${end}\n`)
          .join(''),
    );
    expect(reasons(result)).toEqual([
      '2: no-position',
      '3: no-position',
      '4: no-position',
      '5: no-position',
      '6: no-position',
    ]);
    expect(result.staticLines).toEqual([2, 3, 5, 6]);
    expect(result.positions).toEqual([]);
  });

  it('are read from a file without positions, if statics are requested', async () => {
    const text = `A list\nmmsi,timestamp,${names}\n${MMSI_AND_TIME},${values}\n${MMSI_AND_TIME},,,,,,,,,\n`;
    const bytes = (): AsyncIterable<Uint8Array> => inChunks(textBytes(text), 10);
    for (const reading of [readCsv, readReports]) {
      const result = await readAll(reading(bytes(), { statics: true }));
      expect(result).toMatchObject({ statics: [report], positions: [], lines: 4, skipped: 2 });
      expect(reasons(result)).toEqual(['4: no-position']);
      await expect(readAll(reading(bytes()))).rejects.toThrow(/no column for longitude, latitude;/);
    }
  });

  it.each([
    ['mmsi,name', 'timestamp, longitude, latitude'],
    ['time,name', 'mmsi, longitude, latitude'],
    ['mmsi,time,sog', 'longitude, latitude'],
    ['mmsi,time,name,lat', 'longitude'],
    ['mmsi,name,lat', 'timestamp, longitude'],
  ])('alone are not accepted with the header %s', async (header, missing) => {
    await expect(read(`${header}\n1,2,3,4\n`)).rejects.toThrow(`no column for ${missing};`);
  });

  it('have an ETA from a time or from the format of AIS', async () => {
    const etas = [
      '2026-04-27T07:30:00Z',
      '2026-04-27T09:30:00+02:00',
      '27/04/2026 07:30:00',
      '04-27 07:30',
      '04-27T07:30Z',
      '00-00 24:60',
      'soon',
    ];
    const { statics } = await read(
      `${PLAIN},name,eta\n${etas.map((eta) => `${ROW},A,${eta}\n`).join('')}`,
    );
    expect(statics.map(({ eta }) => eta)).toEqual([
      ...Array.from({ length: 5 }, () => STATIC_REPORT.eta),
      ...[null, null],
    ]);
  });
});

describe('an invalid header', () => {
  it('is an error that lists known and missing columns', async () => {
    await expect(read('ship,time,lat,lng\n1,2,3,4\n')).rejects.toThrow(FeedError);
    await expect(read('ship,time,lat,lng\n1,2,3,4\n')).rejects.toThrow(
      /no column for mmsi; the header has "ship", "time", "lat", "lng", of which are known: timestamp, longitude, latitude/,
    );
  });

  it('is reported after 100 lines of an endless file', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) yield textBytes('1,2,3,4\n');
    }
    await expect(readAll(readCsv(endless()))).rejects.toThrow(FeedError);
  });
});

function pick({ sog, cog, heading, rot, navStatus }: AllReports['positions'][number]): object {
  return { sog, cog, heading, rot, navStatus };
}
