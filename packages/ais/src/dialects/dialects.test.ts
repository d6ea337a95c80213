import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AllReports, inChunks, readAll, textBytes } from '../../test-data/read-text.ts';
import { readReports } from '../read-reports.ts';

const FOLDER = new URL('../../test-data/dialects/', import.meta.url);
const TIME_MS = Date.parse('2024-05-19T09:39:57Z');
/** The values of most samples. */
const SHIP = { timeMs: TIME_MS, sog: 12.8, cog: 91.5, heading: 92, navStatus: 0 };
const NAMED = { imo: 9_074_729, name: 'ROADSTEAD' };
const SIZES = { lengthMeters: 120, widthMeters: 18, draughtMeters: 5.6 };
const REFERENCE = { toBowMeters: 100, toSternMeters: 20, toPortMeters: 10, toStarboardMeters: 8 };
const ETA = { month: 5, day: 20, hour: 7, minute: 30 };

/** The first position and the first static report of each sample. */
const EXPECTED: Readonly<Record<string, readonly [object | undefined, object | undefined]>> = {
  'marine-cadastre-2025.csv': [
    {
      mmsi: 367_000_001,
      timeMs: Date.parse('2025-01-01T00:00:01Z'),
      sog: 9.9,
      longitude: -70.75733,
    },
    { ...NAMED, callsign: 'WDI9818', shiptype: 70, lengthMeters: 208, draughtMeters: 8.1 },
  ],
  'marine-traffic.csv': [
    { ...SHIP, mmsi: 237_000_001, cog: 105, heading: 104, longitude: 23.60881, latitude: 37.94021 },
    { ...NAMED, ...SIZES, callsign: 'SVAB', destination: 'PIRAEUS', eta: ETA },
  ],
  'marine-traffic-track.csv': [{ ...SHIP, mmsi: 237_000_001, cog: 105, heading: 104 }, undefined],
  'global-fishing-watch.csv': [
    { ...SHIP, mmsi: 224_000_001, sog: 10.4, navStatus: 15, longitude: -8.51203 },
    undefined,
  ],
  'global-fishing-watch-training.csv': [
    { mmsi: 224_000_001, timeMs: TIME_MS, sog: 10.4, cog: 91.5, latitude: 43.30212 },
    undefined,
  ],
  'spire.csv': [
    { ...SHIP, mmsi: 636_000_001, rot: -4, longitude: 103.91201, latitude: 1.20431 },
    { ...NAMED, ...SIZES, callsign: 'A8AB1', shiptype: 80, destination: 'SGSIN', eta: ETA },
  ],
  'exact-earth.csv': [
    { ...SHIP, mmsi: 316_000_001, longitude: -63.5712, latitude: 44.6402 },
    { ...NAMED, ...SIZES, ...REFERENCE, callsign: 'CFAB', destination: 'HALIFAX' },
  ],
  'ais-hub.csv': [
    { ...SHIP, mmsi: 219_000_001, longitude: 10.5, latitude: 55.25 },
    { ...NAMED, ...SIZES, ...REFERENCE, shiptype: 70, destination: 'AARHUS', eta: ETA },
  ],
  'ais-hub.json': [
    { ...SHIP, mmsi: 219_000_001, longitude: 10.5, latitude: 55.25 },
    { ...NAMED, ...SIZES, ...REFERENCE, shiptype: 70, destination: 'AARHUS', eta: ETA },
  ],
  'ais-hub-units.json': [
    { ...SHIP, mmsi: 219_000_001, longitude: 10.5, latitude: 55.25 },
    { ...NAMED, ...SIZES, ...REFERENCE, shiptype: 70, destination: 'AARHUS', eta: ETA },
  ],
  'barents-watch.json': [
    { ...SHIP, mmsi: 257_000_001, longitude: 5.1234, latitude: 60.1234 },
    { name: 'ROADSTEAD', shiptype: 70 },
  ],
  'barents-watch.geojson': [
    { ...SHIP, mmsi: 257_000_001, longitude: 5.1234, latitude: 60.1234 },
    { name: 'ROADSTEAD' },
  ],
  'kystverket.csv': [
    { ...SHIP, mmsi: 257_000_001, longitude: 5.1234, latitude: 60.1234 },
    { imo: 9_074_729, lengthMeters: 120 },
  ],
  'aisstream.jsonl': [
    { ...SHIP, mmsi: 259_000_001, timeMs: TIME_MS + 318, rot: null, navStatus: 5 },
    { ...NAMED, ...SIZES, ...REFERENCE, callsign: 'LAAB', destination: 'BODO', eta: ETA },
  ],
  'digitraffic.geojson': [
    { ...SHIP, mmsi: 230_000_001, rot: 1, longitude: 20.85169, latitude: 59.770832 },
    undefined,
  ],
  'digitraffic-vessels.json': [
    undefined,
    { ...NAMED, ...SIZES, ...REFERENCE, timeMs: TIME_MS, callsign: 'OJAB', eta: ETA },
  ],
  'spire-vessels.json': [
    { ...SHIP, mmsi: 636_000_001, navStatus: 15, longitude: 103.91201, latitude: 1.20431 },
    { ...NAMED, ...SIZES, callsign: 'A8AB1', shiptype: 80, destination: 'SGSIN', eta: ETA },
  ],
  'spire-positions.json': [
    { ...SHIP, mmsi: 636_000_001, navStatus: 15, longitude: 103.91201 },
    undefined,
  ],
  'spire-graphql.json': [
    { ...SHIP, mmsi: 636_000_001, longitude: 103.91201, latitude: 1.20431 },
    { ...NAMED, ...SIZES, ...REFERENCE, callsign: 'A8AB1', destination: 'SGSIN', eta: ETA },
  ],
  'datalastic.json': [
    { ...SHIP, mmsi: 566_000_001, longitude: 103.91201, latitude: 1.20431 },
    { destination: 'SGSIN' },
  ],
  'gpsd.jsonl': [
    { ...SHIP, mmsi: 244_000_001, longitude: 4.1234, latitude: 51.9876 },
    { ...NAMED, ...SIZES, ...REFERENCE, callsign: 'PAAB', destination: 'ROTTERDAM', eta: ETA },
  ],
  'gpsd-unscaled.jsonl': [
    { ...SHIP, mmsi: 244_000_001, longitude: 4.1234, latitude: 51.9876, rot: 0 },
    undefined,
  ],
  'signal-k.jsonl': [
    { mmsi: 244_000_001, timeMs: TIME_MS, heading: 92, navStatus: 5, longitude: 4.1234 },
    { name: 'ROADSTEAD', callsign: 'PAAB', shiptype: 70, ...SIZES },
  ],
};

function readSample(text: string, size?: number): Promise<AllReports> {
  return readAll(readReports(inChunks(textBytes(text), size), { statics: true }));
}

describe('dialects', () => {
  it.each(readdirSync(FOLDER))('%s is read without options', async (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const result = await readSample(text);
    const [position, statics] = EXPECTED[name];
    if (position === undefined) expect(result.positions).toEqual([]);
    else expect(result.positions[0]).toMatchObject(position);
    if (statics === undefined) expect(result.statics).toEqual([]);
    else expect(result.statics[0]).toMatchObject(statics);
    expect(result.rejected).toEqual([]);
    const { positions, statics: again } = await readSample(text, 1);
    expect({ positions, statics: again }).toEqual({
      positions: result.positions,
      statics: result.statics,
    });
  });

  it('aisstream.io: all kinds of messages, codes for "not available"', async () => {
    const text = readFileSync(new URL('aisstream.jsonl', FOLDER), 'utf8');
    const { positions, statics } = await readSample(text);
    expect(positions.map(({ mmsi }) => mmsi)).toEqual([259_000_001, 259_000_002, 259_000_003]);
    expect(positions[1]).toMatchObject({ cog: null, heading: null, sog: 0 });
    expect(statics.slice(1)).toMatchObject([
      { mmsi: 259_000_003, name: 'ANNA', shiptype: 37, lengthMeters: 12, widthMeters: 4 },
      { mmsi: 259_000_002, name: null, callsign: 'LB1', shiptype: 36, lengthMeters: 10 },
    ]);
    const array = await readSample(`[${text.trim().split('\n').join(',')}]`);
    expect(array.positions).toEqual(positions);
  });

  it('gpsd, unscaled: the units of messages 9 and 27', async () => {
    const { positions } = await readSample(
      readFileSync(new URL('gpsd-unscaled.jsonl', FOLDER), 'utf8'),
    );
    expect(positions[1].longitude).toBeCloseTo(4.1233, 4);
    expect(positions[1]).toMatchObject({ sog: 12, cog: 91, navStatus: 5 });
    expect(positions[2]).toMatchObject({ sog: 110, cog: 91.5, longitude: 4.1234 });
  });

  it('Signal K: SI units', async () => {
    const { positions } = await readSample(readFileSync(new URL('signal-k.jsonl', FOLDER), 'utf8'));
    expect(positions[0].sog).toBeCloseTo(12.8, 3);
    expect(positions[0].cog).toBeCloseTo(91.5, 3);
  });
});
