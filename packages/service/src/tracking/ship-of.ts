import type { Country, Ship } from '@roadstead/model';
import { etaInstantMs, type ShipRecord } from '@roadstead/tracking';

/** T1: converts a ship record; fields that were never reported are null. */
export function shipOf({ mmsi, said }: ShipRecord, country: Country | undefined): Ship {
  const { imo, name, callsign, shiptype, lengthMeters, widthMeters, draughtMeters } = said;
  const { destination, eta } = said;
  return {
    mmsi,
    imo: imo?.value ?? null,
    name: name?.value ?? null,
    callsign: callsign?.value ?? null,
    shiptype: shiptype?.value ?? null,
    lengthMeters: lengthMeters?.value ?? null,
    widthMeters: widthMeters?.value ?? null,
    draughtMeters: draughtMeters?.value ?? null,
    destination: destination?.value ?? null,
    etaMs: eta ? (etaInstantMs(eta.value, eta.timeMs) ?? null) : null,
    country: country ?? null,
  };
}
