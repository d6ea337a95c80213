import { join } from 'node:path';
import { encodePosition, encodeStatic } from '@roadstead/ais';
import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRoadstead } from '../embedding/create-roadstead.ts';
import { openStoreReadOnly } from '../operations/open-store.ts';
import { bytesOf, roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const START_MS = Date.UTC(2026, 5, 1, 12);
const ALFA = 211_000_001 as Mmsi;
const BRAVO = 211_000_002 as Mmsi;
const CHARLIE = 211_000_003 as Mmsi;

/** The position of a ship a number of seconds after the start. */
function positionOf(mmsi: Mmsi, second: number): PositionReport {
  const timeMs = START_MS + 1000 * second;
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi, timeMs, longitude: 10, latitude: 54 + mmsi / 1e12, ...unknown };
}

/** The static report of a ship a number of seconds after the start. */
function staticOf(
  mmsi: Mmsi,
  second: number | null,
  reported: Partial<StaticReport>,
): StaticReport {
  const nothing = {
    ...{ imo: null, name: null, callsign: null, shiptype: null },
    ...{ toBowMeters: null, toSternMeters: null, toPortMeters: null, toStarboardMeters: null },
    ...{ lengthMeters: null, widthMeters: null, draughtMeters: null, destination: null, eta: null },
  };
  const timeMs = second === null ? null : START_MS + 1000 * second;
  return { mmsi, timeMs, ...nothing, ...reported };
}

function sentences(...reports: readonly (PositionReport | StaticReport)[]): string {
  const lines = reports.flatMap((report) =>
    'longitude' in report
      ? encodePosition(report, { transmitter: 'A' })
      : encodeStatic(report, { transmitter: 'A' }),
  );
  return `${lines.join('\n')}\n`;
}

function data(): string {
  return join(place.folder(), 'store');
}

/** The stored data of both ships, field by field. */
async function storedShips(): Promise<readonly (object | undefined)[]> {
  const store = await openStoreReadOnly(data());
  const ships = store.collection<{ mmsi: Mmsi; said: object }>({ name: 'ships', key: 'mmsi' });
  const found = [await ships.get(ALFA), await ships.get(BRAVO)];
  await store.close();
  return found.map((ship) => ship?.said);
}

/** The stored times of values that were repeated later. */
async function storedTimes(): Promise<readonly object[]> {
  const store = await openStoreReadOnly(data());
  const times = store.collection<{ number: number }>({ name: 'ship-times', key: 'number' });
  const found = await times.find({}, { limit: 10 });
  await store.close();
  return found;
}

/** A value with the time of its report, in seconds after the start. */
function reported(second: number, value: unknown): object {
  return { value, timeMs: START_MS + 1000 * second };
}

describe('roadstead ingest', () => {
  it('stores static data of ships, and counts reports', async () => {
    const alfa = staticOf(ALFA, 1, { name: 'ALFA', shiptype: 80, draughtMeters: 7.5 });
    const bravo = staticOf(BRAVO, null, { callsign: 'DABC', destination: 'KIEL' });
    const file = place.file(
      'two.nmea',
      sentences(positionOf(ALFA, 0), alfa, positionOf(BRAVO, 2), bravo, positionOf(ALFA, 3)),
    );
    const run = await roadstead(['ingest', file, '--data', data()]);
    expect(run).toMatchObject({
      code: 0,
      stderr:
        'Stored 3 position reports, 0 of them too late for detection, and 2 static reports. 0 events fired.\n',
    });
    expect(await storedShips()).toEqual([
      { name: reported(1, 'ALFA'), shiptype: reported(1, 80), draughtMeters: reported(1, 7.5) },
      { callsign: { value: 'DABC', timeMs: expect.any(Number) }, destination: expect.anything() },
    ]);
  });

  it('reads columns with other names and units, and reports rejections with their reasons', async () => {
    const rows = [
      'when,id,x,y',
      `${START_MS},${ALFA},600000,30600000`,
      `${START_MS + 60_000},${ALFA},1200000,30600000`,
      `${START_MS + 120_000},${ALFA},,30600000`,
      `yesterday,${ALFA},600000,30600000`,
      `${START_MS + 180_000},${ALFA},600000,30600000`,
      `${START_MS + 180_000},${BRAVO},600000,30600000`,
    ];
    const columns = 'timestamp=when,mmsi=id,longitude=x/600000,latitude=y/600000';
    const file = place.file('odd.csv', `${rows.join('\n')}\n`);
    const run = await roadstead(['ingest', file, '--data', data(), '--columns', columns]);
    expect(run.stderr.split('\n')).toEqual([
      'Stored 3 position reports, 0 of them too late for detection, and 0 static reports. 0 events fired.',
      expect.stringMatching(/^Skipped 1 line: /),
      'Not used:',
      expect.stringMatching(/^ {2}1 {2}position not available, first .*odd\.csv:4: /),
      expect.stringMatching(/^ {2}1 {2}unreadable time, first .*odd\.csv:5: /),
      expect.stringMatching(/^ {2}1 {2}a jump no ship can make, first /),
      expect.stringMatching(/^Only 60 % of the positions of ships could be used; /),
      '',
    ]);
    expect(run.code).toBe(1);
    const allowed = ['ingest', file, '--data', data(), '--columns', columns, '--allow-rejected'];
    expect((await roadstead(allowed)).code).toBe(0);
  });

  it('sorts files that are not in order of time, and stores all of a pipe', async () => {
    const rowsOf = (mmsi: Mmsi): string[] =>
      Array.from(
        { length: 90 },
        (_, i) => `${START_MS + i * 60_000},${mmsi},10,${54 + mmsi / 1e12}`,
      );
    const text = `${['timestamp,mmsi,lon,lat', ...[ALFA, BRAVO, CHARLIE].flatMap(rowsOf)].join('\n')}\n`;
    const sorted = await roadstead(['ingest', place.file('by-ship.csv', text), '--data', data()]);
    expect(sorted.stderr).toMatch(
      /^The reports are not in order of time; sorting them\.\nStored 270 position reports, 0 of them too late/,
    );
    const other = ['ingest', '-', '--data', join(place.folder(), 'other')];
    const piped = await roadstead(other, { stdin: bytesOf(text) });
    expect(piped.stderr).toMatch(/^Stored 270 position reports, \d+ of them too late/);
    expect(piped.code).toBe(0);
  });

  it('reports which positions wait, and for how many ships', async () => {
    const rows = [0, 10, 20].map((minute) => `${START_MS + minute * 60_000},${ALFA},1,51`);
    const file = place.file('one.csv', `timestamp,mmsi,lon,lat\n${rows.join('\n')}\n`);
    const alone = await roadstead(['ingest', file, '--data', data()]);
    expect(alone.stderr).not.toContain('wait');
    const other = place.file('two.csv', `timestamp,mmsi,lon,lat\n${START_MS},${BRAVO},1,51\n`);
    const both = await roadstead(['ingest', file, other, '--data', `${data()}-of-both`]);
    expect(both.stderr).toMatch(
      /\nReports after 20\S+ \S+, up to 20\S+ \S+, wait for events and port calls until 2 of 2 ships have reached their time\.\n/,
    );
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('stores the newest of several recordings, in any order: %d, %d', async (...order) => {
    const older = sentences(
      staticOf(ALFA, 1, { name: 'ALFA', destination: 'KIEL' }),
      positionOf(ALFA, 1),
    );
    const newer = `mmsi,timestamp,destination,name\n${ALFA},${START_MS + 2000},LUEBECK,\n`;
    const files = [place.file('older.nmea', older), place.file('newer.csv', newer)];
    const run = await roadstead(['ingest', ...order.map((i) => files[i]), '--data', data()]);
    expect(run.stderr).toMatch(/^Stored 1 position report, .* and 2 static reports\./);
    expect(await storedShips()).toEqual([
      { name: reported(1, 'ALFA'), destination: reported(2, 'LUEBECK') },
      undefined,
    ]);
  });

  it('stores repeated content once, and its newest time', async () => {
    const eta = { month: 6, day: 2, hour: 8, minute: 30 };
    const reportAt = (second: number | null, destination = 'KIEL'): StaticReport =>
      staticOf(ALFA, second, { name: 'ALFA', destination, eta: { ...eta } });
    const reports = [reportAt(1), reportAt(5), reportAt(3), staticOf(BRAVO, 9, { name: 'BRAVO' })];
    const file = place.file('alfa.nmea', sentences(...reports));
    const run = await roadstead(['ingest', file, '--data', data()]);
    expect(run.stderr).toContain(' and 4 static reports.');
    expect(await storedShips()).toEqual([
      { name: reported(1, 'ALFA'), destination: reported(1, 'KIEL'), eta: reported(1, eta) },
      { name: reported(9, 'BRAVO') },
    ]);
    // T2: a repeated ETA is that of the first report, so the newest time is that of name and destination only.
    const [nameBit, destinationBit] = [1 << 1, 1 << 7];
    expect(await storedTimes()).toEqual([
      { number: 1, times: [ALFA, 1, nameBit | destinationBit, START_MS + 5000] },
    ]);
  });

  it('retains fields that later reports do not have', async () => {
    const eta = { month: 6, day: 2, hour: 8, minute: 30 };
    const reportAt = (second: number | null, reported: Partial<StaticReport>): StaticReport =>
      staticOf(ALFA, second, { name: 'ALFA', destination: 'KIEL', ...reported });
    const reports = [
      reportAt(6, { destination: 'LUEBECK', draughtMeters: 7.5 }),
      reportAt(7, { eta }),
      reportAt(8, {}),
    ];
    const file = place.file('alfa.nmea', sentences(...reports));
    await roadstead(['ingest', file, '--data', data()]);
    expect(await storedShips()).toEqual([
      {
        ...{ name: reported(8, 'ALFA'), destination: reported(8, 'KIEL') },
        ...{ eta: reported(7, eta), draughtMeters: reported(6, 7.5) },
      },
      undefined,
    ]);
  });

  it('treats a report without a time as newer than all before it', async () => {
    const reports = [
      staticOf(ALFA, 9, { name: 'BETA' }),
      staticOf(ALFA, null, { name: 'ALFA' }),
      staticOf(ALFA, 1, { name: 'ALFA' }),
    ];
    const file = place.file('alfa.nmea', sentences(...reports));
    await roadstead(['ingest', file, '--data', data()]);
    expect(await storedShips()).toMatchObject([{ name: { value: 'ALFA' } }, undefined]);
  });

  it('ingests each of many reports exactly once', async () => {
    const rows = Array.from(
      { length: 25_000 },
      (_, i) => `${ALFA},${START_MS + 1000 * i},SHIP ${i}`,
    );
    const file = place.file('alfa.csv', `mmsi,timestamp,name\n${rows.join('\n')}\n`);
    const run = await roadstead(['ingest', file, '--data', data()]);
    expect(run.stderr).toContain(' and 25 000 static reports.');
    expect(await storedShips()).toEqual([{ name: reported(24_999, 'SHIP 24999') }, undefined]);
  });
});

it('[V24] detects again with an older recording, and names what it has changed', async () => {
  const host = await createRoadstead({ data: data(), reports: 'recorded' });
  await host.ensureConfiguration({ name: 'Quay', distanceMeters: 200, windowMinutes: 20 });
  await host.stop();
  const reports = Array.from({ length: 61 }, (_, minute) => 60 * minute).flatMap((second) => [
    positionOf(ALFA, second),
    positionOf(BRAVO, second),
  ]);
  const ingest = (half: readonly PositionReport[]): ReturnType<typeof roadstead> => {
    const rows = half.map(
      ({ mmsi, timeMs, longitude, latitude }) =>
        `${mmsi},${new Date(timeMs).toISOString()},${longitude},${latitude}`,
    );
    const stdin = ['mmsi,timestamp,longitude,latitude', ...rows, ''].join('\n');
    return roadstead(['ingest', '-', '--data', data()], { stdin: bytesOf(stdin) });
  };
  expect((await ingest(reports.slice(60))).stderr).not.toContain('late reports');
  expect((await ingest(reports.slice(0, 60))).stderr).toContain(
    'By late reports 0 events found, 1 corrected, 0 retracted; 0 port calls found or changed.\n',
  );
});
