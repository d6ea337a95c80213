import type { ShipSaid } from '@roadstead/predictions';
import type { ShipRecord } from '@roadstead/tracking';

/** Of what a ship says of itself what tells where it goes. */
export function shipSaid({ said }: ShipRecord): ShipSaid {
  return {
    imo: said.imo?.value ?? null,
    shiptype: said.shiptype?.value ?? null,
    lengthMeters: said.lengthMeters?.value ?? null,
    draughtMeters: said.draughtMeters?.value ?? null,
    destination: said.destination?.value ?? null,
  };
}
