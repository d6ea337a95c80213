import { distanceMeters } from '@roadstead/geo';
import type { SimulatedVoyage } from './voyage.ts';

/** Points of the sea route from one port to another, ends included; longitudes may continue beyond ±180. */
export type RouteBetween = (
  fromPortId: number,
  toPortId: number,
) => readonly (readonly [longitude: number, latitude: number])[];

/** Path of a voyage up to a share of its length, 0 to 1: the turning points, and the position at that share. */
export function pathUpTo(
  voyage: Pick<SimulatedVoyage, 'from' | 'to' | 'detour'>,
  routeBetween: RouteBetween,
  share: number,
): readonly (readonly [longitude: number, latitude: number])[] {
  const { from, to, detour } = voyage;
  if (!detour) return lineUpTo(routeBetween(from.portId, to.portId), share);
  if (detour.kind === 'out-and-back') {
    const out = lineUpTo(routeBetween(from.portId, detour.towardPortId), detour.share);
    return lineUpTo([...out, ...out.toReversed().slice(1)], share);
  }
  const [first, second] = [
    routeBetween(from.portId, detour.portId),
    routeBetween(detour.portId, to.portId),
  ];
  return lineUpTo([...first, ...second.slice(1)], share);
}

/** A line up to a share of its length; straight in longitude and latitude between two points. */
function lineUpTo(
  line: readonly (readonly [number, number])[],
  share: number,
): readonly (readonly [number, number])[] {
  const lengths = line.slice(1).map(([x, y], at) => distanceMeters(line[at][0], line[at][1], x, y));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const sailed: (readonly [number, number])[] = line.slice(0, 1);
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [line[at], line[at + 1]];
    if (left < length) {
      const part = left / length;
      sailed.push([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
      break;
    }
    sailed.push(to);
    left -= length;
  }
  return sailed;
}
