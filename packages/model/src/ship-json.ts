import { z } from 'zod';
import { SECONDS_JSON } from './place-json.ts';
import type { Ship } from './ship.ts';
import { timestampSeconds } from './timestamps.ts';

/** The specification's JSON of a ship; null is unknown. */
export const SHIP_JSON = z
  .strictObject({
    a2: z.string().nullable().describe('The country of its MMSI, ISO 3166-1 alpha-2.'),
    callsign: z.string().nullable(),
    country: z.string().nullable(),
    destination: z.string().nullable().describe('As entered by the crew.'),
    draught: z.number().nullable().describe('Metres.'),
    eta: SECONDS_JSON.nullable(),
    imo: z.int().nullable(),
    length: z.int().nullable().describe('Metres.'),
    mmsi: z.int(),
    name: z.string().nullable(),
    shiptype: z.int().nullable().describe('ITU-R M.1371, table 53.'),
    width: z.int().nullable().describe('Metres.'),
  })
  .meta({ id: 'Ship' });
export type ShipJson = z.infer<typeof SHIP_JSON>;

/** Returns a ship as the tracking and report operations encode it. */
export function shipJson(ship: Ship): ShipJson {
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

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
