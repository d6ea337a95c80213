import type { AreaGeometry, Ring } from '@roadstead/geo';
import type { DetectorConfiguration, Fix, Mmsi } from '@roadstead/model';
import { eventTimeOf } from './event-time.ts';
import { type OracleEvent, type OracleOptions, type OracleVersion, oracle } from './oracle.ts';
import { MS_PER_MINUTE } from './tracks.ts';

/** On the equator a geodesic is an arc of a circle with the ellipsoid's equatorial radius, which permits manual computation. */
export const METERS_PER_DEGREE = (6_378_137 * Math.PI) / 180;

export const [A, B, C, D] = [211000001, 211000002, 211000003, 211000004] as [
  Mmsi,
  Mmsi,
  Mmsi,
  Mmsi,
];

/** Minute of the timeline, metres east on the equator; then `jump` where the track restarts. */
type Waypoint = readonly [minute: number, eastMeters: number, jump?: 'jump'];

export function ship(mmsi: Mmsi, waypoints: readonly Waypoint[], west = 0): Fix[] {
  return waypoints.map(([minute, eastMeters, jump]) => {
    const longitude = west + eastMeters / METERS_PER_DEGREE;
    const fix = {
      mmsi,
      timeMs: Math.round(minute * MS_PER_MINUTE),
      longitude: longitude > 180 ? longitude - 360 : longitude,
      latitude: 0,
    };
    return jump ? { ...fix, startsTrack: true } : fix;
  });
}

/** A stationary ship that reports at even intervals. */
export function stationary(mmsi: Mmsi, from: number, to: number, eastMeters = 0, step = 1): Fix[] {
  const count = Math.floor((to - from) / step) + 1;
  return ship(
    mmsi,
    Array.from({ length: count }, (_, i) => [from + i * step, eastMeters] as const),
  );
}

export function box(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** A box around the equator between two distances east. */
export function boxBetween(westMeters: number, eastMeters: number): Ring {
  return box(westMeters / METERS_PER_DEGREE, -1, eastMeters / METERS_PER_DEGREE, 1);
}

export function polygon(...coordinates: Ring[]): AreaGeometry {
  return { type: 'Polygon', coordinates };
}

/** One kilometre for ten minutes anywhere, by default. */
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

export function permanentVersion(changes: Partial<DetectorConfiguration> = {}): OracleVersion {
  const [fromMs, toMs] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return { configuration: configuration(changes), fromMs, toMs };
}

export const ORACLE_OPTIONS: OracleOptions = { gapMaxMinutes: 30, separationMinutes: 5 };

export function run(
  ships: readonly (readonly Fix[])[],
  versions: readonly OracleVersion[] = [permanentVersion()],
  options: Partial<OracleOptions> = {},
): OracleEvent[] {
  const fixes = ships.flat();
  return oracle(fixes, versions, eventTimeOf(fixes), { ...ORACLE_OPTIONS, ...options });
}

/** Instants of events in minutes: activation, fired, deactivation, discovery, discovery of the end. */
export function minutes(events: readonly OracleEvent[]): (number | null)[][] {
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

export function pairs(events: readonly OracleEvent[]): Mmsi[][] {
  return events.map(({ first, second }) => [first.mmsi, second.mmsi]);
}
