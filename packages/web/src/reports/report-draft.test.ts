import { describe, expect, it } from 'vitest';
import { fieldTime, parseShips, type ReportDraft, requestOf } from './report-draft.ts';
import { reportKind } from './report-kinds.ts';

const LINE = {
  type: 'LineString' as const,
  coordinates: [
    [8, 54],
    [9, 55],
  ],
};
const DRAFT: ReportDraft = {
  ...{ name: '', begin: '2026-11-23T06:00', end: '2026-11-24T06:00', ships: '' },
  ...{ geometry: null, cellDegrees: 0.2 },
};
const PERIOD = { begin: '2026-11-23T06:00:00.000Z', end: '2026-11-24T06:00:00.000Z' };

function problemOf(type: string, more: Partial<ReportDraft>): string | undefined {
  const request = requestOf(reportKind(type), { ...DRAFT, ...more });
  return request.ok ? undefined : request.problem;
}

describe('the request of a draft', () => {
  it('has the fields of its type only', () => {
    const draft = { ...DRAFT, ships: '211000001', geometry: LINE };
    const bodyOf = (type: string): unknown => requestOf(reportKind(type), draft);
    const name = (title: string): string => `${title}, 2026-11-23`;
    expect(bodyOf('multiship')).toEqual({
      ok: true,
      body: { name: name('Activity of ships'), ...PERIOD, ships: ['211000001'] },
    });
    expect(bodyOf('passageline')).toEqual({
      ok: true,
      body: { name: name('Passages of a line'), ...PERIOD, shape: LINE },
    });
    expect(bodyOf('density')).toEqual({
      ok: true,
      body: { name: name('Density'), ...PERIOD, shape: LINE, cell_degrees: 0.2 },
    });
  });

  it('needs a period, and what its type needs', () => {
    expect(problemOf('portcalls', {})).toBeUndefined();
    expect(problemOf('portcalls', { begin: '' })).toMatch(/begin and end/);
    expect(problemOf('portcalls', { end: DRAFT.begin })).toMatch(/after/);
    expect(problemOf('multiship', { ships: ' , ' })).toMatch(/MMSI/);
    expect(problemOf('passageline', {})).toMatch(/line/);
    expect(problemOf('areavisits', {})).toMatch(/area/);
  });
});

it('reads ships however they are separated, each once', () => {
  expect(parseShips('211000001, 211000002\n211000001;211000003 ')).toEqual([
    '211000001',
    '211000002',
    '211000003',
  ]);
});

it('writes the time of a field in UTC', () => {
  expect(fieldTime(Date.UTC(2026, 10, 24, 6, 59, 59))).toBe('2026-11-24T06:59');
});
