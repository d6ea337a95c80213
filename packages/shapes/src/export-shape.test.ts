import { describe, expect, it } from 'vitest';
import { bytesOfBase64 } from './base64.ts';
import { exportShape } from './export-shape.ts';
import { parseShape } from './parse-shape.ts';
import type { Shape } from './shape.ts';
import { shapeJson } from './shape-json.ts';
import { CIRCLE, exported, OWNER, READER, shape } from './testing/shape-fixtures.ts';
import { unzipStored } from './testing/unzip-stored.ts';

async function filesOf(one: Shape): Promise<ReadonlyMap<string, Uint8Array>> {
  const zip = bytesOfBase64(exported(one, 'zip'))!;
  const files = await unzipStored()(zip, {
    entriesMax: 9,
    bytesMax: 1e6,
    isWanted: () => true,
  });
  if (!files.ok) throw new Error(files.error);
  return new Map(files.value.map(({ name, bytes }) => [name, bytes]));
}

describe('the export of a shape', () => {
  it('[SH9] is a Feature with the radius as a text', () => {
    expect(JSON.parse(exported(shape(CIRCLE), 'geojson'))).toEqual({
      type: 'Feature',
      geometry: CIRCLE.geometry,
      properties: {
        name: 'Solent',
        description: 'off Cowes',
        id: 'c0a8f9d4-95b1-4a4e-9f0a-2f4f5b0c9d33',
        owner: 'mara',
        user_id: OWNER,
        acl: [READER],
        radius: '2500',
      },
    });
    const { properties } = shapeJson(shape({ ...CIRCLE, radiusMeters: null }));
    expect(properties).not.toHaveProperty('radius');
  });

  it('[SH9] is a body that recreates the shape', () => {
    const { name, description, acl } = shape(CIRCLE);
    const parsed = parseShape(JSON.parse(exported(shape(CIRCLE), 'geojson')));
    expect(parsed).toEqual({ ok: true, value: { name, description, acl, ...CIRCLE } });
  });

  it('[SH9] is WKT, longitude first', () => {
    const place = { ...CIRCLE, radiusMeters: null };
    expect(exported(shape(place), 'wkt')).toBe('POINT (4.1 51.9)');
    expect(exported(shape(CIRCLE), 'wkt')).toMatch(/^POLYGON \(\(4\.1 51\.9\d+, /);
  });

  it('[SH9] rejects other formats', () => {
    expect(exportShape(shape(CIRCLE), 'kml')).toMatchObject({
      ok: false,
      error: { code: 'malformed', problems: [{ pointer: 'format' }] },
    });
  });

  it('[SH9] fails for a circle too small to be a polygon', () => {
    const tiny = shape({ ...CIRCLE, radiusMeters: 1e-6 });
    expect(exportShape(tiny, 'geojson').ok).toBe(true);
    for (const format of ['wkt', 'zip']) {
      expect(exportShape(tiny, format)).toMatchObject({ ok: false, error: { code: 'invalid' } });
    }
  });
});

describe('an exported Shapefile', () => {
  it('[SH9] has the same bytes for the same shape', () => {
    expect(exported(shape(CIRCLE), 'zip')).toBe(exported(shape(CIRCLE), 'zip'));
  });

  it('[SH9] has five files, two of them with the same header', async () => {
    const files = await filesOf(shape({ ...CIRCLE, radiusMeters: null }));
    expect([...files.keys()]).toEqual([
      'shape.shp',
      'shape.shx',
      'shape.dbf',
      'shape.prj',
      'shape.cpg',
    ]);
    const [shp, shx] = [...files.values()];
    expect(shp).toHaveLength(128);
    expect(shx).toHaveLength(108);
    expect(shx.slice(28, 100)).toEqual(shp.slice(28, 100));
    // The record begins at word 50 and has 10 words.
    expect([...shx.slice(100)]).toEqual([0, 0, 0, 50, 0, 0, 0, 10]);
  });

  it('[SH9] has texts cut between two characters', async () => {
    const files = await filesOf(shape(CIRCLE, '🚢'.repeat(100), 'é'.repeat(127)));
    // After the header, which has two fields.
    const record = files.get('shape.dbf')!.subarray(97);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(record);
    expect(text).toContain(` ${'🚢'.repeat(63)}  ${'é'.repeat(127)}`);
    expect(text).not.toContain('🚢'.repeat(64));
  });
});
