import { describe, expect, it } from 'vitest';
import { parseReportRequest } from './parse-report-request.ts';
import { type ReportRecordJson, reportRecords } from './report-records.ts';
import { REPORT_TYPES, type ReportRequest } from './report-request.ts';
import type { ReportProgress, ReportRun } from './report-work.ts';
import { all, memorySource, type TestShip } from './testing/memory-source.ts';
import { BEGIN_MS, MINUTE_MS } from './testing/times.ts';

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

/** Two ships that sail into the square, and lie there. */
const FLEET: readonly TestShip[] = [2, 1].map((mmsi) => ({
  mmsi,
  fixes: [9.5, 10.5, 10.5, 10.5, 10.5, 10.5].map((longitude, i) => ({
    timeMs: BEGIN_MS + i * 10 * MINUTE_MS,
    longitude,
    latitude: 50.5,
  })),
  calls: [
    {
      port: { id: 7, locode: null, name: 'Port 7' },
      ataMs: BEGIN_MS + 10 * MINUTE_MS,
      atdMs: null,
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
  if (!parsed.ok) throw new Error(parsed.failure.detail);
  return parsed.value;
}

function records(type: string, run: ReportRun = {}): Promise<ReportRecordJson[]> {
  return all(reportRecords(request(type), memorySource(FLEET, 2), run));
}

describe.each(REPORT_TYPES)('a report of type %s', (type) => {
  it('[K4] has records that JSON keeps as they are, the same each time', async () => {
    const found = await records(type);
    expect(found).toHaveLength(type === 'density' ? 6 : 2);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(await records(type)).toEqual(found);
  });

  it('[K5] tells how far it is, never less than before, until all is done', async () => {
    const told: ReportProgress[] = [];
    await records(type, { onProgress: (progress) => told.push(progress) });
    const done = told.map(({ shipsDone, shipPart }) => shipsDone + shipPart);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(new Set(told.map(({ shipsTotal }) => shipsTotal))).toEqual(new Set([2]));
    expect(told.some(({ shipPart }) => shipPart > 0)).toBe(true);
    expect(told.at(-1)).toEqual({ shipsDone: 2, shipsTotal: 2, shipPart: 0 });
  });

  it('[K5] ends where it is aborted, with the reason', async () => {
    const stop = new AbortController();
    const told: ReportProgress[] = [];
    const run = {
      signal: stop.signal,
      onProgress(progress: ReportProgress): void {
        told.push(progress);
        if (progress.shipPart > 0) stop.abort(new Error('enough'));
      },
    };
    await expect(records(type, run)).rejects.toThrow('enough');
    expect(told.filter(({ shipPart }) => shipPart > 0)).toHaveLength(1);
  });

  it('[K5] does not begin where it was aborted before', async () => {
    const source = memorySource(FLEET);
    const run = { signal: AbortSignal.abort(new Error('no')) };
    await expect(all(reportRecords(request(type), source, run))).rejects.toThrow('no');
    expect(source.reads).toEqual([]);
  });
});
