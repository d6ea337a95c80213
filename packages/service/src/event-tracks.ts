import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { PositionReport, StsEvent } from '@roadstead/model';
import { cleanTrack, type TrackPoint } from '@roadstead/tracking';
import { type Positions, reportOf } from './positions.ts';
import type { EventTrack, TrackVertex } from './sts-area.ts';

/** D1: between fixes further apart nothing is known. */
const GAP_MS_MAX = 30 * 60_000;
const MS_PER_MINUTE = 60_000;

/**
 * The tracks of an event's two ships, from a window before its activation to its end, or to the newest fix: every fix, closed
 * at both ends by a vertex that is interpolated where the ship's position is known there (D1).
 */
export function eventTracks(
  positions: Positions,
  event: StsEvent & { readonly windowMinutes: number },
): Promise<readonly EventTrack[]> {
  const beginMs = event.activationTimeMs - event.windowMinutes * MS_PER_MINUTE;
  const endMs = event.deactivationTimeMs ?? Number.POSITIVE_INFINITY;
  return Promise.all(
    [event.first.mmsi, event.second.mmsi].map(async (mmsi) => ({
      eventId: event.id,
      mmsi,
      vertices: await verticesOf(positions, mmsi, beginMs, endMs),
    })),
  );
}

async function verticesOf(
  positions: Positions,
  mmsi: number,
  beginMs: number,
  endMs: number,
): Promise<readonly TrackVertex[]> {
  const reports: PositionReport[] = [];
  for await (const rows of positions.range(mmsi, beginMs - GAP_MS_MAX, endMs + GAP_MS_MAX)) {
    reports.push(...rows.map(reportOf));
  }
  const track = cleanTrack(reports);
  const inside = track.filter(({ timeMs }) => timeMs >= beginMs && timeMs <= endMs);
  return [
    ...estimated(track, beginMs),
    ...inside.map((point) => ({ ...vertexOf(point), isEstimated: false })),
    ...(endMs > beginMs ? estimated(track, endMs) : []),
  ];
}

function vertexOf({
  timeMs,
  longitude,
  latitude,
  sog,
  cog,
}: PositionReport): Omit<TrackVertex, 'isEstimated'> {
  return { timeMs, longitude, latitude, sog, cog };
}

/** Where the ship was at an instant between two fixes; nothing where there is a fix, or where nothing is known. */
function estimated(
  track: readonly TrackPoint<PositionReport>[],
  timeMs: number,
): readonly TrackVertex[] {
  const after = track.findIndex((point) => point.timeMs >= timeMs);
  if (after <= 0 || track[after].timeMs === timeMs) return [];
  const [from, to] = [track[after - 1], track[after]];
  const lasts = to.timeMs - from.timeMs;
  if (to.startsTrack || lasts > GAP_MS_MAX) return [];
  const share = (timeMs - from.timeMs) / lasts;
  const between = (one: number | null, other: number | null): number | null =>
    one === null || other === null ? null : one + share * (other - one);
  const turn = longitudeDifference(from.cog ?? 0, to.cog ?? 0);
  const hasCourse = from.cog !== null && to.cog !== null;
  return [
    {
      timeMs,
      longitude: wrapLongitude(
        from.longitude + share * longitudeDifference(from.longitude, to.longitude),
      ),
      latitude: from.latitude + share * (to.latitude - from.latitude),
      sog: between(from.sog, to.sog),
      cog: hasCourse ? ((from.cog ?? 0) + share * turn + 360) % 360 : null,
      isEstimated: true,
    },
  ];
}
