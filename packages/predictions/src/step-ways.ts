import type { Position } from '@roadstead/model';
import { metersBetween } from './meters-between.ts';
import type { MeasuredWay } from './ship-voyage.ts';
import { evidenceOf, stepWayEvidence } from './way-evidence.ts';

/** A way as it is now; its evidence is not known yet. */
export type NewWay = Omit<MeasuredWay, 'evidence'>;

/**
 * W1: a ship has sailed on. Ways that were measured before gain or lose by that; a port to which none was is as likely as those.
 * @param measured where they were measured; null where none was
 * @param likeliest the port that was the most probable one
 */
export function stepWays(
  before: ReadonlyMap<number, MeasuredWay | null>,
  now: ReadonlyMap<number, NewWay | null>,
  measured: Position | null,
  from: Position,
  likeliest: number | undefined,
): Map<number, MeasuredWay | null> {
  const sailedMeters = measured ? metersBetween(measured, from) : 0;
  const evidence = evidenceOf(sailedMeters, metersAhead(now, likeliest));
  const stepped = new Map<number, MeasuredWay | null>();
  let sum = 0;
  let count = 0;
  for (const [port, way] of now) {
    const last = before.get(port);
    if (!last || !way) continue;
    const gain = sailedMeters > 0 ? (last.distanceMeters - way.distanceMeters) / sailedMeters : 0;
    const stands =
      sailedMeters > 0 ? stepWayEvidence(last.evidence, evidence, gain) : last.evidence;
    stepped.set(port, { ...way, evidence: stands });
    sum += Math.exp(stands);
    count++;
  }
  const usual = count > 0 ? Math.log(sum / count) : 0;
  for (const [port, way] of now) {
    if (!stepped.has(port)) stepped.set(port, way && { ...way, evidence: usual });
  }
  return stepped;
}

/** To the likeliest port; where there is no way, to the nearest. */
function metersAhead(
  now: ReadonlyMap<number, NewWay | null>,
  likeliest: number | undefined,
): number {
  const way = likeliest === undefined ? null : now.get(likeliest);
  if (way) return way.distanceMeters;
  return Math.min(...[...now.values()].map((each) => each?.distanceMeters ?? Infinity));
}
