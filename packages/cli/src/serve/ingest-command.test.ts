import { join } from 'node:path';
import { encodePosition, encodeStatic } from '@roadstead/ais';
import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openStoreToRead } from './open-store.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const START_MS = Date.UTC(2026, 5, 1, 12);
const ALFA = 211_000_001 as Mmsi;
const BRAVO = 211_000_002 as Mmsi;

/** Where a ship is so many seconds after the start. */
function positionOf(mmsi: Mmsi, second: number): PositionReport {
  const timeMs = START_MS + 1000 * second;
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi, timeMs, longitude: 10, latitude: 54 + mmsi / 1e12, ...unknown };
}

/** What a ship says of itself so many seconds after the start. */
function staticOf(mmsi: Mmsi, second: number | null, said: Partial<StaticReport>): StaticReport {
  const nothing = {
    ...{ imo: null, name: null, callsign: null, shiptype: null },
    ...{ toBowMeters: null, toSternMeters: null, toPortMeters: null, toStarboardMeters: null },
    ...{ lengthMeters: null, widthMeters: null, draughtMeters: null, destination: null, eta: null },
  };
  const timeMs = second === null ? null : START_MS + 1000 * second;
  return { mmsi, timeMs, ...nothing, ...said };
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

/** What is known of both ships, field by field. */
async function storedShips(): Promise<readonly (object | undefined)[]> {
  const store = await openStoreToRead(data());
  const ships = store.collection<{ mmsi: Mmsi; said: object }>({ name: 'ships', key: 'mmsi' });
  const found = [await ships.get(ALFA), await ships.get(BRAVO)];
  await store.close();
  return found.map((ship) => ship?.said);
}

/** A value that a ship said so many seconds after the start. */
function said(second: number, value: unknown): object {
  return { value, timeMs: START_MS + 1000 * second };
}

describe('roadstead ingest', () => {
  it('keeps what ships say of themselves, and counts it', async () => {
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
        'Kept 3 position reports, 0 of them too late for detection, and 2 static reports. 0 events fired.\n',
    });
    expect(await storedShips()).toEqual([
      { name: said(1, 'ALFA'), shiptype: said(1, 80), draughtMeters: said(1, 7.5) },
      { callsign: { value: 'DABC', timeMs: expect.any(Number) }, destination: expect.anything() },
    ]);
  });

  it('takes columns by other names and units, and says what it did not use and why', async () => {
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
      'Kept 3 position reports, 0 of them too late for detection, and 0 static reports. 0 events fired.',
      expect.stringMatching(/^Skipped 1 line: /),
      'Not used:',
      expect.stringMatching(/^ {2}1 {2}position not available, first .*odd\.csv:4: /),
      expect.stringMatching(/^ {2}1 {2}no time that could be read, first .*odd\.csv:5: /),
      expect.stringMatching(/^ {2}1 {2}a jump no ship can make, first /),
      '',
    ]);
  });

  it('says what waits for a second ship', async () => {
    const rows = [0, 10, 20].map((minute) => `${START_MS + minute * 60_000},${ALFA},1,51`);
    const file = place.file('one.csv', `timestamp,mmsi,lon,lat\n${rows.join('\n')}\n`);
    const alone = await roadstead(['ingest', file, '--data', data()]);
    expect(alone.stderr).toContain(
      'All waits, for events and port calls, until a second ship has reached its time.\n',
    );
    const other = place.file('two.csv', `timestamp,mmsi,lon,lat\n${START_MS},${BRAVO},1,51\n`);
    const both = await roadstead(['ingest', file, other, '--data', data()]);
    expect(both.stderr).toMatch(/\nWhat came after 20\S+ \S+ waits, for events and port calls, /);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('keeps the newest of several recordings, whichever comes first: %d, %d', async (...order) => {
    const older = sentences(
      staticOf(ALFA, 1, { name: 'ALFA', destination: 'KIEL' }),
      positionOf(ALFA, 1),
    );
    const newer = `mmsi,timestamp,destination,name\n${ALFA},${START_MS + 2000},LUEBECK,\n`;
    const files = [place.file('older.nmea', older), place.file('newer.csv', newer)];
    const run = await roadstead(['ingest', ...order.map((i) => files[i]), '--data', data()]);
    expect(run.stderr).toMatch(/^Kept 1 position report, .* and 2 static reports\./);
    expect(await storedShips()).toEqual([
      { name: said(1, 'ALFA'), destination: said(2, 'LUEBECK') },
      undefined,
    ]);
  });

  it('keeps what is said again and again once, with its newest time', async () => {
    const eta = { month: 6, day: 2, hour: 8, minute: 30 };
    const saidAt = (second: number | null, destination = 'KIEL'): StaticReport =>
      staticOf(ALFA, second, { name: 'ALFA', destination, eta: { ...eta } });
    const reports = [saidAt(1), saidAt(5), saidAt(3), staticOf(BRAVO, 9, { name: 'BRAVO' })];
    const file = place.file('alfa.nmea', sentences(...reports));
    const run = await roadstead(['ingest', file, '--data', data()]);
    expect(run.stderr).toContain(' and 4 static reports.');
    expect(await storedShips()).toEqual([
      { name: said(5, 'ALFA'), destination: said(5, 'KIEL'), eta: said(5, eta) },
      { name: said(9, 'BRAVO') },
    ]);
  });

  it('forgets nothing that is not said again', async () => {
    const eta = { month: 6, day: 2, hour: 8, minute: 30 };
    const saidAt = (second: number | null, said: Partial<StaticReport>): StaticReport =>
      staticOf(ALFA, second, { name: 'ALFA', destination: 'KIEL', ...said });
    const reports = [
      saidAt(6, { destination: 'LUEBECK', draughtMeters: 7.5 }),
      saidAt(7, { eta }),
      saidAt(8, {}),
    ];
    const file = place.file('alfa.nmea', sentences(...reports));
    await roadstead(['ingest', file, '--data', data()]);
    expect(await storedShips()).toEqual([
      {
        ...{ name: said(8, 'ALFA'), destination: said(8, 'KIEL') },
        ...{ eta: said(7, eta), draughtMeters: said(6, 7.5) },
      },
      undefined,
    ]);
  });

  it('takes what has no time for newer than all that came before', async () => {
    const reports = [
      staticOf(ALFA, 9, { name: 'BETA' }),
      staticOf(ALFA, null, { name: 'ALFA' }),
      staticOf(ALFA, 1, { name: 'ALFA' }),
    ];
    const file = place.file('alfa.nmea', sentences(...reports));
    await roadstead(['ingest', file, '--data', data()]);
    expect(await storedShips()).toMatchObject([{ name: { value: 'ALFA' } }, undefined]);
  });

  it('loses none and takes none twice where there are many', async () => {
    const rows = Array.from(
      { length: 25_000 },
      (_, i) => `${ALFA},${START_MS + 1000 * i},SHIP ${i}`,
    );
    const file = place.file('alfa.csv', `mmsi,timestamp,name\n${rows.join('\n')}\n`);
    const run = await roadstead(['ingest', file, '--data', data()]);
    expect(run.stderr).toContain(' and 25 000 static reports.');
    expect(await storedShips()).toEqual([{ name: said(24_999, 'SHIP 24999') }, undefined]);
  });
});
