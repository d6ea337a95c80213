import type { PositionInput, StaticInput } from '@roadstead/model';

const MINUTE_MS = 60_000;

/** Two ships and the place where they lie. */
export interface Meeting {
  readonly mmsis: readonly [number, number];
  readonly place: readonly [longitude: number, latitude: number];
}

/** Returns the reports of ships that lie side by side for a period, one a minute, in the order of time. */
export function meetingReports(
  meetings: readonly Meeting[],
  beginMs: number,
  endMs: number,
): readonly PositionInput[] {
  const reports: PositionInput[] = [];
  for (let timeMs = beginMs; timeMs <= endMs; timeMs += MINUTE_MS)
    for (const { mmsis, place } of meetings)
      mmsis.forEach((mmsi, i) => {
        const [longitude, south] = place;
        // The second ship is 111 m to the north.
        const latitude = south + i * 0.001;
        reports.push({ mmsi, timeMs, longitude, latitude, sog: 0.1, cog: 10, heading: 10 });
      });
  return reports;
}

/** Returns a static report of a tanker. */
export function nameReport(mmsi: number, name: string, timeMs: number): StaticInput {
  return { mmsi, timeMs, name, shiptype: 80 };
}
