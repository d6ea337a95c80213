import type { Imo, PositionReport } from '@roadstead/model';
import type { NextPortModel } from '@roadstead/predictions';
import { computeRoutes } from './compute-routes.ts';

/**
 * Replays a ship's current voyage into the model, and computes its routes at the same fixes as a live service does: the path so
 * far is evidence of the destination.
 * @param track the fixes since its last call, cleaned, in the order of time
 */
export async function followVoyage(
  model: NextPortModel,
  imo: Imo,
  track: readonly PositionReport[],
  parts: Omit<Parameters<typeof computeRoutes>[2], 'nowMs'>,
): Promise<void> {
  for (const fix of track) {
    model.recordFix(fix.mmsi, fix);
    const request = model.routeRequestFor(imo);
    // Another ship claims the same IMO number.
    if (!request || request.mmsi !== fix.mmsi) continue;
    const routes = await computeRoutes(request, fix, { ...parts, nowMs: fix.timeMs });
    if (routes) model.recordRoutes(request, fix, routes);
  }
}
