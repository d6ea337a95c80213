import type { Problem } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { parseReportRequest } from './parse-report-request.ts';

const LINE = {
  type: 'LineString',
  coordinates: [
    [1, 50],
    [2, 51],
  ],
};
const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [1, 50],
      [2, 50],
      [2, 51],
      [1, 50],
    ],
  ],
};
const COMMON = { name: 'Dover', begin: '2026-06-01T00:00:00Z', end: '2026-06-02T00:00:00+02:00' };
const PERIOD = { beginMs: Date.UTC(2026, 5, 1), endMs: Date.UTC(2026, 5, 1, 22) };
const BODY = { ...COMMON, shape: LINE };

/** The error code and the pointers of the problems. */
function rejection(type: string, body: unknown): readonly [string, ...string[]] | undefined {
  const parsed = parseReportRequest(type, body);
  if (parsed.ok) return undefined;
  const { code, problems = [] } = parsed.error;
  return [code, ...problems.map(({ pointer }: Problem) => pointer)];
}

describe('a request', () => {
  it.each([
    ['multiship', { ships: ['235070762', 235013375] }, { ships: [235070762, 235013375] }],
    ['passageline', { shape: LINE }, { line: LINE }],
    ['areavisits', { shape: AREA }, { area: AREA }],
    ['portcalls', {}, { area: null }],
    ['portcalls', { shape: null }, { area: null }],
    ['portcalls', { shape: { type: 'Feature', geometry: AREA } }, { area: AREA }],
    ['density', { shape: AREA }, { area: AREA, cellDegrees: 0.1 }],
    ['density', { shape: AREA, cell_degrees: 0.02, more: 1 }, { area: AREA, cellDegrees: 0.02 }],
  ])('[Q1] of %s is parsed: %j', (type, fields, expected) => {
    const parsed = parseReportRequest(type, { ...COMMON, ...fields });
    expect(parsed).toEqual({ ok: true, value: { type, name: 'Dover', ...PERIOD, ...expected } });
  });

  it('[Q1] of an unknown type has an error with the known types', () => {
    const parsed = parseReportRequest('toString', BODY);
    expect(parsed.ok ? {} : parsed.error).toEqual({
      code: 'not-found',
      detail: expect.stringMatching(/"toString".*multiship, passageline, areavisits/),
    });
  });

  it.each([null, [], 'x', 1])('[Q1] is invalid: %j', (body) => {
    expect(rejection('portcalls', body)).toEqual(['invalid', '']);
  });

  it('[Q1] reports all its problems', () => {
    expect(rejection('passageline', {})).toEqual(['invalid', '/name', '/begin', '/end', '/shape']);
    expect(rejection('multiship', { ...COMMON, name: ' ' })).toEqual([
      'invalid',
      '/name',
      '/ships',
    ]);
    expect(rejection('portcalls', { ...COMMON, name: 'a\nb' })).toEqual(['invalid', '/name']);
    expect(rejection('portcalls', { ...COMMON, name: 'a'.repeat(201) })).toEqual([
      'invalid',
      '/name',
    ]);
  });

  it.each([
    ['2026-06-01', ['malformed', '/begin']],
    [1780315200, ['invalid', '/begin']],
    ['2026-06-01T22:00:00Z', ['invalid', '/end']],
    ['2026-06-01T21:59:59.999Z', undefined],
    ['2025-04-27T22:00:00Z', undefined],
    ['2025-04-27T21:59:59Z', ['invalid', '/end']],
  ])('[Q2] that begins %s', (begin, expected) => {
    expect(rejection('portcalls', { ...COMMON, begin })).toEqual(expected);
  });

  it.each([
    [[], ['invalid', '/ships']],
    [{}, ['invalid', '/ships']],
    [
      ['1', 'x', -1, 1.5, true],
      ['invalid', '/ships/1', '/ships/2', '/ships/3', '/ships/4'],
    ],
    [
      ['235070762', 1, 235070762],
      ['invalid', '/ships/2'],
    ],
    [Array.from({ length: 10_000 }, (_, i) => i), undefined],
    [Array.from({ length: 10_001 }, (_, i) => i), ['invalid', '/ships']],
    [
      Array.from({ length: 100 }, () => 'x'),
      ['invalid', ...Array.from({ length: 10 }, (_, i) => `/ships/${i}`)],
    ],
  ])('[Q3] of ships', (ships, expected) => {
    expect(rejection('multiship', { ...COMMON, ships })).toEqual(expected);
  });

  it.each([
    ['passageline', AREA, ['invalid', '/shape']],
    ['areavisits', LINE, ['invalid', '/shape']],
    ['portcalls', LINE, ['invalid', '/shape']],
    ['density', undefined, ['invalid', '/shape']],
    [
      'passageline',
      {
        ...LINE,
        coordinates: [
          [1, 2],
          [1, 92],
        ],
      },
      ['invalid', '/shape/coordinates/1'],
    ],
    [
      'passageline',
      {
        ...LINE,
        coordinates: [
          [179, 2],
          [181, 2],
        ],
      },
      undefined,
    ],
  ])('[Q4] of %s requires the shape of its type', (type, shape, expected) => {
    expect(rejection(type, { ...COMMON, shape })).toEqual(expected);
  });

  it.each([
    [0.03, ['invalid', '/cell_degrees']],
    ['0.1', ['invalid', '/cell_degrees']],
    [0.01, ['invalid', '/cell_degrees']],
    [0.02, undefined],
  ])('[Y3] of density has cells of %j degrees, up to a limit', (cell, expected) => {
    // 4 by 4 degrees: 160 000 cells of 0.01°.
    const shape = {
      type: 'Polygon',
      coordinates: [
        [
          [1, 50],
          [5, 50],
          [5, 54],
          [1, 50],
        ],
      ],
    };
    expect(rejection('density', { ...COMMON, shape, cell_degrees: cell })).toEqual(expected);
  });
});
