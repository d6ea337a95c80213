import type { Ship } from './ship.ts';
import { timestampSeconds } from './timestamps.ts';

/** A ship as the specification writes it; null is not known. */
export interface ShipJson {
  readonly a2: string | null;
  readonly callsign: string | null;
  readonly country: string | null;
  readonly destination: string | null;
  /** Metres. */
  readonly draught: number | null;
  /** In whole seconds. */
  readonly eta: string | null;
  readonly imo: number | null;
  /** Whole metres. */
  readonly length: number | null;
  readonly mmsi: number;
  readonly name: string | null;
  readonly shiptype: number | null;
  /** Whole metres. */
  readonly width: number | null;
}

/** A ship as the tracking and report areas write it. */
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
