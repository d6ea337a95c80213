import type { PositionReport } from '@roadstead/model';
import type { SailedTrack, Ship, StoredPortCall } from '@roadstead/service';
import type { z } from 'zod';
import { timestampSeconds } from '../read/timestamps.ts';
import type { PORT_CALLS, POSITION, SHIP, TRACK } from './tracking-schemas.ts';

type Vertex = z.infer<typeof POSITION>['position']['coordinates'];

const EXTENSIONS: ['time', 'cog', 'sog'] = ['time', 'cog', 'sog'];

export function shipJson(ship: Ship): z.infer<typeof SHIP> {
  const { mmsi, imo, name, callsign, shiptype, destination, draughtMeters, etaMs } = ship;
  return {
    a2: ship.country?.a2 ?? null,
    callsign,
    country: ship.country?.name ?? null,
    destination,
    draught: draughtMeters,
    eta: etaMs === null ? null : timestampSeconds(etaMs),
    imo,
    length: whole(ship.lengthMeters),
    mmsi,
    name,
    shiptype,
    width: whole(ship.widthMeters),
  };
}

export function positionJson(report: PositionReport): z.infer<typeof POSITION> {
  const { mmsi, heading, navStatus, rot } = report;
  return {
    heading: whole(heading),
    nav_status: navStatus,
    rot: whole(rot),
    ship: { mmsi },
    position: { type: 'Point', coordinates: vertexOf(report), extensions: EXTENSIONS },
  };
}

export function trackJson({ mmsi, distanceMeters, points }: SailedTrack): z.infer<typeof TRACK> {
  return {
    distance: Math.round(distanceMeters),
    ship: { mmsi },
    track: { type: 'LineString', coordinates: points.map(vertexOf), extensions: EXTENSIONS },
  };
}

export function portCallsJson(calls: readonly StoredPortCall[]): z.infer<typeof PORT_CALLS> {
  return {
    records: calls.map(({ ataMs, atdMs, berths, port }) => ({
      ata: timestampSeconds(ataMs),
      atd: atdMs === null ? null : timestampSeconds(atdMs),
      berthing_areas: berths.map(({ id, name }) => ({ id, name })),
      port: { id: port.id, locode: port.locode, name: port.name },
    })),
  };
}

function vertexOf({ longitude, latitude, timeMs, cog, sog }: PositionReport): Vertex {
  return [longitude, latitude, timestampSeconds(timeMs), cog, sog];
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
