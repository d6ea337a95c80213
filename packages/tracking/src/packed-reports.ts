import type { Mmsi, PositionReport } from '@roadstead/model';

const STRIDE = 9;

/** Reports as numbers, NaN for null: text for some millions of them would be longer than a text can be. */
export function packReports(reports: readonly PositionReport[]): Float64Array {
  const packed = new Float64Array(reports.length * STRIDE);
  let at = 0;
  for (const { mmsi, timeMs, longitude, latitude, ...said } of reports) {
    packed[at++] = mmsi;
    packed[at++] = timeMs;
    packed[at++] = longitude;
    packed[at++] = latitude;
    packed[at++] = said.sog ?? Number.NaN;
    packed[at++] = said.cog ?? Number.NaN;
    packed[at++] = said.heading ?? Number.NaN;
    packed[at++] = said.rot ?? Number.NaN;
    packed[at++] = said.navStatus;
  }
  return packed;
}

export function unpackReports(packed: Float64Array): readonly PositionReport[] {
  const known = (value: number): number | null => (Number.isNaN(value) ? null : value);
  return Array.from({ length: packed.length / STRIDE }, (_, i) => {
    const at = i * STRIDE;
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
