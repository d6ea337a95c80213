import type { DensityCellJson, PassageJson, ReportRequest } from '@roadstead/reports';
import { describe, expect, it } from 'vitest';
import { ReportChart } from './report-chart.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const MS_PER_MINUTE = 60_000;
const NAME = 'test';
const WIDTH = 800;
/** The width of letters in DejaVu Sans; common fonts are narrower on average. */
const EMS_PER_LETTER = 0.6;

function chartOf(type: 'passageline' | 'density', minutes: number): ReportChart {
  const period = { beginMs: NOON_MS, endMs: NOON_MS + minutes * MS_PER_MINUTE };
  const line = { type: 'LineString', coordinates: [] } as const;
  const area = { type: 'Polygon', coordinates: [] } as const;
  const request: ReportRequest =
    type === 'passageline'
      ? { type, name: NAME, ...period, line }
      : { type, name: NAME, ...period, area, cellDegrees: 1 };
  return new ReportChart(request);
}

/** Cells of a degree. */
function mapOf(wests: readonly number[]): string {
  const chart = chartOf('density', 60);
  for (const west of wests) {
    const ring: [number, number][] = [
      [west, 50],
      [west + 1, 50],
      [west + 1, 51],
      [west, 51],
      [west, 50],
    ];
    const cell = { type: 'Polygon' as const, coordinates: [ring] };
    const record: DensityCellJson = { cell, ships: 1, ship_hours: 1 };
    chart.add(record);
  }
  return chart.svg();
}

function hoursOf(minutes: number): string {
  const chart = chartOf('passageline', minutes);
  const position = { coordinates: [0, 0, '2026-06-01T12:00:00Z', null, null] };
  chart.add({ left: true, position } as unknown as PassageJson);
  return chart.svg();
}

describe('the chart of a report', () => {
  it.each([
    ['of passages', hoursOf(90)],
    ['of density', mapOf([8])],
  ])('%s keeps its texts inside the picture', (_, svg) => {
    const texts = [...svg.matchAll(/<text [^>]*x="(\d+)"([^>]*)>([^<]*)</g)];
    expect(texts.length).toBeGreaterThan(2);
    for (const [, x, rest, text] of texts) {
      const size = Number(/font-size="(\d+)"/.exec(rest)?.[1] ?? 12);
      const length = text.length * size * EMS_PER_LETTER;
      const room = rest.includes('end') ? Number(x) : WIDTH - Number(x);
      expect(length, text).toBeLessThan(room);
    }
  });

  it('of passages labels the end of its last bar', () => {
    expect(hoursOf(90)).toMatch(/text-anchor="end">2026-06-01 14:00:00</);
  });

  it.each([
    [[-179, 179], '179 to 182 east'],
    [[-120, -60, 0, 60, 119], '-120 to 120 east'],
    [[-5], '-5 to -4 east'],
    [[-32.09, 170], '170 to 328.91 east'],
  ])('of density at %j begins at %s', (wests, range) => {
    expect(mapOf(wests)).toContain(`${range}, 50 to 51 north`);
  });
});
