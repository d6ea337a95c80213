import type { AisEta } from '@roadstead/model';
import { RandomStream } from '../trades/random-stream.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';

const MS_PER_HOUR = 3_600_000;
/** Interval at which crews correct their ETA. */
const CORRECTION_MS: number = 24 * MS_PER_HOUR;
/** Share of the voyages without an ETA. */
const MISSING_RATE = 0.12;
/** Standard deviation of an ETA's error, as a share of the time to go. */
const ERROR_SHARE = 0.06;
/** Crews enter times to the half hour. */
const RESOLUTION_MS: number = MS_PER_HOUR / 2;

/** Part of a voyage that its ETA depends on. */
export type EtaVoyage = Pick<SimulatedVoyage, 'mmsi' | 'from' | 'to' | 'waitedMs'>;

/** Returns the ETA that a crew transmits: of the arrival off the port, corrected daily; null without one, and after arrival. */
export function reportedEta(
  { mmsi, from, to, waitedMs }: EtaVoyage,
  timeMs: number,
): AisEta | null {
  const arrivesMs = to.ataMs - waitedMs;
  if (timeMs >= arrivesMs) return null;
  const owner = `ship ${mmsi}`;
  if (new RandomStream(0, owner, `ETA of ${from.atdMs}`).occurs(MISSING_RATE)) return null;
  const corrections = Math.max(0, Math.floor((timeMs - from.atdMs) / CORRECTION_MS));
  const enteredMs = from.atdMs + corrections * CORRECTION_MS;
  const random = new RandomStream(0, owner, `ETA of ${from.atdMs}, ${corrections}`);
  const errorMs = random.normal() * ERROR_SHARE * (arrivesMs - enteredMs);
  const eta = new Date(Math.round((arrivesMs + errorMs) / RESOLUTION_MS) * RESOLUTION_MS);
  return {
    month: eta.getUTCMonth() + 1,
    day: eta.getUTCDate(),
    hour: eta.getUTCHours(),
    minute: eta.getUTCMinutes(),
  };
}
