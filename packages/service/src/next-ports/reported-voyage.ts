import type { ReportedVoyage } from '@roadstead/predictions';
import { etaInstantMs, type ShipRecord } from '@roadstead/tracking';

/** Selects the static and voyage data of a ship that are evidence of its next port. */
export function reportedVoyage({ said }: ShipRecord): ReportedVoyage {
  const { eta } = said;
  return {
    imo: said.imo?.value ?? null,
    shiptype: said.shiptype?.value ?? null,
    lengthMeters: said.lengthMeters?.value ?? null,
    draughtMeters: said.draughtMeters?.value ?? null,
    destination: said.destination?.value ?? null,
    // A date alone is too uncertain.
    etaMs: eta?.value.hour != null ? (etaInstantMs(eta.value, eta.timeMs) ?? null) : null,
  };
}
