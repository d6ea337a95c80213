import { areaPolygons, type Coordinates, type Ring } from '@roadstead/geo';
import { isClockwise, ringBox } from './rings.ts';
import type { ShapeGeometry } from './shape.ts';
import {
  FILE_CODE,
  FILE_VERSION,
  HEADER_BYTES,
  POLYGON_BYTES,
  RECORD_HEADER_BYTES,
  SHP_TYPE,
} from './shp-format.ts';

const POINT_BYTES = 20;
const INDEX_ENTRY_BYTES = 8;

/** The .shp file of one geometry, and its index, the .shx file. */
export interface ShpAndShx {
  readonly shp: Uint8Array;
  readonly shx: Uint8Array;
}

/** SH9: writes a geometry as a polygon (5), each outline clockwise and followed by its holes, or a point (1). */
export function writeShp(geometry: ShapeGeometry): ShpAndShx {
  const { type, box, content } =
    geometry.type === 'Point'
      ? pointRecord(geometry.coordinates)
      : polygonRecord(ringsOf(geometry));
  const start = HEADER_BYTES + RECORD_HEADER_BYTES;
  const shp = fileWithHeader(type, box, start + content.length);
  const shx = fileWithHeader(type, box, HEADER_BYTES + INDEX_ENTRY_BYTES);
  // Records are counted from 1; lengths are in words of two bytes.
  shp.setInt32(HEADER_BYTES, 1);
  shp.setInt32(HEADER_BYTES + 4, content.length / 2);
  new Uint8Array(shp.buffer).set(content, start);
  shx.setInt32(HEADER_BYTES, HEADER_BYTES / 2);
  shx.setInt32(HEADER_BYTES + 4, content.length / 2);
  return { shp: new Uint8Array(shp.buffer), shx: new Uint8Array(shx.buffer) };
}

type Box = readonly [west: number, south: number, east: number, north: number];

interface ShpContent {
  readonly type: number;
  readonly box: Box;
  readonly content: Uint8Array;
}

function pointRecord([x, y]: Coordinates): ShpContent {
  const view = new DataView(new ArrayBuffer(POINT_BYTES));
  view.setInt32(0, SHP_TYPE.point, true);
  putNumbers(view, 4, [x, y]);
  return { type: SHP_TYPE.point, box: [x, y, x, y], content: new Uint8Array(view.buffer) };
}

function polygonRecord(rings: readonly Ring[]): ShpContent {
  const positions = rings.flat();
  const { west, south, east, north } = ringBox(positions);
  const box = [west, south, east, north] as const;
  const pointsAt = POLYGON_BYTES + 4 * rings.length;
  const view = new DataView(new ArrayBuffer(pointsAt + 16 * positions.length));
  view.setInt32(0, SHP_TYPE.polygon, true);
  putNumbers(view, 4, box);
  view.setInt32(36, rings.length, true);
  view.setInt32(40, positions.length, true);
  let start = 0;
  for (const [i, ring] of rings.entries()) {
    view.setInt32(POLYGON_BYTES + 4 * i, start, true);
    start += ring.length;
  }
  for (const [i, [x, y]] of positions.entries()) putNumbers(view, pointsAt + 16 * i, [x, y]);
  return { type: SHP_TYPE.polygon, box, content: new Uint8Array(view.buffer) };
}

function ringsOf(geometry: Exclude<ShapeGeometry, { type: 'Point' }>): readonly Ring[] {
  return areaPolygons(geometry).flatMap((rings) =>
    rings.map((ring, i) => (isClockwise(ring) === (i === 0) ? ring : ring.toReversed())),
  );
}

function fileWithHeader(type: number, box: Box, length: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(length));
  view.setInt32(0, FILE_CODE);
  view.setInt32(24, length / 2);
  view.setInt32(28, FILE_VERSION, true);
  view.setInt32(32, type, true);
  putNumbers(view, 36, box);
  return view;
}

function putNumbers(view: DataView, at: number, numbers: readonly number[]): void {
  for (const [i, number] of numbers.entries()) view.setFloat64(at + 8 * i, number, true);
}
