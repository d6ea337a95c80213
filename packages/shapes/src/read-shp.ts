import { AREA_VERTICES_MAX, type Coordinates, type Ring } from '@roadstead/geo';
import { failure, type Result, success } from '@roadstead/model';
import {
  FILE_CODE,
  FILE_VERSION,
  HEADER_BYTES,
  POLYGON_BYTES,
  RECORD_HEADER_BYTES,
  SHP_TYPE,
} from './shp-format.ts';

/** The record of a .shp file. Its rings are not validated. */
export type ShpRecord =
  | { readonly kind: 'point'; readonly coordinates: Coordinates }
  | { readonly kind: 'rings'; readonly rings: readonly Ring[] };

const POINT_TYPES: readonly number[] = [SHP_TYPE.point, SHP_TYPE.pointZ, SHP_TYPE.pointM];
const POLYGON_TYPES: readonly number[] = [SHP_TYPE.polygon, SHP_TYPE.polygonZ, SHP_TYPE.polygonM];

/** SH8: reads a .shp file of one record with a polygon or a point; ignores heights and measures. */
export function readShp(bytes: Uint8Array): Result<ShpRecord, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < HEADER_BYTES) return failure('The file ends in its header.');
  if (view.getInt32(0) !== FILE_CODE || view.getInt32(28, true) !== FILE_VERSION) {
    return failure('The file is not a Shapefile.');
  }
  const length = view.getInt32(24) * 2;
  if (length !== view.byteLength) {
    return failure(`The header declares ${length} bytes; the file has ${view.byteLength}.`);
  }
  const start = HEADER_BYTES + RECORD_HEADER_BYTES;
  if (length === HEADER_BYTES) return failure('The file has no record.');
  if (length < start + 4) return failure('The file ends in the header of its record.');
  const contentLength = view.getInt32(HEADER_BYTES + 4) * 2;
  if (contentLength < 4 || start + contentLength > length) {
    return failure(`The record declares ${contentLength} bytes; ${length - start} are left.`);
  }
  if (start + contentLength < length) return failure('The file has more than one record.');
  return readRecord(
    new DataView(view.buffer, view.byteOffset + start, contentLength),
    view.getInt32(32, true),
  );
}

function readRecord(view: DataView, typeOfFile: number): Result<ShpRecord, string> {
  const type = view.getInt32(0, true);
  if (type === SHP_TYPE.null) return failure('The record has no geometry.');
  if (type !== typeOfFile) {
    return failure(`The record has type ${type}, the file has type ${typeOfFile}.`);
  }
  if (POINT_TYPES.includes(type)) return readPoint(view, type);
  if (POLYGON_TYPES.includes(type)) return readPolygon(view, type);
  return failure(
    `The record has type ${type}; a shape must be a polygon (5, 15, 25) or a point (1, 11, 21).`,
  );
}

function readPoint(view: DataView, type: number): Result<ShpRecord, string> {
  if (!possibleLengths(type, 20, 0, 1).includes(view.byteLength)) return wrongLength(view);
  return success({ kind: 'point', coordinates: readPosition(view, 4) });
}

function readPolygon(view: DataView, type: number): Result<ShpRecord, string> {
  if (view.byteLength < POLYGON_BYTES) return wrongLength(view);
  const partCount = view.getInt32(36, true);
  const pointCount = view.getInt32(40, true);
  if (pointCount > AREA_VERTICES_MAX) {
    return failure(
      `An area can have at most ${AREA_VERTICES_MAX} vertices; this one has ${pointCount}. Simplify it.`,
    );
  }
  if (partCount < 1 || partCount > pointCount) {
    return failure(`A polygon cannot have ${partCount} rings of ${pointCount} vertices.`);
  }
  const pointsAt = POLYGON_BYTES + 4 * partCount;
  const flatLength = pointsAt + 16 * pointCount;
  if (!possibleLengths(type, flatLength, 16, pointCount).includes(view.byteLength)) {
    return wrongLength(view);
  }
  const starts = Array.from({ length: partCount }, (_, i) =>
    view.getInt32(POLYGON_BYTES + 4 * i, true),
  );
  const ends = [...starts.slice(1), pointCount];
  if (starts[0] !== 0 || starts.some((start, i) => start >= ends[i])) {
    return failure('The rings are not in ascending order.');
  }
  const rings = starts.map((start, i) =>
    Array.from({ length: ends[i] - start }, (_, j) =>
      readPosition(view, pointsAt + 16 * (start + j)),
    ),
  );
  return success({ kind: 'rings', rings });
}

/**
 * Returns the possible lengths of a record in bytes: after the flat part come heights, for types that have them, and
 * measures, which may be missing.
 * @param rangeBytes length of the minimum and maximum before heights and before measures
 */
function possibleLengths(
  type: number,
  flatLength: number,
  rangeBytes: number,
  pointCount: number,
): readonly number[] {
  if (type === SHP_TYPE.point || type === SHP_TYPE.polygon) return [flatLength];
  const valuesLength = rangeBytes + 8 * pointCount;
  const hasHeights = type === SHP_TYPE.pointZ || type === SHP_TYPE.polygonZ;
  const least = flatLength + (hasHeights ? valuesLength : 0);
  return [least, least + valuesLength];
}

function readPosition(view: DataView, at: number): Coordinates {
  return [view.getFloat64(at, true), view.getFloat64(at + 8, true)];
}

function wrongLength(view: DataView): Result<ShpRecord, string> {
  return failure(
    `The content of the record does not match its length of ${view.byteLength} bytes.`,
  );
}
