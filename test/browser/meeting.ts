import type { PositionInput, StaticInput } from '@roadstead/model';

const MINUTE_MS = 60_000;

/** Two ships that lie side by side from a time on: their reports of each minute. */
export function meetingReports(
  [first, second]: readonly [number, number],
  [longitude, latitude]: readonly [number, number],
  beginMs: number,
  endMs: number,
): readonly PositionInput[] {
  const reports: PositionInput[] = [];
  for (let timeMs = beginMs; timeMs <= endMs; timeMs += MINUTE_MS) {
    const time = new Date(timeMs).toISOString();
    const moving = { sog: 0.1, cog: 10, heading: 10 };
    reports.push({ mmsi: first, time, longitude, latitude, ...moving });
    // 110 m to the north, in the same second.
    reports.push({ mmsi: second, time, longitude, latitude: latitude + 0.001, ...moving });
  }
  return reports;
}

export function nameReport(mmsi: number, name: string, timeMs: number): StaticInput {
  return {
    mmsi,
    time: new Date(timeMs).toISOString(),
    name,
    shiptype: 80,
    imo: null,
  } as StaticInput;
}
