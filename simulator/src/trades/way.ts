import { distanceMeters } from '@roadstead/geo';
import type { SimulatedVoyage } from './voyage.ts';

/** The places where a ship turns on its way from one port to another, ends included; longitudes may run on beyond ±180. */
export type WayBetween = (
  fromPortId: number,
  toPortId: number,
) => readonly (readonly [longitude: number, latitude: number])[];

/** The way of a voyage up to a share of its length, 0 to 1: the places where the ship turned, and where it is then. */
export function waySailed(
  voyage: Pick<SimulatedVoyage, 'from' | 'to' | 'detour'>,
  wayBetween: WayBetween,
  share: number,
): readonly (readonly [longitude: number, latitude: number])[] {
  const { from, to, detour } = voyage;
  if (!detour) return upTo(wayBetween(from.portId, to.portId), share);
  if (detour.kind === 'out-and-back') {
    const out = upTo(wayBetween(from.portId, detour.towardPortId), detour.share);
    return upTo([...out, ...out.toReversed().slice(1)], share);
  }
  const [first, second] = [
    wayBetween(from.portId, detour.portId),
    wayBetween(detour.portId, to.portId),
  ];
  return upTo([...first, ...second.slice(1)], share);
}

/** A line up to a share of its length; between two of its places straight in longitude and latitude. */
function upTo(
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
