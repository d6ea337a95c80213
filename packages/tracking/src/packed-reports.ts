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
    const [mmsi, timeMs, longitude, latitude, sog, cog, heading, rot, navStatus] = packed.subarray(
      i * STRIDE,
      (i + 1) * STRIDE,
    );
    return {
      ...{ mmsi: mmsi as Mmsi, timeMs, longitude, latitude },
      ...{ sog: known(sog), cog: known(cog), heading: known(heading), rot: known(rot) },
      navStatus,
    };
  });
}
