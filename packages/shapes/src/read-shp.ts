import { AREA_VERTICES_MAX, type Coordinates, type Ring } from '@roadstead/geo';
import { failure, type Result, success } from '@roadstead/model';
import * as codes from './shp-codes.ts';

/** The one record of a .shp file: rings are not looked at yet. */
export type ShpRecord =
  | { readonly kind: 'point'; readonly coordinates: Coordinates }
  | { readonly kind: 'rings'; readonly rings: readonly Ring[] };

const POINT_TYPES: readonly number[] = [codes.POINT, codes.POINT_Z, codes.POINT_M];
const POLYGON_TYPES: readonly number[] = [codes.POLYGON, codes.POLYGON_Z, codes.POLYGON_M];

/** SH8: reads a .shp file of one record with a polygon or a point; heights and measures are left out. */
export function readShp(bytes: Uint8Array): Result<ShpRecord, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < codes.HEADER_BYTES) return failure('The file ends in its header.');
  if (view.getInt32(0) !== codes.FILE_CODE || view.getInt32(28, true) !== codes.FILE_VERSION) {
    return failure('This is no Shapefile.');
  }
  const length = view.getInt32(24) * 2;
  if (length !== view.byteLength) {
    return failure(`The header says ${length} bytes; there are ${view.byteLength}.`);
  }
  const start = codes.HEADER_BYTES + codes.RECORD_HEADER_BYTES;
  if (length === codes.HEADER_BYTES) return failure('There is no record in the file.');
  if (length < start + 4) return failure('The file ends in the header of its record.');
  const contentLength = view.getInt32(codes.HEADER_BYTES + 4) * 2;
  if (contentLength < 4 || start + contentLength > length) {
    return failure(`The record says ${contentLength} bytes; ${length - start} are left.`);
  }
  if (start + contentLength < length) return failure('There is more than one record in the file.');
  return readRecord(
    new DataView(view.buffer, view.byteOffset + start, contentLength),
    view.getInt32(32, true),
  );
}

function readRecord(view: DataView, typeOfFile: number): Result<ShpRecord, string> {
  const type = view.getInt32(0, true);
  if (type === codes.NULL_SHAPE) return failure('The record has no geometry.');
  if (type !== typeOfFile) {
    return failure(`The record has type ${type}, the file says ${typeOfFile}.`);
  }
  if (POINT_TYPES.includes(type)) return readPoint(view, type);
  if (POLYGON_TYPES.includes(type)) return readPolygon(view, type);
  return failure(
    `The record has type ${type}; a shape is a polygon (5, 15, 25) or a point (1, 11, 21).`,
  );
}

function readPoint(view: DataView, type: number): Result<ShpRecord, string> {
  if (!possibleLengths(type, 20, 0, 1).includes(view.byteLength)) return wrongLength(view);
  return success({ kind: 'point', coordinates: readPosition(view, 4) });
}

function readPolygon(view: DataView, type: number): Result<ShpRecord, string> {
  if (view.byteLength < codes.POLYGON_BYTES) return wrongLength(view);
  const partCount = view.getInt32(36, true);
  const pointCount = view.getInt32(40, true);
  if (pointCount > AREA_VERTICES_MAX) {
    return failure(
      `An area has at most ${AREA_VERTICES_MAX} vertices; this one has ${pointCount}. Simplify it.`,
    );
  }
  if (partCount < 1 || partCount > pointCount) {
    return failure(`A polygon cannot have ${partCount} rings of ${pointCount} vertices.`);
  }
  const pointsAt = codes.POLYGON_BYTES + 4 * partCount;
  const flatLength = pointsAt + 16 * pointCount;
  if (!possibleLengths(type, flatLength, 16, pointCount).includes(view.byteLength)) {
    return wrongLength(view);
  }
  const starts = Array.from({ length: partCount }, (_, i) =>
    view.getInt32(codes.POLYGON_BYTES + 4 * i, true),
  );
  const ends = [...starts.slice(1), pointCount];
  if (starts[0] !== 0 || starts.some((start, i) => start >= ends[i])) {
    return failure('The rings do not begin one after another.');
  }
  const rings = starts.map((start, i) =>
    Array.from({ length: ends[i] - start }, (_, j) =>
      readPosition(view, pointsAt + 16 * (start + j)),
    ),
  );
  return success({ kind: 'rings', rings });
}

/**
 * How long a record can be: behind what is flat come heights, in those that have them, and measures, which may be left out.
 * @param rangeBytes before them, their least and greatest
 */
function possibleLengths(
  type: number,
  flatLength: number,
  rangeBytes: number,
  pointCount: number,
): readonly number[] {
  if (type === codes.POINT || type === codes.POLYGON) return [flatLength];
  const more = rangeBytes + 8 * pointCount;
  const hasHeights = type === codes.POINT_Z || type === codes.POLYGON_Z;
  const least = flatLength + (hasHeights ? more : 0);
  return [least, least + more];
}

function readPosition(view: DataView, at: number): Coordinates {
  return [view.getFloat64(at, true), view.getFloat64(at + 8, true)];
}

function wrongLength(view: DataView): Result<ShpRecord, string> {
  return failure(`What the record says does not fit into its ${view.byteLength} bytes.`);
}
