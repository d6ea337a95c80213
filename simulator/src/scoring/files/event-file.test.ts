import { describe, expect, it } from 'vitest';
import { readEventFile } from './event-file.ts';

const PAIR = { first: { mmsi: 235_000_001 }, second: { mmsi: 235_000_002 } };
const BEGIN_MS = Date.UTC(2026, 0, 10, 1);
const END_MS = Date.UTC(2026, 0, 10, 4);

/** The event in the form that the detector writes. */
const DETECTED = {
  uuid: 'd4f2',
  name: 'near',
  created_at: '2026-01-10T01:31:00.000Z',
  mmsi_first: 235_000_001,
  mmsi_second: 235_000_002,
  activation_time: '2026-01-10T01:00:00.000Z',
  fired_time: '2026-01-10T01:30:00.000Z',
  deactivation_time: '2026-01-10T04:00:00.000Z',
  s2s_pair: {
    first: { fired_position: { type: 'Point', coordinates: [179.99, 36] } },
    second: { fired_position: { type: 'Point', coordinates: [-179.97, 36.5] } },
  },
};
const EXPECTED = {
  ...PAIR,
  uuid: 'd4f2',
  configuration: 'near',
  activationTimeMs: BEGIN_MS,
  deactivationTimeMs: END_MS,
  discoveredTimeMs: BEGIN_MS + 31 * 60_000,
  place: { timeMs: BEGIN_MS + 30 * 60_000, latitude: 36.25 },
};

function read(text: string): readonly unknown[] {
  const result = readEventFile(text);
  return result.ok ? result.value : expect.fail(result.error.join());
}

function mistakes(text: string): readonly string[] {
  const result = readEventFile(text);
  return result.ok ? expect.fail('the file was accepted') : result.error;
}

describe('events are read', () => {
  const feature = { type: 'Feature', geometry: null, properties: DETECTED };
  it.each([
    ['JSON lines', `${JSON.stringify(DETECTED)}\n`],
    ['a list', JSON.stringify([DETECTED], null, 2)],
    ['GeoJSON', JSON.stringify({ type: 'FeatureCollection', features: [feature] })],
  ])('from %s of the detector', (_, text) => {
    const [event] = read(text) as readonly (typeof EXPECTED & { place: { longitude: number } })[];
    expect(event).toMatchObject(EXPECTED);
    expect(event.place.longitude).toBeCloseTo(-179.99, 6);
  });

  it('from its CSV', () => {
    const header =
      'uuid,name,mmsi_first,mmsi_second,activation_time,fired_time,deactivation_time,created_at,' +
      'fired_longitude_first,fired_latitude_first,fired_longitude_second,fired_latitude_second';
    const row =
      'd4f2,near,235000001,235000002,2026-01-10T01:00:00Z,2026-01-10T01:30:00Z,2026-01-10T04:00:00Z,' +
      '2026-01-10T01:31:00Z,179.99,36,-179.97,36.5';
    expect(read(`${header}\n${row}\n`)).toMatchObject([EXPECTED]);
  });

  it('from the shortest CSV, also in UTC without a zone and without an end', () => {
    const text =
      'mmsi_first;mmsi_second;begin;end;probability;fired_time\n' +
      '235000001;235000002;2026-01-10 01:00:00;;0.25;2026-01-10T02:00:00+00:30\n';
    expect(read(text)).toEqual([
      {
        ...PAIR,
        configuration: '',
        activationTimeMs: BEGIN_MS,
        deactivationTimeMs: null,
        discoveredTimeMs: BEGIN_MS + 30 * 60_000,
        deliveredTimeMs: undefined,
        place: undefined,
        probability: 0.25,
      },
    ]);
    const bare = 'mmsi_first,mmsi_second,begin,end\n235000001,235000002,2026-01-10T01:00:00Z,\n';
    expect(read(bare)).toMatchObject([{ discoveredTimeMs: BEGIN_MS }]);
  });

  it('from a file without any', () => {
    expect(read('')).toEqual([]);
    expect(read('mmsi_first,mmsi_second,begin,end\n')).toEqual([]);
    expect(read('[]')).toEqual([]);
  });
});

describe('mistakes are named with their rows', () => {
  const HEAD = 'mmsi_first,mmsi_second,begin,end,probability\n';
  it.each([
    [`${HEAD}x,235000002,2026-01-10T01:00:00Z,,`, /^line 2: mmsi_first and mmsi_second/],
    [`${HEAD}235000001,235000002,soon,,`, /^line 2: begin/],
    [`${HEAD}235000001,235000002,2026-01-10T01:00:00Z,later,`, /^line 2: end/],
    [`${HEAD}235000001,235000002,2026-01-10T01:00:00Z,2026-01-09T01:00:00Z,`, /before the begin/],
    [`${HEAD}235000001,235000002,2026-01-10T01:00:00Z,,2`, /^line 2: probability/],
    [`${HEAD}1,2`, /columns|length/i],
    ['{"mmsi_first": 1', /^line 1: expected a JSON object/],
    ['[1]', /^item 1: expected an object/],
    ['[', /not valid JSON/],
  ])('%j', (text, message) => {
    expect(mistakes(text)).toEqual([expect.stringMatching(message)]);
  });
});
