import type { Locode } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGazetteer } from '../create-gazetteer.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { parseHostPorts } from '../host-ports/parse-host-ports.ts';
import type { OfficialPlace } from '../official-place.ts';
import type { Port } from '../port.ts';
import { PortLearner } from './learn-ports.ts';
import type { ObservedStop } from './stop-cells.ts';

const data = { ports: '', areas: '', berths: '', anchorages: '', countries: '' };
const HOUR_MS = 3_600_000;
const port: Port = {
  ...{ id: 7, locode: 'XZABC' as Locode, locodes: [], name: 'Old Quay', aliases: [] },
  ...{ country: 'XZ', longitude: 10, latitude: 0, size: 'small' },
};
/** A port with a radius of 2 km at 10° east, with an anchorage 33 km to the north. */
const options = {
  ports: [port],
  anchorages: [{ portId: 7, longitude: 10, latitude: 0.3, radiusMeters: 2000 }],
};
const gazetteer = createGazetteer(data, options);
const place: OfficialPlace = {
  ...{ locode: 'XZNEW' as Locode, name: 'Newtown', aliases: [], country: 'XZ' },
  position: { longitude: 10.5, latitude: 0 },
};

function stopAt(
  longitude: number,
  latitude: number,
  part: Partial<ObservedStop> = {},
): ObservedStop {
  return {
    ...{ mmsi: 235_013_375, longitude, latitude, beginMs: 0, endMs: 10 * HOUR_MS },
    ...{ mooredShare: 1, anchoredShare: 0, ...part },
  };
}
const SILENT = { mooredShare: 0 };
const ANCHORED = { mooredShare: 0, anchoredShare: 1 };

function learn(stops: readonly ObservedStop[]): ReturnType<PortLearner['propose']> {
  const learner = new PortLearner(gazetteer, {
    places: () => [place],
    placeByLocode: () => undefined,
  });
  for (const stop of stops) learner.add(stop);
  return learner.propose();
}

/** The gazetteer with all that was learned from stops. */
function learned(stops: readonly ObservedStop[]): Gazetteer {
  const { features } = learn(stops);
  const parsed = parseHostPorts({ type: 'FeatureCollection', features }, gazetteer);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return createGazetteer(data, {
    ports: [port, ...(parsed.value.ports ?? [])],
    areas: parsed.value.areas ?? [],
    berths: parsed.value.berths ?? [],
    anchorages: [...options.anchorages, ...(parsed.value.anchorages ?? [])],
  });
}

it('[G19] a moored stop near a port is a berth of it, and extends its area', () => {
  const { features, counts } = learn([stopAt(10.05, 0), stopAt(10.001, 0)]);
  expect(counts).toEqual({ stops: 2, known: 1, unused: 0, ports: 0, berths: 1, anchorages: 0 });
  const review = {
    ...{ ships: 1, stops: 1, first: '1970-01-01T00:00:00Z', last: '1970-01-01T10:00:00Z' },
    ...{ hours: 10, moored_share: 1, nearest_port: 'Old Quay', nearest_port_locode: 'XZABC' },
    nearest_port_meters: 5566,
  };
  expect(features.map(({ properties }) => properties)).toEqual([
    { kind: 'area', port: 7, extends: true, ...review },
    { kind: 'berth', port: 7, name: '0°0.0′N 10°3.0′E', radius_meters: 150, ...review },
  ]);
  const own = learned([stopAt(10.05, 0)]);
  expect(own.portAt(10.05, 0)?.id).toBe(7);
  expect(own.portAt(10.001, 0)?.id).toBe(7);
  expect(own.portAt(10.03, 0)).toBeUndefined();
  expect(own.berthAt(10.05, 0)?.name).toBe('0°0.0′N 10°3.0′E');
});

it('[G19] berths far from all ports are a new one, by the official place or the nearest port', () => {
  const own = learned([stopAt(10.5, 0), stopAt(10.54, 0), stopAt(11, 0), stopAt(-179.999, 40)]);
  expect(own.ports.map(({ name, locode }) => [name, locode])).toEqual([
    ['Old Quay', 'XZABC'],
    ['Newtown', 'XZNEW'],
    ...own.ports.slice(2).map(({ name }) => [name, null]),
  ]);
  expect(own.portAt(10.54, 0)?.name).toBe('Newtown');
  expect(own.portAt(11, 0)?.name).toBe('111 km E of Old Quay');
  expect(own.portAt(179.9995, 40)?.name).toMatch(/ km .* of Old Quay$/);
});

it('[G19] stops at anchor are an anchorage, unless it is known', () => {
  const stops = [stopAt(10.2, 0, ANCHORED), stopAt(10, 0.3, ANCHORED)];
  expect(learn(stops).counts).toMatchObject({ known: 1, berths: 0, anchorages: 1 });
  expect(learned(stops).anchorageMeters(10.2, 0)).toBe(0);
});

it('[G19] three long stops without a status are a place in port without a berth', () => {
  const stops = [1, 2, 3].map((mmsi) => stopAt(10.05, 0, { ...SILENT, mmsi }));
  expect(learn(stops).features.map(({ properties: { kind } }) => kind)).toEqual(['area']);
  expect(learn(stops.slice(1)).counts).toMatchObject({ unused: 2, berths: 0 });
  const short = stops.map((stop) => ({ ...stop, endMs: HOUR_MS - 1 }));
  expect(learn(short).counts).toMatchObject({ unused: 3, berths: 0 });
});

it('[G19] a ship that says "moored" among others at anchor is no berth, also in a known anchorage', () => {
  for (const latitude of [0.3, 0.6]) {
    const stops = [1, 2].map((mmsi) => stopAt(10.003, latitude, { ...ANCHORED, mmsi }));
    const { counts } = learn([...stops, stopAt(10, latitude)]);
    expect(counts).toMatchObject({ unused: 1, berths: 0 });
  }
});

it('[G19] is the same in any order of the stops, and has every moored stop in a port', () => {
  const offset = fc.double({ min: -0.2, max: 0.2, noNaN: true });
  const stops = fc.array(
    fc.record({
      east: offset,
      north: offset,
      hours: fc.integer({ min: 1, max: 99 }),
      mmsi: fc.nat(3),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(stops, fc.constantFrom(10, 180), fc.infiniteStream(fc.nat()), (all, at, order) => {
      const made = all.map(({ east, north, hours, mmsi }) =>
        stopAt(at + east > 180 ? at + east - 360 : at + east, north, {
          endMs: hours * HOUR_MS,
          mmsi,
        }),
      );
      const shuffled = made
        .map((stop) => ({ stop, rank: order.next().value ?? 0 }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ stop }) => stop);
      expect(learn(shuffled)).toEqual(learn(made));
      const own = learned(made);
      for (const { longitude, latitude } of made) {
        expect(own.portAt(longitude, latitude)).toBeDefined();
        expect(
          own.berthAt(longitude, latitude) ?? gazetteer.portAt(longitude, latitude),
        ).toBeDefined();
      }
    }),
  );
});
