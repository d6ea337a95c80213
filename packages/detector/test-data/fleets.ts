import { type Area, type AreaGeometry, type Box, prepareArea, type Ring } from '@roadstead/geo';
import type {
  DetectorConfiguration,
  Fix,
  Mmsi,
  Position,
  StsEvent,
  StsTransition,
  TrackBatch,
} from '@roadstead/model';
import geodesic from 'geographiclib-geodesic';
import { createDetector } from '../src/create-detector.ts';
import type { DetectorOptions } from '../src/detector-options.ts';

const MS_PER_MINUTE = 60_000;

/** On the equator a geodesic is an arc of a circle with the ellipsoid's equatorial radius, so results are exact by hand. */
export const EQUATOR_METERS_PER_DEGREE = (6_378_137 * Math.PI) / 180;

export const [A, B, C, D] = [211000001, 211000002, 211000003, 211000004] as [
  Mmsi,
  Mmsi,
  Mmsi,
  Mmsi,
];

/** Minute, metres east on the equator, and `jump` if a new track starts here. */
type Waypoint = readonly [minute: number, eastMeters: number, jump?: 'jump'];

/** Returns the fixes of a ship at waypoints on the equator. */
export function ship(mmsi: Mmsi, waypoints: readonly Waypoint[], west = 0): Fix[] {
  return waypoints.map(([minute, eastMeters, jump]) => {
    const longitude = west + eastMeters / EQUATOR_METERS_PER_DEGREE;
    const fix = {
      mmsi,
      timeMs: Math.round(minute * MS_PER_MINUTE),
      longitude: longitude > 180 ? longitude - 360 : longitude,
      latitude: 0,
    };
    return jump ? { ...fix, startsTrack: true } : fix;
  });
}

/** Returns the fixes of a ship at rest, in even steps of minutes. */
export function still(mmsi: Mmsi, from: number, to: number, eastMeters = 0, step = 1): Fix[] {
  const count = Math.floor((to - from) / step) + 1;
  return ship(
    mmsi,
    Array.from({ length: count }, (_, i) => [from + i * step, eastMeters] as const),
  );
}

/** Returns the ring of a box in degrees. */
export function box(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** Returns the ring of a box around the equator between two distances east. */
export function areaBetween(westMeters: number, eastMeters: number): Ring {
  return box(westMeters / EQUATOR_METERS_PER_DEGREE, -1, eastMeters / EQUATOR_METERS_PER_DEGREE, 1);
}

/** Returns a polygon of rings. */
export function polygon(...coordinates: Ring[]): AreaGeometry {
  return { type: 'Polygon', coordinates };
}

/** Returns a configuration; by default a kilometre for ten minutes, worldwide. */
export function configuration(changes: Partial<DetectorConfiguration> = {}): DetectorConfiguration {
  return {
    id: 1,
    uuid: '00000000-0000-4000-8000-000000000001',
    name: 'test',
    enabled: true,
    distanceMeters: 1000,
    windowMinutes: 10,
    severity: 'low',
    area: polygon(box(-180, -90, 180, 90)),
    excludePorts: false,
    ...changes,
  };
}

/** Returns the option `portAreasNear` for ports. */
export function portsNear(...ports: readonly AreaGeometry[]): (near: Box) => readonly Area[] {
  const areas = ports.map(prepareArea);
  return (near) => areas.filter((area) => area.relationTo(near) !== 'outside');
}

/** Sorts fixes by time, then MMSI. */
export function inOrder(ships: readonly (readonly Fix[])[]): Fix[] {
  return ships.flat().sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi);
}

/** Returns the batch of the ships' fixes after a minute and up to another, with the latter as watermark. */
export function batchBetween(
  ships: readonly (readonly Fix[])[],
  fromMinute: number,
  toMinute: number,
): TrackBatch {
  const [fromMs, watermarkMs] = [fromMinute * MS_PER_MINUTE, toMinute * MS_PER_MINUTE];
  const fixes = inOrder(ships).filter(({ timeMs }) => fromMs < timeMs && timeMs <= watermarkMs);
  return { fixes, watermarkMs, ended: false };
}

/** D8: returns the newest time that two ships have reached. */
function eventTimeMs(fixes: readonly Fix[]): number {
  const newest = new Map(fixes.map(({ mmsi, timeMs }) => [mmsi, timeMs]));
  return [...newest.values()].sort((a, b) => b - a)[1] ?? Number.NEGATIVE_INFINITY;
}

/** Returns the transitions of whole tracks. */
export function transitionsOf(
  ships: readonly (readonly Fix[])[],
  configurations: readonly DetectorConfiguration[] = [configuration()],
  options: DetectorOptions = {},
): readonly StsTransition[] {
  const fixes = inOrder(ships);
  const detector = createDetector(configurations, options);
  return detector.step({ fixes, watermarkMs: eventTimeMs(fixes), ended: true });
}

/** Returns the events of whole tracks in their final state, sorted by id. */
export function detect(...input: Parameters<typeof transitionsOf>): StsEvent[] {
  const events = new Map<number, StsEvent>();
  for (const { event } of transitionsOf(...input)) events.set(event.id, event);
  return [...events.values()];
}

/** Returns the instants of events in minutes: activation, fired, deactivation, discovery, discovery of the end. */
export function minutes(events: readonly StsEvent[]): (number | null)[][] {
  const minute = (timeMs: number | null): number | null =>
    timeMs === null ? null : Math.round((timeMs / MS_PER_MINUTE) * 1e6) / 1e6;
  return events.map((event) => [
    minute(event.activationTimeMs),
    minute(event.firedTimeMs),
    minute(event.deactivationTimeMs),
    minute(event.discoveredTimeMs),
    minute(event.endDiscoveredTimeMs),
  ]);
}

/** Returns the MMSIs of the pairs of events. */
export function pairs(events: readonly StsEvent[]): Mmsi[][] {
  return events.map(({ first, second }) => [first.mmsi, second.mmsi]);
}

/** Returns the WGS84 geodesic distance by Karney's algorithm. */
export function geodesicMeters(a: Position, b: Position): number {
  const { WGS84 } = geodesic.Geodesic;
  return WGS84.Inverse(a.latitude, a.longitude, b.latitude, b.longitude).s12 ?? Number.NaN;
}

/** Returns the end of a geodesic with a bearing in degrees from north and a length in metres. */
export function destination(from: Position, bearing: number, meters: number): Position {
  const end = geodesic.Geodesic.WGS84.Direct(from.latitude, from.longitude, bearing, meters);
  return { longitude: end.lon2 ?? Number.NaN, latitude: end.lat2 ?? Number.NaN };
}
