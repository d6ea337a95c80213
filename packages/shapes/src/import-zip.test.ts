import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { success } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64OfBytes, bytesOfBase64 } from './base64.ts';
import { importShape } from './import-shape.ts';
import { imported, importOutcome } from './testing/import-results.ts';
import { pointContent, polygonContent, shpFile, zipBytes, zipText } from './testing/shapefiles.ts';
import { unzipStored } from './testing/unzip-stored.ts';
import type { UnzipLimits } from './unzip.ts';
import { writeDbf } from './write-dbf.ts';
import { writeShapefile } from './write-shapefile.ts';
import { writeZip } from './write-zip.ts';

/** Clockwise, as outlines are in a Shapefile. */
const OUTLINE = [
  [0, 0],
  [0, 4],
  [4, 4],
  [4, 0],
  [0, 0],
];
const AS_GEOJSON = OUTLINE.toReversed();
const SHP = shpFile(5, polygonContent(5, [OUTLINE]));
const POINT_SHP = shpFile(1, pointContent(1, 4.1, 51.9));
const WGS84 =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]';
const WGS84_WKT2 =
  'GEOGCRS["WGS 84",\n  ENSEMBLE["World Geodetic System 1984 ensemble",\n    ELLIPSOID["WGS 84",6378137,298.257223563,LENGTHUNIT["metre",1]]],\n  PRIMEM["Greenwich",0,ANGLEUNIT["degree",0.0174532925199433]]]';
const UTM = `PROJCS["WGS_1984_UTM_Zone_31N",${WGS84},PROJECTION["Transverse_Mercator"]]`;

function dbf(description: string): Uint8Array {
  return writeDbf([{ field: 'DESCRIPTIO', text: description }]);
}

function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice();
  copy[at] = value;
  return copy;
}

describe('the ZIP', () => {
  it('[SH8] has one .shp file, in a folder or not, in any case', async () => {
    expect(await importOutcome('zip', zipText({ 'a.shp': SHP }))).toBe('imported');
    expect(await importOutcome('zip', zipText({ 'in/here/A.SHP': SHP, 'in/read.me': '' }))).toBe(
      'imported',
    );
    const forked = { 'a.shp': SHP, '__MACOSX/._a.shp': 'x', '._a.shp': 'x' };
    expect(await importOutcome('zip', zipText(forked))).toBe('imported');
    expect(await importOutcome('zip', zipText({ 'a.txt': '' }))).toMatch(
      /^invalid: The ZIP has no \.shp/,
    );
    expect(await importOutcome('zip', zipText({ 'a.shp': SHP, 'b.shp': SHP }))).toMatch(
      /has 2 \.shp/,
    );
  });

  it.each(['../a.shp', 'b/../../a.shp', '/a.shp', 'C:/a.shp', 'b\\a.shp', 'b/..', 'a\0.shp'])(
    '[SH8] must not have a file named %j',
    async (name) => {
      const files = { 'fine.shp': SHP, [name]: 'x' };
      expect(await importOutcome('zip', zipText(files))).toMatch(
        /^invalid: A file of the ZIP cannot/,
      );
    },
  );

  it('[SH8] is base64 text, with or without line breaks', async () => {
    const text = zipText({ 'a.shp': SHP });
    expect(await importOutcome('zip', text.replace(/.{76}/g, '$&\r\n'))).toBe('imported');
    expect(await importOutcome('zip', '*')).toMatch(
      /^malformed: .* not a ZIP file, nor one as base64 text/,
    );
    expect(await importOutcome('zip', '')).toMatch(/^invalid: The ZIP file cannot be read: /);
    expect(await importOutcome('zip', btoa('no zip'))).toMatch(
      /^invalid: The ZIP file cannot be read/,
    );
  });

  it('[SH8] may be bytes', async () => {
    const result = await importShape('zip', zipBytes({ 'a.shp': SHP }), unzipStored());
    expect(result).toMatchObject({ ok: true, value: { geometry: { coordinates: [AS_GEOJSON] } } });
    const text = new TextEncoder().encode(zipText({ 'a.shp': SHP }));
    expect(await importShape('zip', text, unzipStored())).toEqual(result);
    const wrong = await importShape('wkt', new Uint8Array([0xff, 0xfe]), unzipStored());
    expect(wrong).toMatchObject({ error: { code: 'malformed', detail: 'The body is not UTF-8.' } });
  });

  it('[SH8] is unpacked up to 100 files and 4 MB, and only the files of a Shapefile', async () => {
    const limits: UnzipLimits[] = [];
    await importShape('zip', zipText({ 'a.shp': SHP }), async (zip, each) => {
      limits.push(each);
      return unzipStored()(zip, each);
    });
    expect(limits).toMatchObject([{ entriesMax: 100, bytesMax: 4 * 1024 * 1024 }]);
    const wanted = ['a.shp', 'b/C.PRJ', 'a.dbf', 'a.cpg', 'a.txt', 'shp', 'a.shp.xml'];
    expect(wanted.filter(limits[0].isWanted)).toEqual(wanted.slice(0, 4));
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`${i}.shp`, SHP]));
    expect(await importOutcome('zip', zipText(many))).toMatch(/^invalid: .* too many entries/);
  });

  it('[SH8] may be deflated, if the injected unzip supports it', async () => {
    const packed = new Uint8Array(deflateRawSync(SHP));
    const zip = writeZip([{ name: 'a.shp', bytes: packed }]);
    // The compression method is at offset 8 of the local header and at offset 10 of the central one.
    zip[8] = 8;
    zip[30 + 'a.shp'.length + packed.length + 10] = 8;
    const unzip = unzipStored((bytes) => inflateRawSync(bytes));
    const result = await importShape('zip', base64OfBytes(zip), unzip);
    const geometry = { type: 'Polygon', coordinates: [AS_GEOJSON] };
    expect(result).toMatchObject({ ok: true, value: { geometry } });
  });
});

describe('the .shp file', () => {
  const inZip = (shp: Uint8Array): string => zipText({ 'x/a.shp': shp });
  const polygon = { type: 'Polygon', coordinates: [AS_GEOJSON] };
  const fiveOf = (value: number): number[] => [value, value, ...OUTLINE.map(() => value)];

  it.each([
    [5, SHP],
    [15, shpFile(15, polygonContent(15, [OUTLINE], ...fiveOf(7)))],
    [15, shpFile(15, polygonContent(15, [OUTLINE], ...fiveOf(7), ...fiveOf(8)))],
    [25, shpFile(25, polygonContent(25, [OUTLINE]))],
    [25, shpFile(25, polygonContent(25, [OUTLINE], ...fiveOf(8)))],
  ])('[SH8] can have a polygon of type %i', async (_, shp) => {
    expect((await imported('zip', inZip(shp))).geometry).toEqual(polygon);
  });

  it.each([
    [1, POINT_SHP],
    [11, shpFile(11, pointContent(11, 4.1, 51.9, 12))],
    [11, shpFile(11, pointContent(11, 4.1, 51.9, 12, 5))],
    [21, shpFile(21, pointContent(21, 4.1, 51.9, 5))],
  ])('[SH8] can have a point of type %i', async (_, shp) => {
    expect((await imported('zip', inZip(shp))).geometry).toEqual({
      type: 'Point',
      coordinates: [4.1, 51.9],
    });
  });

  it.each([
    ['no content', new Uint8Array(0), 'The file ends in its header'],
    ['another file code', changed(SHP, 3, 0), 'The file is not a Shapefile'],
    ['a cut end', SHP.slice(0, -8), 'The header declares 236 bytes; the file has 228'],
    ['no record', shpFile(5), 'The file has no record'],
    ['two records', shpFile(1, pointContent(1, 1, 2), pointContent(1, 3, 4)), 'more than one'],
    ['a record longer than the file', changed(SHP, 107, 200), 'The record declares 400 bytes'],
    ['a negative length', changed(SHP, 104, 255), 'The record declares -'],
    ['a null record', shpFile(0, pointContent(0)), 'has no geometry'],
    ['a line', shpFile(3, polygonContent(3, [OUTLINE])), 'has type 3; a shape must be'],
    ['another type than its header', shpFile(15, polygonContent(5, [OUTLINE])), 'type 5, the file'],
    ['bytes after its points', shpFile(5, polygonContent(5, [OUTLINE], 1)), 'does not match'],
    ['a point too short', shpFile(1, pointContent(1, 4)), 'does not match'],
    ['a polygon too short', shpFile(5, pointContent(5, 1, 2)), 'does not match'],
    ['fewer points than declared', changed(SHP, 108 + 40, 6), 'does not match'],
    ['very many points', changed(SHP, 108 + 42, 1), 'at most 10000 vertices; this one has 65541'],
    ['no rings', changed(SHP, 108 + 36, 0), 'cannot have 0 rings'],
    ['negative counts', changed(SHP, 108 + 43, 255), 'cannot have 1 rings of -'],
    ['a first ring that begins late', changed(SHP, 108 + 44, 1), 'not in ascending order'],
    ['an open ring', shpFile(5, polygonContent(5, [OUTLINE.slice(1)])), 'not closed'],
    ['NaN', shpFile(1, pointContent(1, Number.NaN, 0)), 'array of two numbers'],
  ])('[SH8] cannot have %s', async (_, shp, reason) => {
    const outcome = await importOutcome('zip', inZip(shp));
    expect(outcome).toContain(reason);
    expect(outcome).toMatch(/^invalid: \/x~1a\.shp/);
  });
});

describe('the .prj, .dbf and .cpg files', () => {
  it.each([
    WGS84,
    WGS84_WKT2,
    '',
    WGS84.replace('"D_WGS_1984"', '"D_WGS_1984_(G1762)"'),
    WGS84.replace('0.0174532925199433', '0.0174533'),
    WGS84.replace('"WGS_1984"', '"D_North_American_1983"'),
    WGS84.replace('"WGS_1984"', '"North_American_Datum_1983"'),
    WGS84.replace('"WGS_1984"', '"NAD83_National_Spatial_Reference_System_2011"'),
  ])('[SH8] may name WGS 84, NAD83 or nothing: %s', async (prj) => {
    expect(await importOutcome('zip', zipText({ 'a.shp': SHP, 'A.prj': prj }))).toBe('imported');
  });

  it.each([
    [UTM, 'in "WGS_1984_UTM_Zone_31N"; only longitude and latitude'],
    [WGS84.replace('"WGS_1984"', '"North_American_Datum_1927"'), 'datum "North_American_Datum'],
    [WGS84.replace('"Greenwich",0', '"Paris",2.33'), 'another prime meridian than Greenwich'],
    [WGS84.replace('"degree",0.0174532925199433', '"grad",0.0157'), 'in "grad" instead of degrees'],
    ['+proj=longlat', 'no coordinate system'],
  ])('[SH8] must not name %s', async (prj, reason) => {
    const outcome = await importOutcome('zip', zipText({ 'a.shp': SHP, 'a.prj': prj }));
    expect(outcome).toContain(reason);
    expect(outcome).toMatch(/^invalid: \/a\.prj /);
  });

  it('[SH10] may be crafted for slow parsing', async () => {
    const prj = `GEOGCS[${' '.repeat(4_000_000)}"`;
    expect(await importOutcome('zip', zipText({ 'a.shp': SHP, 'a.prj': prj }))).toMatch(
      /no coordinate/,
    );
  });

  it.each([
    ['utf-8', 'Brést'],
    ['UTF8\r\n', 'Brést'],
    ['65001', 'Brést'],
    ['1252', 'BrÃ©st'],
    ['ISO-8859-1', 'BrÃ©st'],
    ['ANSI 1252', 'BrÃ©st'],
    [undefined, 'Brést'],
  ])('[SH8] have the description, in the encoding %j', async (cpg, description) => {
    const files = { 'a.shp': SHP, 'a.dbf': dbf('Brést'), ...(cpg && { 'a.cpg': cpg }) };
    expect(await imported('zip', zipText(files))).toMatchObject({ description });
  });

  it('[SH8] may have no description, and without a .cpg one in Windows-1252', async () => {
    const named = writeDbf([{ field: 'name', text: 'x' }]);
    const windows = dbf('?resund');
    windows[windows.length - 255] = 0xd6;
    const importDbf = (file: Uint8Array) =>
      imported('zip', zipText({ 'a.shp': SHP, 'a.dbf': file }));
    expect(await importDbf(named)).toMatchObject({ description: null });
    expect(await importDbf(dbf(''))).toMatchObject({ description: null });
    expect(await importDbf(windows)).toMatchObject({ description: 'Öresund' });
    const other = { 'a.shp': SHP, 'b.dbf': 'broken', 'b.prj': UTM };
    expect(await importOutcome('zip', zipText(other))).toBe('imported');
  });

  it.each([
    ['', 'ends in its header'],
    [changed(dbf('x'), 4, 2), 'The file has 2 records; it must have one'],
    [dbf('x').slice(0, 100), 'The header declares 320 bytes or more; the file has 100'],
    [changed(dbf('x'), 10, 12), 'do not add up'],
    [changed(dbf('x'), 65, 0x2a), 'is marked as deleted'],
  ])('[SH8] must not be damaged (%#)', async (file, reason) => {
    const outcome = await importOutcome('zip', zipText({ 'a.shp': SHP, 'a.dbf': file }));
    expect(outcome).toContain(reason);
    expect(outcome).toMatch(/^invalid: \/a\.dbf /);
  });

  it('[SH8] must have a known encoding', async () => {
    const read = (text: string): Promise<string> =>
      importOutcome('zip', zipText({ 'a.shp': SHP, 'a.dbf': dbf(text), 'a.cpg': 'Klingon' }));
    expect(await read('h\u00fc')).toBe('invalid: /a.cpg The encoding "Klingon" is unknown.');
    // ASCII letters, which all encodings share.
    expect(await read('x')).toBe('imported');
  });
});

describe('arbitrary bytes', () => {
  const valid = writeShapefile(
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 0],
        ],
      ],
    },
    'Solent',
    'off Cowes',
  );
  const anyOutcome = /^(?:imported$|malformed: .|invalid: .)/s;

  it('[SH10] are rejected', async () => {
    const names = fc.constantFrom('a.shp', 'a.dbf', 'a.prj', 'a.cpg', 'b.shp', 'c/a.shp');
    const bytes = fc.uint8Array({ maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ name: names, bytes })), async (files) => {
        const result = await importShape('zip', '', async () => success(files));
        expect(result.ok).toBe(false);
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await importOutcome('zip', text)).toMatch(anyOutcome);
      }),
    );
  });

  it('[SH10] from a changed valid file are rejected or are another shape', async () => {
    const change = fc.record({ at: fc.nat(valid.length - 1), value: fc.nat(255) });
    const cut = fc.option(fc.nat(valid.length));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 4 }), cut, async (changes, length) => {
        const bytes = valid.slice();
        for (const { at, value } of changes) bytes[at] = value;
        const text = base64OfBytes(bytes.subarray(0, length ?? bytes.length));
        expect(await importOutcome('zip', text)).toMatch(anyOutcome);
      }),
      { numRuns: 3000 },
    );
  });
});

it('[SH9] base64 text decodes to the encoded bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100_000, size: 'max' }), (bytes) => {
      const text = base64OfBytes(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(Buffer.from(bytesOfBase64(text)!).equals(bytes)).toBe(true);
    }),
    { numRuns: 20 },
  );
});
