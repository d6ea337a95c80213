import { gazetteerData } from '@roadstead/gazetteer/data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../create-gazetteer.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { HOST_FEATURES_MAX, parseHostPorts } from './parse-host-ports.ts';
import { idOfLocode, PORT_ID_MAX, portIdOfName } from './port-ids.ts';

const bundled = createGazetteer(gazetteerData);
const rotterdam = bundled.portByLocode('NLRTM')!;

const square = (west: number, south: number, degrees = 0.01): object => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + degrees, south],
      [west + degrees, south + degrees],
      [west, south + degrees],
      [west, south],
    ],
  ],
});
const feature = (properties: object | null, geometry: unknown = null): object => ({
  type: 'Feature',
  properties,
  geometry,
});
const point = (longitude: number, latitude: number): object => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});
const parse = (...features: readonly unknown[]): ReturnType<typeof parseHostPorts> =>
  parseHostPorts({ type: 'FeatureCollection', features }, bundled);

/** The gazetteer with these features, which must be right. */
function withFeatures(...features: readonly unknown[]): Gazetteer {
  const parsed = parse(...features);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return createGazetteer(gazetteerData, parsed.value);
}

/** The problems of these features, each as pointer and detail. */
function problemsOf(...features: readonly unknown[]): readonly string[] {
  const parsed = parse(...features);
  return parsed.ok ? [] : parsed.error.map(({ pointer, detail }) => `${pointer}: ${detail}`);
}

describe('ports', () => {
  it('[G18] rename a known port where it is, which is still found by its old name', () => {
    const own = withFeatures(feature({ locode: 'NLRTM', name: 'Maasstad' }));
    const port = own.portByLocode('NLRTM')!;
    expect(port).toEqual({
      ...rotterdam,
      name: 'Maasstad',
      aliases: [...rotterdam.aliases, rotterdam.name],
    });
    expect(own.geometryOf(port)).toEqual(bundled.geometryOf(rotterdam));
    expect(own.ports).toHaveLength(bundled.ports.length);
  });

  it('[G18] override a known port by number, and one that moves has a circle', () => {
    const size = 'small';
    const own = withFeatures(feature({ id: rotterdam.id, aliases: ['R'], size }, point(5, 0)));
    const port = own.portById(rotterdam.id)!;
    expect(port).toEqual({ ...rotterdam, longitude: 5, latitude: 0, aliases: ['R'], size });
    expect(own.portAt(5.017, 0)).toEqual(port);
    expect(own.portAt(5.019, 0)).toBeUndefined();
  });

  it('[G18] without a number have that of their LOCODE, otherwise of country and name', () => {
    const own = withFeatures(
      feature({ locode: 'XZ2AA', name: 'A', locodes: ['xz 2ab', 'XZ2AA'] }, point(-355, 0)),
      feature({ name: 'B', country: 'XZ' }, point(6, 0)),
      feature({ kind: 'port', id: 7_000_000, name: 'C', country: 'XZ' }, point(7, 0)),
    );
    const byLocode = idOfLocode('XZ2AA');
    expect(own.portById(byLocode)).toEqual({
      ...{ id: byLocode, locode: 'XZ2AA', locodes: ['XZ2AB'], name: 'A', aliases: [] },
      ...{ country: 'XZ', longitude: 5, latitude: 0, size: null },
    });
    expect(own.portById(portIdOfName('XZ', 'B'))?.name).toBe('B');
    expect(own.portById(7_000_000)?.name).toBe('C');
  });

  it('[G18] have numbers above those of the index and of all LOCODEs, which fit in 32 bits', () => {
    expect(idOfLocode('AAAAA')).toBe(1_000_000);
    expect(idOfLocode('99999')).toBeLessThan(100_000_000);
    fc.assert(
      fc.property(fc.string(), (name) => {
        const id = portIdOfName('NL', name);
        expect(id).toBeGreaterThanOrEqual(200_000_000);
        expect(id).toBeLessThanOrEqual(PORT_ID_MAX);
      }),
    );
  });
});

describe('places of ports', () => {
  it('[G18] areas replace that of the port, several are one', () => {
    const own = withFeatures(
      feature({ kind: 'area', port: 'NLRTM' }, square(10, 0)),
      feature({ kind: 'area', port: rotterdam.id, extends: true }, square(11, 0)),
    );
    expect(own.portAt(10.005, 0.005)?.id).toBe(rotterdam.id);
    expect(own.portAt(11.005, 0.005)?.id).toBe(rotterdam.id);
    expect(own.portAt(4.02, 51.95)?.id).not.toBe(rotterdam.id);
  });

  it('[G18] areas extend that of the port', () => {
    const own = withFeatures(
      feature({ kind: 'area', port: 'NLRTM', extends: true }, square(10, 0)),
    );
    expect(own.portAt(10.005, 0.005)?.id).toBe(rotterdam.id);
    expect(own.portAt(4.02, 51.95)).toEqual(bundled.portAt(4.02, 51.95));
  });

  it('[G18] berths are added, or replace those of the same name', () => {
    const [old, ...others] = bundled.berthsOf(rotterdam);
    const own = withFeatures(
      feature({ kind: 'berth', port: 'NLRTM', name: old.name }, square(10, 0)),
      feature({ kind: 'berth', port: 'XZ2AA', name: 'Quay', radius_meters: 100 }, point(6, 0)),
      feature({ locode: 'XZ2AA', name: 'A' }, point(6, 0)),
    );
    expect(own.berthsOf(own.portById(rotterdam.id)!)).toEqual([
      ...others.filter(({ name }) => name !== old.name),
      expect.objectContaining({ id: `${rotterdam.id}-own-1`, name: old.name }),
    ]);
    // The circle goes around the polygon: its corners are 786 m from the middle.
    expect(own.berthAt(10.0001, 0.0001)?.name).toBe(old.name);
    expect(own.berthAt(10.0125, 0.005)).toBeUndefined();
    expect(own.berthAt(6.0008, 0)).toMatchObject({ name: 'Quay', portId: idOfLocode('XZ2AA') });
  });

  it('[G18] anchorages are added, also across the antimeridian', () => {
    const own = withFeatures(
      feature({ kind: 'anchorage', port: 'NLRTM' }, square(179.99, -40, 0.02)),
    );
    expect(own.anchorageMeters(-179.995, -39.99)).toBe(0);
    expect(bundled.anchorageMeters(-179.995, -39.99)).toBeGreaterThan(10_000);
  });
});

describe('wrong input', () => {
  it('[G18] has every problem named, with the feature and the property', () => {
    expect(
      problemsOf(
        'x',
        feature(null),
        feature({ kind: 'area', port: 'XXXXX', extends: 1 }, square(0, 0)),
        feature({ kind: 'pier' }, point(0, 0)),
        feature({}, square(0, 0)),
        feature({ name: ' ', locode: 'NL', size: 'huge', aliases: [1], country: 'nl' }),
        feature({ name: 'A' }, point(0, 95)),
        feature({ locode: 'NLRTM' }, square(0, 0)),
        feature({ id: rotterdam.id }),
        feature({ id: rotterdam.id }),
        feature({ kind: 'berth', port: 1.5, radius_meters: 0 }, point(0, 0)),
        feature({ kind: 'anchorage', port: 'NLRTM' }, square(0, 0, 10)),
        feature({ kind: 'area', port: 'NLRTM' }),
      ),
    ).toMatchInlineSnapshot(`
      [
        "/features/0: must be a GeoJSON Feature.",
        "/features/1/properties: must be an object.",
        "/features/2/properties/port: is no known port: XXXXX.",
        "/features/2/properties/extends: must be true or false.",
        "/features/3/properties/kind: must be one of port, area, berth, anchorage.",
        "/features/4/properties/kind: is missing; it must be area, berth or anchorage.",
        "/features/5/properties/locode: must be a UN/LOCODE such as NLRTM.",
        "/features/5/geometry: must be a Point: no known port has this id or locode.",
        "/features/5/properties/name: must be a text of 1 to 100 characters, not blank, not . or .., without control characters.",
        "/features/5/properties/country: must be a country code of two capital letters such as NL.",
        "/features/5/properties/aliases: must be an array of at most 50 values, each of which must be a text of 1 to 100 characters, not blank, not . or .., without control characters.",
        "/features/5/properties/size: must be one of very-small, small, medium, large.",
        "/features/6/geometry/coordinates: Latitude is from −90 to 90; at [0, 95] it is not (longitude comes first).",
        "/features/6/properties/country: is missing; it must be a country code of two capital letters such as NL.",
        "/features/7/properties/kind: is missing; it must be area, berth or anchorage.",
        "/features/9/properties: is the port 31140 of /features/8, too; merge them, or give one another id.",
        "/features/10/properties/port: must be the id or the UN/LOCODE of a port.",
        "/features/10/properties/name: is missing; it must be a text of 1 to 100 characters, not blank, not . or .., without control characters.",
        "/features/10/properties/radius_meters: must be a number of metres above 0 and up to 50000.",
        "/features/11/geometry: must fit in a circle with a radius of 50000 metres.",
        "/features/12/geometry: An area is a GeoJSON Polygon or MultiPolygon, or a Feature with one.",
      ]
    `);
  });

  it('[G18] is no FeatureCollection, or too large', () => {
    for (const wrong of [undefined, null, 1, [], { type: 'Feature' }]) {
      expect(parseHostPorts(wrong, bundled)).toMatchObject({ ok: false, error: [{ pointer: '' }] });
    }
    const features = Array.from({ length: HOST_FEATURES_MAX + 1 }, () => null);
    expect(parse(...features)).toMatchObject({ ok: false, error: [{ pointer: '/features' }] });
  });

  it('[G18] is a value, never an exception', () => {
    const properties = fc.dictionary(
      fc.constantFrom('id', 'locode', 'name', 'kind', 'port', 'country', 'size', 'radius_meters'),
      fc.oneof(fc.anything(), fc.constantFrom('NLRTM', 'berth', 'area', 'NL', 31140)),
    );
    const geometry = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom('Point', 'Polygon'), coordinates: fc.anything() }),
      fc.constant(square(1, 1)),
    );
    const features = fc.array(fc.oneof(fc.anything(), fc.tuple(properties, geometry)));
    fc.assert(
      fc.property(features, (each) => {
        const parsed = parse(
          ...each.map((one) => (Array.isArray(one) ? feature(one[0] as object, one[1]) : one)),
        );
        expect(parsed.ok || parsed.error.length > 0).toBe(true);
      }),
    );
  });
});
