import type { Mmsi, PositionReport } from '@roadstead/model';

/** Numbers of a packed report: MMSI, time, longitude, latitude and the motion. */
export const REPORT_NUMBERS = 9;

/** Packs reports into numbers, NaN for null; the JSON of some millions would exceed the maximum length of a string. */
export function packReports(reports: readonly PositionReport[]): Float64Array {
  const packed = new Float64Array(reports.length * REPORT_NUMBERS);
  let at = 0;
  for (const { mmsi, timeMs, longitude, latitude, ...motion } of reports) {
    packed[at++] = mmsi;
    packed[at++] = timeMs;
    packed[at++] = longitude;
    packed[at++] = latitude;
    packed[at++] = motion.sog ?? Number.NaN;
    packed[at++] = motion.cog ?? Number.NaN;
    packed[at++] = motion.heading ?? Number.NaN;
    packed[at++] = motion.rot ?? Number.NaN;
    packed[at++] = motion.navStatus;
  }
  return packed;
}

/** Unpacks the numbers of `packReports`. */
export function unpackReports(packed: Float64Array): readonly PositionReport[] {
  const known = (value: number): number | null => (Number.isNaN(value) ? null : value);
  return Array.from({ length: packed.length / REPORT_NUMBERS }, (_, i) => {
    const at = i * REPORT_NUMBERS;
    return {
      mmsi: packed[at] as Mmsi,
      timeMs: packed[at + 1],
      longitude: packed[at + 2],
      latitude: packed[at + 3],
      sog: known(packed[at + 4]),
      cog: known(packed[at + 5]),
      heading: known(packed[at + 6]),
      rot: known(packed[at + 7]),
      navStatus: packed[at + 8],
    };
  });
}
