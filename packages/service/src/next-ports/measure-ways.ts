import type { Position, PositionReport } from '@roadstead/model';
import type { WaysWanted, WayToPort } from '@roadstead/predictions';
import type { VoyagePlanner } from '../routing-area.ts';

/** With what ways are measured. */
interface MeasuringParts {
  readonly planner: VoyagePlanner;
  /** Where ports are, by their number. */
  readonly places: ReadonlyMap<number, Position>;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** W1: the ways of a ship, from where it was heard last; undefined where nobody knows where it is now. */
export async function measureWays(
  { portIds, said }: WaysWanted,
  fix: PositionReport,
  { planner, places, nowMs }: MeasuringParts,
): Promise<readonly WayToPort[] | undefined> {
  const ways: WayToPort[] = [];
  for (const portId of portIds) {
    const to = places.get(portId);
    if (!to) continue;
    const voyage = await planner.plan({
      ...{ fix, track: [], ship: said, nowMs },
      to: { ...to, isPort: true },
    });
    if (voyage.status === 'stale_position') return undefined;
    if (voyage.status !== 'ok') continue;
    ways.push({ portId, distanceMeters: voyage.distanceMeters, etaMs: voyage.etaMs });
  }
  return ways;
}
