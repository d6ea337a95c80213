import { type AreaGeometry, areaPolygons, type Box } from '@roadstead/geo';
import { gridAt } from './grid.ts';

/** An area whose geometry is made on demand: a start needs the boxes of all ports, and the geometry of few. */
export interface LazyArea {
  /** The bounding box of each polygon: those of a port may be far apart. */
  readonly boxes: readonly Box[];
  readonly geometry: () => AreaGeometry;
}

const MINUS = 45;
const COMMA = 44;
const ZERO = 48;

export function lazyArea(geometry: AreaGeometry): LazyArea {
  const boxes = areaPolygons(geometry).map(([outline]) =>
    boxAround((visit) => {
      for (const [x, y] of outline) visit(x, y);
    }),
  );
  return { boxes, geometry: () => geometry };
}

/** Reads the rings of an area on the grid of a latitude, separated by semicolons: the first corner, then steps in cells. */
export function lazyRings(rings: string, latitude: number): LazyArea {
  const { width, height } = gridAt(latitude);
  const texts = rings.split(';');
  return {
    boxes: texts.map((text) =>
      boxAround((visit) => eachCorner(text, (column, row) => visit(column * width, row * height))),
    ),
    geometry: () => ({
      type: 'MultiPolygon',
      coordinates: texts.map((text) => {
        const ring: [number, number][] = [];
        eachCorner(text, (column, row) => ring.push([column * width, row * height]));
        ring.push(ring[0]);
        return [ring];
      }),
    }),
  };
}

/** Visits the corners of a ring: the first column and row, then steps, alternately along the row and the column. */
function eachCorner(text: string, visit: (column: number, row: number) => void): void {
  let [column, row, value, sign, index] = [0, 0, 0, 1, 0];
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : COMMA;
    if (code === MINUS) sign = -1;
    else if (code !== COMMA) value = value * 10 + code - ZERO;
    else {
      if (index % 2 === 0) column += sign * value;
      else row += sign * value;
      if (index > 0) visit(column, row);
      index++;
      value = 0;
      sign = 1;
    }
  }
}

/** Returns the box of the corners that a function visits. */
function boxAround(eachPosition: (visit: (x: number, y: number) => void) => void): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  eachPosition((x, y) => {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  });
  return box;
}
