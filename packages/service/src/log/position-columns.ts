import {
  type PositionReport,
  type Problem,
  parsePositionReport,
  type Result,
} from '@roadstead/model';

/** Marks a whole number that is not available, which no heading and no rate of turn can be. */
const NOT_AVAILABLE = -0x8000;
/** Five columns of 8 bytes, one of 4, two of 2 and one of 1. */
const BYTES_PER_POSITION = 49;

/** The bytes of a number of positions. */
export function positionColumnsBytes(count: number): number {
  return count * BYTES_PER_POSITION;
}

/**
 * Writes positions as columns, little endian, exactly as they are, but −0 in a column of whole numbers as 0: MMSI (u32); time, longitude, latitude,
 * speed and course (f64, NaN for null); heading and rate of turn (i16, −32 768 for null); navigational status (u8).
 */
export function writePositionColumns(
  positions: readonly PositionReport[],
  view: DataView,
  at: number,
): void {
  const place = columnPlaces(positions.length, at);
  for (let i = 0; i < positions.length; i++) {
    const { mmsi, timeMs, longitude, latitude, sog, cog, heading, rot, navStatus } = positions[i];
    view.setUint32(place.mmsi + i * 4, mmsi, true);
    view.setFloat64(place.timeMs + i * 8, timeMs, true);
    view.setFloat64(place.longitude + i * 8, longitude, true);
    view.setFloat64(place.latitude + i * 8, latitude, true);
    view.setFloat64(place.sog + i * 8, sog ?? Number.NaN, true);
    view.setFloat64(place.cog + i * 8, cog ?? Number.NaN, true);
    view.setInt16(place.heading + i * 2, heading ?? NOT_AVAILABLE, true);
    view.setInt16(place.rot + i * 2, rot ?? NOT_AVAILABLE, true);
    view.setUint8(place.navStatus + i, navStatus);
  }
}

/**
 * Reads the positions that were written. The caller has checked that the bytes are there.
 * @returns the positions, or the problems of the first one that is none
 */
export function readPositionColumns(
  view: DataView,
  at: number,
  count: number,
): Result<readonly PositionReport[], readonly Problem[]> {
  const place = columnPlaces(count, at);
  const positions: PositionReport[] = [];
  for (let i = 0; i < count; i++) {
    const parsed = parsePositionReport({
      mmsi: view.getUint32(place.mmsi + i * 4, true),
      timeMs: view.getFloat64(place.timeMs + i * 8, true),
      longitude: view.getFloat64(place.longitude + i * 8, true),
      latitude: view.getFloat64(place.latitude + i * 8, true),
      sog: numberOrNull(view.getFloat64(place.sog + i * 8, true)),
      cog: numberOrNull(view.getFloat64(place.cog + i * 8, true)),
      heading: wholeOrNull(view.getInt16(place.heading + i * 2, true)),
      rot: wholeOrNull(view.getInt16(place.rot + i * 2, true)),
      navStatus: view.getUint8(place.navStatus + i),
    });
    if (!parsed.ok) return parsed;
    positions.push(parsed.value);
  }
  return { ok: true, value: positions };
}

type Column = keyof PositionReport;

/** Where each column begins. */
function columnPlaces(count: number, at: number): Readonly<Record<Column, number>> {
  const wide = 8 * count;
  const timeMs = at + 4 * count;
  const heading = timeMs + 5 * wide;
  return {
    mmsi: at,
    timeMs,
    longitude: timeMs + wide,
    latitude: timeMs + 2 * wide,
    sog: timeMs + 3 * wide,
    cog: timeMs + 4 * wide,
    heading,
    rot: heading + 2 * count,
    navStatus: heading + 4 * count,
  };
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

function wholeOrNull(value: number): number | null {
  return value === NOT_AVAILABLE ? null : value;
}
