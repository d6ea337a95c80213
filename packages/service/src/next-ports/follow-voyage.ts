import type { Imo, PositionReport } from '@roadstead/model';
import type { NextPorts } from '@roadstead/predictions';
import { measureWays } from './measure-ways.ts';

/**
 * Sails a ship's voyage again, and measures its ways where a service that watches it does: how it sailed so far tells where to.
 * @param track since its last call, cleaned, in the order of time
 */
export async function followVoyage(
  model: NextPorts,
  imo: Imo,
  track: readonly PositionReport[],
  measuring: Omit<Parameters<typeof measureWays>[2], 'nowMs'>,
): Promise<void> {
  for (const fix of track) {
    model.noteFix(fix.mmsi, fix);
    const wanted = model.wantedOf(imo);
    // Another one has the same number.
    if (!wanted || wanted.mmsi !== fix.mmsi) continue;
    const ways = await measureWays(wanted, fix, { ...measuring, nowMs: fix.timeMs });
    if (ways) model.noteWays(wanted, fix, ways);
  }
}
