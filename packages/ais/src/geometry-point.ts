/** A point as GeoJSON has it. */
export interface GeometryPoint {
  readonly coordinates: readonly [number, number];
}

const POINT_TYPE = 1;
/** EWKB of PostGIS: the number of the reference system precedes the coordinates. */
const EWKB_SRID = 0x2000_0000;
const WKT_POINT = /^(?:SRID=\d+;)?\s*POINT\s*(?:Z|M|ZM)?\s*\(\s*(\S+)\s+([^\s)]+)/i;

/** Reads a point from WKB, hexadecimal WKB, WKT or GeoJSON; undefined for any other value. */
export function pointOf(value: unknown): GeometryPoint | undefined {
  if (value instanceof Uint8Array) return pointOfWkb(value);
  if (typeof value === 'string') {
    const wkt = WKT_POINT.exec(value);
    if (wkt !== null) return { coordinates: [Number(wkt[1]), Number(wkt[2])] };
    return /^(?:[0-9a-f]{2})+$/i.test(value) ? pointOfWkb(hexBytes(value)) : undefined;
  }
  const coordinates = (value as Partial<GeometryPoint> | null)?.coordinates;
  return typeof coordinates?.[0] === 'number' ? { coordinates } : undefined;
}

function pointOfWkb(bytes: Uint8Array): GeometryPoint | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 21) return undefined;
  const isLittleEndian = bytes[0] === 1;
  const type = view.getUint32(1, isLittleEndian);
  // ISO WKB adds 1000 to 3000 for Z and M, EWKB the highest bits.
  if ((type & 0x0fff_ffff) % 1000 !== POINT_TYPE) return undefined;
  const at = type & EWKB_SRID ? 9 : 5;
  if (bytes.length < at + 16) return undefined;
  return {
    coordinates: [view.getFloat64(at, isLittleEndian), view.getFloat64(at + 8, isLittleEndian)],
  };
}

function hexBytes(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
}
