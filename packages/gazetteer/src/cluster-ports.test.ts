import { distanceMeters } from '@roadstead/geo';
import { type Locode, parseLocode } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gazetteerData } from '../data/index.js';
import { clusterPorts } from './cluster-ports.ts';
import { createGazetteer } from './create-gazetteer.ts';
import type { Port } from './port.ts';
import { CLUSTER_RADIUS_METERS } from './thresholds.ts';

const GAZETTEER = createGazetteer(gazetteerData);
const WORLD = clusterPorts(GAZETTEER.ports);

/** Returns a port on the equator, `eastKm` kilometres east of 0°. */
function port(id: number, eastKm: number, change: Partial<Port> = {}): Port {
  return {
    id,
    locode: `AA${String.fromCharCode(65 + id / 26, 65 + (id % 26), 65)}` as Locode,
    locodes: [],
    name: `Port ${id}`,
    aliases: [],
    country: 'AA',
    longitude: eastKm / 111.3195,
    latitude: 0,
    size: 'small',
    ...change,
  };
}

function idsOf(ports: readonly Port[]): readonly (readonly number[])[] {
  return clusterPorts(ports).map((cluster) => cluster.ports.map(({ id }) => id));
}

describe('clusters of ports', () => {
  it('[G12] join ports of one country by steps of at most 30 km, and have the name of the largest', () => {
    const ports = [port(1, 0), port(2, 29.9, { size: 'large' }), port(3, 59.8), port(4, 90.2)];
    expect(idsOf(ports)).toEqual([[2, 1, 3]]);
    expect(clusterPorts(ports)[0].name).toBe('Port 2');
  });

  it('[G12] extend at most 50 km from their seed, the largest or most central port', () => {
    const chain = [0, 25, 50, 75, 100, 125, 150].map((km, i) => port(i, km));
    expect(idsOf(chain)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
    ]);
    const big = chain.map((each) => (each.id === 3 ? port(3, 75, { size: 'large' }) : each));
    expect(idsOf(big)).toEqual([[3, 1, 2, 4, 5]]);
  });

  it('[G12] exclude ports without a LOCODE, of another country, single ports, and the smaller of two with one LOCODE', () => {
    expect(idsOf([port(1, 0), port(2, 1, { locode: null })])).toEqual([]);
    expect(idsOf([port(1, 0), port(2, 1, { country: 'BB' })])).toEqual([]);
    expect(idsOf([port(1, 0)])).toEqual([]);
    const twin = port(4, 1, { locode: port(1, 0).locode, size: 'large' });
    expect(idsOf([port(1, 0), port(2, 2), twin])).toEqual([[4, 2]]);
  });

  it('[G12] never have the name of a LOCODE: the country is added', () => {
    const code = 'MALTA' as Locode;
    const ports = [port(1, 0, { name: 'Malta', size: 'large' }), port(2, 1)];
    expect(clusterPorts(ports)[0].name).toBe('Malta');
    const coded = [...ports, port(3, 900, { locodes: [code] })];
    expect(clusterPorts(coded)[0].name).toBe('Malta (AA)');
  });

  it('[G12] of the same name have the country added, or the LOCODE if that is ambiguous too', () => {
    const sydneys = [
      port(1, 0, { name: 'Sydney' }),
      port(2, 1),
      port(3, 2000, { name: 'Sydney', country: 'BB' }),
      port(4, 2001, { country: 'BB' }),
      port(5, 4000, { name: 'Sydney', country: 'BB' }),
      port(6, 4001, { country: 'BB' }),
      port(7, 6000, { name: 'Perth' }),
      port(8, 6001),
    ];
    expect(clusterPorts(sydneys).map(({ name }) => name)).toEqual([
      'Perth',
      'Sydney (AA)',
      'Sydney (AAADA)',
      'Sydney (AAAFA)',
    ]);
  });

  it('[G12] do not depend on the order of the ports, are small, and have each port once', () => {
    const ports = fc.array(
      fc.record({
        eastKm: fc.integer({ min: 0, max: 250 }),
        size: fc.constantFrom('small' as const, 'large' as const, null),
      }),
      { minLength: 10, maxLength: 30 },
    );
    fc.assert(
      fc.property(ports, fc.infiniteStream(fc.nat()), (places, order) => {
        const all = places.map(({ eastKm, size }, i) => port(i, eastKm, { size }));
        const shuffled = all
          .map((each) => ({ each, at: order.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        const clusters = clusterPorts(shuffled);
        expect(clusters).toEqual(clusterPorts(all));
        const ids = clusters.flatMap((cluster) => cluster.ports.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const cluster of clusters) {
          expect(cluster.ports.length).toBeGreaterThan(1);
          const east = cluster.ports.map(({ longitude }) => longitude * 111.3195);
          expect(Math.max(...east) - Math.min(...east)).toBeLessThan(100.1);
        }
      }),
    );
  });
});

describe('the clusters of the world', () => {
  const named = (name: string): readonly string[] =>
    WORLD.find((cluster) => cluster.name === name)?.ports.map((each) => each.name) ?? [];

  it('[G12] are those in common use', () => {
    expect(named('Rotterdam')).toEqual(
      expect.arrayContaining(['Europoort', 'Vlaardingen', 'Schiedam', 'Dordrecht']),
    );
    expect(named('Tokyo Ko')).toEqual(
      expect.arrayContaining(['Yokohama Ko', 'Kawasaki Ko', 'Chiba Ko']),
    );
    expect([...named('Vlissingen')].sort()).toEqual(['Hansweert', 'Terneuzen', 'Vlissingen']);
    expect(named('Galveston')).toEqual(['Galveston', 'Texas City']);
    expect(named('Houston')).not.toContain('Galveston');
    expect(named('Los Angeles')).toContain('Long Beach');
    expect(WORLD).toHaveLength(562);
  });

  it('[G12] have unique names, which are no LOCODEs, share no ports, and are not larger than 100 km', () => {
    const names = WORLD.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => parseLocode(name) && GAZETTEER.portByLocode(name))).toEqual([]);
    const locodes = WORLD.flatMap(({ ports }) => ports.map(({ locode }) => locode));
    expect(new Set(locodes).size).toBe(locodes.length);
    for (const { ports } of WORLD) {
      const far = ports.flatMap((a) =>
        ports.map((b) => distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude)),
      );
      expect(Math.max(...far)).toBeLessThanOrEqual(2 * CLUSTER_RADIUS_METERS);
    }
  });
});
