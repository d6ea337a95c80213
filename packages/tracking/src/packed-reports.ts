import type { Mmsi, PositionReport } from '@roadstead/model';

/** Numbers of a packed report: MMSI, time, longitude, latitude and the motion. */
export const REPORT_NUMBERS = 9;

/** Packs reports into numbers, NaN for null; the JSON of some millions would exceed the maximum length of a string. */
export function packReports(reports: readonly PositionReport[]): Float64Array {
  const packed = new Float64Array(reports.length * REPORT_NUMBERS);
  let at = 0;
  // Without a rest of the members or a callback, which take several times as long.
  for (const report of reports) {
    packed[at++] = report.mmsi;
    packed[at++] = report.timeMs;
    packed[at++] = report.longitude;
    packed[at++] = report.latitude;
    packed[at++] = report.sog ?? Number.NaN;
    packed[at++] = report.cog ?? Number.NaN;
    packed[at++] = report.heading ?? Number.NaN;
    packed[at++] = report.rot ?? Number.NaN;
    packed[at++] = report.navStatus;
  }
  return packed;
}

/** Unpacks the numbers of `packReports`. */
export function unpackReports(packed: Float64Array): PositionReport[] {
  const reports: PositionReport[] = [];
  for (let at = 0; at < packed.length; at += REPORT_NUMBERS) {
    reports.push({
      mmsi: packed[at] as Mmsi,
      timeMs: packed[at + 1],
      longitude: packed[at + 2],
      latitude: packed[at + 3],
      sog: known(packed[at + 4]),
      cog: known(packed[at + 5]),
      heading: known(packed[at + 6]),
      rot: known(packed[at + 7]),
      navStatus: packed[at + 8],
    });
  }
  return reports;
}

function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
