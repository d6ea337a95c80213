import type { Imo, Mmsi } from '@roadstead/model';
import type { KnownPort } from '../known-port.ts';
import type { ReportedVoyage, ShipCall } from '../ship-voyage.ts';

/** Ports along the equator, a degree apart, with ids from 100. */
export const PORTS: readonly KnownPort[] = [
  'ALFA',
  'BRAVO',
  'CHARLIE',
  'DELTA',
  'ECHO',
  'FOXTROT',
].map((name, at) => ({
  id: 100 + at,
  locode: `XX${name.slice(0, 3)}` as KnownPort['locode'],
  locodes: [],
  name,
  aliases: [],
  country: 'XX',
  longitude: at,
  latitude: 0,
  size: 'medium',
}));
export const [ALFA, BRAVO, CHARLIE, DELTA, ECHO] = PORTS.map(({ id }) => id);

export const START_MS: number = Date.UTC(2026, 0, 1);
export const METERS_PER_DEGREE = 111_319;

/** A tanker that reports only its IMO number. */
export function tanker(imo: number, more: Partial<ReportedVoyage> = {}): ReportedVoyage {
  const reported = { shiptype: 80, lengthMeters: 180, draughtMeters: null, destination: null };
  return { imo: imo as Imo, ...reported, etaMs: null, ...more };
}

/** A call of a ship that is in port. */
export function arrived(call: Pick<ShipCall, 'mmsi' | 'portId' | 'beginMs'>): ShipCall {
  return { ...call, ataMs: call.beginMs, endMs: null, atdMs: null };
}

/** Any MMSI. */
export function mmsi(number: number): Mmsi {
  return (211_000_000 + number) as Mmsi;
}
