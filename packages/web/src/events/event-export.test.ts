import { expect, it } from 'vitest';
import { eventGeoJson, LIST_FORMS } from './event-export.ts';
import { assessmentOf, eventOf } from './testing/event-of.ts';

const EVENTS = [
  { event: eventOf({ id: 2, name: 'Roads, "inner"' }), assessment: assessmentOf('bunkering', 0.8) },
  { event: eventOf({ id: 1, name: '=HYPERLINK(1)' }), assessment: null },
];

function written(title: string): string {
  return LIST_FORMS.find((form) => form.title === title)!.write(EVENTS);
}

it('writes CSV as RFC 4180 has it, without formulas', () => {
  const [header, ...rows] = written('CSV').split('\n');
  expect(header).toMatch(/^id,configuration,severity,mmsi_first/);
  expect(rows[0]).toMatch(/^2,"Roads, ""inner""",Warning,211000001,211000002,/);
  expect(rows[0]).toContain(',4.1,51.9,');
  expect(rows[0]).toContain(',bunkering,0.8,');
  expect(rows[1]).toMatch(/^1,'=HYPERLINK\(1\),/);
  expect(rows[1]).toContain(',,,');
  expect(rows[2]).toBe('');
});

it('writes GeoJSON with the place of firing', () => {
  const { type, features } = JSON.parse(written('GeoJSON'));
  expect(type).toBe('FeatureCollection');
  expect(features).toMatchObject([
    {
      ...{ type: 'Feature', id: 2, geometry: { type: 'Point', coordinates: [4.1, 51.9] } },
      properties: { mmsi_first: 211000001, assessment: { kind: 'bunkering' } },
    },
    { id: 1, properties: { assessment: null } },
  ]);
});

it('writes an event a line as NDJSON', () => {
  const lines = written('NDJSON').split('\n');
  expect(lines.slice(0, 2).map((line) => JSON.parse(line).id)).toEqual([2, 1]);
  expect(lines[2]).toBe('');
});

it('writes an event with its places and tracks as GeoJSON', () => {
  const vertex = (i: number) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [4 + i, 51] as const },
    properties: {
      ...{ vertex_index: i, timestamp: `2026-11-24T05:0${i}:00.000Z` },
      ...{ sog: null, cog: null, is_estimated: false },
    },
  });
  const trackOf = (mmsi: number, count: number) => ({
    ...{ type: 'FeatureCollection' as const, s2s_event_id: 1, mmsi },
    features: Array.from({ length: count }, (_, i) => vertex(i)),
  });
  const { features } = JSON.parse(
    eventGeoJson(eventOf(), [trackOf(211000001, 2), trackOf(211000002, 1)]),
  );
  const shapes = features.map(({ geometry }: GeoJSON.Feature) => geometry.type);
  // Two places of each ship, no end yet; a track of one fix is no line.
  expect(shapes).toEqual(['Point', 'Point', 'Point', 'Point', 'LineString']);
  expect(features[4].geometry.coordinates).toEqual([
    [4, 51],
    [5, 51],
  ]);
  expect(features[4].properties.timestamps).toHaveLength(2);
});
