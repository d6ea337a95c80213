import type { Coordinates, Ring } from '@roadstead/geo';
import { isClockwise, ringBox } from './rings.ts';
import type { ShapeGeometry } from './shape.ts';
import * as codes from './shp-codes.ts';

const POINT_BYTES = 20;
const INDEX_ENTRY_BYTES = 8;

/** The .shp file of one geometry, and the .shx file that says where it is in it. */
export interface ShpAndShx {
  readonly shp: Uint8Array;
  readonly shx: Uint8Array;
}

/** SH9: writes a geometry as a polygon (5), outlines clockwise and their holes behind them, or a point (1). */
export function writeShp(geometry: ShapeGeometry): ShpAndShx {
  const { type, box, content } =
    geometry.type === 'Point'
      ? pointRecord(geometry.coordinates)
      : polygonRecord(ringsOf(geometry));
  const start = codes.HEADER_BYTES + codes.RECORD_HEADER_BYTES;
  const shp = file(type, box, start + content.length);
  const shx = file(type, box, codes.HEADER_BYTES + INDEX_ENTRY_BYTES);
  // Records are counted from 1; lengths are in words of two bytes.
  shp.setInt32(codes.HEADER_BYTES, 1);
  shp.setInt32(codes.HEADER_BYTES + 4, content.length / 2);
  new Uint8Array(shp.buffer).set(content, start);
  shx.setInt32(codes.HEADER_BYTES, codes.HEADER_BYTES / 2);
  shx.setInt32(codes.HEADER_BYTES + 4, content.length / 2);
  return { shp: new Uint8Array(shp.buffer), shx: new Uint8Array(shx.buffer) };
}

type Box = readonly [west: number, south: number, east: number, north: number];

interface Record {
  readonly type: number;
  readonly box: Box;
  readonly content: Uint8Array;
}

function pointRecord([x, y]: Coordinates): Record {
  const view = new DataView(new ArrayBuffer(POINT_BYTES));
  view.setInt32(0, codes.POINT, true);
  putNumbers(view, 4, [x, y]);
  return { type: codes.POINT, box: [x, y, x, y], content: new Uint8Array(view.buffer) };
}

function polygonRecord(rings: readonly Ring[]): Record {
  const positions = rings.flat();
  const { west, south, east, north } = ringBox(positions);
  const box = [west, south, east, north] as const;
  const pointsAt = codes.POLYGON_BYTES + 4 * rings.length;
  const view = new DataView(new ArrayBuffer(pointsAt + 16 * positions.length));
  view.setInt32(0, codes.POLYGON, true);
  putNumbers(view, 4, box);
  view.setInt32(36, rings.length, true);
  view.setInt32(40, positions.length, true);
  let start = 0;
  for (const [i, ring] of rings.entries()) {
    view.setInt32(codes.POLYGON_BYTES + 4 * i, start, true);
    start += ring.length;
  }
  for (const [i, [x, y]] of positions.entries()) putNumbers(view, pointsAt + 16 * i, [x, y]);
  return { type: codes.POLYGON, box, content: new Uint8Array(view.buffer) };
}

function ringsOf(geometry: Exclude<ShapeGeometry, { type: 'Point' }>): readonly Ring[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings) =>
    rings.map((ring, i) => (isClockwise(ring) === (i === 0) ? ring : ring.toReversed())),
  );
}

function file(type: number, box: Box, length: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(length));
  view.setInt32(0, codes.FILE_CODE);
  view.setInt32(24, length / 2);
  view.setInt32(28, codes.FILE_VERSION, true);
  view.setInt32(32, type, true);
  putNumbers(view, 36, box);
  return view;
}

function putNumbers(view: DataView, at: number, numbers: readonly number[]): void {
  for (const [i, number] of numbers.entries()) view.setFloat64(at + 8 * i, number, true);
}
