import type { ReplaySource } from './replay-source.ts';

/** Returns the name of a ship, or its MMSI. */
export function shipName({ shipOf }: ReplaySource, mmsi: number): string {
  return shipOf(mmsi)?.name || String(mmsi);
}
