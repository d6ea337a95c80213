import type { PositionReport } from '@roadstead/model';
import { cleanTrack, type PortCall, PortCallDetector, type PortLookup } from '@roadstead/tracking';
import type { RecordedShip } from '../recorded-ships.ts';

/** A voyage from a berth to the next port, of a ship that was heard on all of it. */
export interface RecordedVoyage {
  readonly ship: RecordedShip;
  /** The cleaned track up to the arrival, also of the voyages before. */
  readonly track: readonly PositionReport[];
  readonly departedMs: number;
  readonly arrivedMs: number;
}

/** A silence this long hides a call. */
const SILENCE_MS_MAX = 6 * 3_600_000;

/** Returns the voyages of a ship between two ports, both of known times: the arrival is that at the berth (P1). */
export function recordedVoyages(
  ship: RecordedShip,
  placeAt: PortLookup,
): readonly RecordedVoyage[] {
  const reports = ship.positions.toSorted((a, b) => a.timeMs - b.timeMs);
  const instants = reports.filter(({ timeMs }, i) => timeMs !== reports[i - 1]?.timeMs);
  const track = cleanTrack(instants);
  const calls = new Map<number, PortCall>();
  for (const call of new PortCallDetector(placeAt).step(track)) calls.set(call.beginMs, call);
  const voyages: RecordedVoyage[] = [];
  let last: PortCall | undefined;
  for (const call of calls.values()) {
    const departedMs = last?.atdMs ?? null;
    const arrivedMs = call.portId === last?.portId ? null : call.ataMs;
    if (departedMs !== null && arrivedMs !== null && isHeard(track, departedMs, arrivedMs)) {
      voyages.push({ ship, track, departedMs, arrivedMs });
    }
    last = call;
  }
  return voyages;
}

function isHeard(track: readonly PositionReport[], fromMs: number, toMs: number): boolean {
  let lastMs = fromMs;
  for (const { timeMs } of track) {
    if (timeMs <= fromMs || timeMs > toMs) continue;
    if (timeMs - lastMs > SILENCE_MS_MAX) return false;
    lastMs = timeMs;
  }
  return true;
}
