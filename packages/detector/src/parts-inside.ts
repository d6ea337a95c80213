import { type Area, complement, type Interval, intersection, union } from '@roadstead/geo';
import type { CellWatch } from './area-cells.ts';
import type { Piece } from './piece.ts';

/** D3: the parts of a piece in which both ships are where the configuration counts, or all of it. */
export function partsInside(
  piece: Piece,
  watchA: CellWatch,
  watchB: CellWatch,
  portsA: readonly Area[],
  portsB: readonly Area[],
): readonly Interval[] {
  const { area } = watchA.configuration;
  let parts: readonly Interval[] = [[0, 1]];
  if (watchA.isAtEdge) parts = intersection(parts, partsOfA(area, piece));
  if (watchB.isAtEdge) parts = intersection(parts, partsOfB(area, piece));
  if (watchA.isAtPort) {
    const inPorts = union(portsA.flatMap((port) => partsOfA(port, piece)));
    parts = intersection(parts, complement(inPorts));
  }
  if (watchB.isAtPort) {
    const inPorts = union(portsB.flatMap((port) => partsOfB(port, piece)));
    parts = intersection(parts, complement(inPorts));
  }
  return parts;
}

function partsOfA(area: Area, piece: Piece): readonly Interval[] {
  const { longitudeA, latitudeA, eastA, northA } = piece;
  return area.insideIntervals(longitudeA, latitudeA, longitudeA + eastA, latitudeA + northA);
}

function partsOfB(area: Area, piece: Piece): readonly Interval[] {
  const { longitudeB, latitudeB, eastB, northB } = piece;
  return area.insideIntervals(longitudeB, latitudeB, longitudeB + eastB, latitudeB + northB);
}
