import { millisecondsInMinute } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { parseReportRequest } from './parse-report-request.ts';
import type { ReportProgress, ReportRunOptions } from './report-execution.ts';
import type { ReportRecordJson } from './report-json.ts';
import { reportRecords } from './report-records.ts';
import { REPORT_TYPES, type ReportRequest } from './report-request.ts';
import {
  BEGIN_MS,
  collectAll,
  knownTimes,
  memorySource,
  type TestShip,
} from './testing/memory-source.ts';

const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [10, 50],
      [11, 50],
      [11, 51],
      [10, 51],
      [10, 50],
    ],
  ],
};
const SHAPES: Partial<Record<string, unknown>> = {
  passageline: {
    type: 'LineString',
    coordinates: [
      [10, 50],
      [10, 51],
    ],
  },
  areavisits: SQUARE,
  density: SQUARE,
};

/** Two ships that sail into the square and stay there. */
const FLEET: readonly TestShip[] = [2, 1].map((mmsi) => ({
  mmsi,
  fixes: [9.5, 10.5, 10.5, 10.5, 10.5, 10.5].map((longitude, i) => ({
    timeMs: BEGIN_MS + i * 10 * millisecondsInMinute,
    longitude,
    latitude: 50.5,
  })),
  calls: [
    {
      port: { id: 7, locode: null, name: 'Port 7' },
      ...knownTimes(BEGIN_MS + 10 * millisecondsInMinute, null),
      berths: [],
    },
  ],
}));

function request(type: string): ReportRequest {
  const parsed = parseReportRequest(type, {
    name: type,
    begin: '2026-06-01T00:00:00Z',
    end: '2026-06-01T01:00:00Z',
    shape: SHAPES[type],
    ships: ['2', '1'],
  });
  if (!parsed.ok) throw new Error(parsed.error.detail);
  return parsed.value;
}

function records(type: string, options: ReportRunOptions = {}): Promise<ReportRecordJson[]> {
  return collectAll(reportRecords(request(type), memorySource(FLEET, 2), options));
}

describe.each(REPORT_TYPES)('a report of type %s', (type) => {
  it('[K4] has records that survive JSON unchanged, equal each time', async () => {
    const found = await records(type);
    expect(found).toHaveLength(type === 'density' ? 6 : 2);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(await records(type)).toEqual(found);
  });

  it('[K5] publishes progress that never decreases, until all is done', async () => {
    const published: ReportProgress[] = [];
    await records(type, { onProgress: (progress) => published.push(progress) });
    const done = published.map(({ shipsDone, shipPart }) => shipsDone + shipPart);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(new Set(published.map(({ shipsTotal }) => shipsTotal))).toEqual(new Set([2]));
    expect(published.some(({ shipPart }) => shipPart > 0)).toBe(true);
    expect(published.at(-1)).toEqual({ shipsDone: 2, shipsTotal: 2, shipPart: 0 });
  });

  it('[K5] ends with the reason when it is aborted', async () => {
    const stop = new AbortController();
    const published: ReportProgress[] = [];
    const run = {
      signal: stop.signal,
      onProgress(progress: ReportProgress): void {
        published.push(progress);
        if (progress.shipPart > 0) stop.abort(new Error('enough'));
      },
    };
    await expect(records(type, run)).rejects.toThrow('enough');
    expect(published.filter(({ shipPart }) => shipPart > 0)).toHaveLength(1);
  });

  it('[K5] does not start when it is aborted before', async () => {
    const source = memorySource(FLEET);
    const run = { signal: AbortSignal.abort(new Error('no')) };
    await expect(collectAll(reportRecords(request(type), source, run))).rejects.toThrow('no');
    expect(source.reads).toEqual([]);
  });
});
