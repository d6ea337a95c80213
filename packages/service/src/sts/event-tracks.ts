import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { PositionReport, StsEvent } from '@roadstead/model';
import { cleanTrack, type TrackPoint } from '@roadstead/tracking';
import { millisecondsInMinute } from 'date-fns/constants';
import { type Positions, reportOf } from '../tracking/positions.ts';
import type { EventTrack, TrackVertex } from './events.ts';

/** D1: no position is interpolated between fixes that are further apart. */
const GAP_MS_MAX = 30 * millisecondsInMinute;

/**
 * V8: returns the tracks of both ships of an event, from a window before its activation to its end, or to the newest fix: every
 * fix, and at both ends an interpolated vertex where the position there is known (D1).
 */
export function eventTracks(
  positions: Positions,
  event: StsEvent & { readonly windowMinutes: number },
): Promise<readonly EventTrack[]> {
  const beginMs = event.activationTimeMs - event.windowMinutes * millisecondsInMinute;
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

/** Returns the interpolated vertex at an instant; empty at a fix, or where the position is unknown. */
function estimated(
  track: readonly TrackPoint<PositionReport>[],
  timeMs: number,
): readonly TrackVertex[] {
  const after = track.findIndex((point) => point.timeMs >= timeMs);
  if (after <= 0 || track[after].timeMs === timeMs) return [];
  const [from, to] = [track[after - 1], track[after]];
  const gapMs = to.timeMs - from.timeMs;
  if (to.startsTrack || gapMs > GAP_MS_MAX) return [];
  const fraction = (timeMs - from.timeMs) / gapMs;
  const between = (one: number | null, other: number | null): number | null =>
    one === null || other === null ? null : one + fraction * (other - one);
  const turn = longitudeDifference(from.cog ?? 0, to.cog ?? 0);
  const hasCourse = from.cog !== null && to.cog !== null;
  return [
    {
      timeMs,
      longitude: wrapLongitude(
        from.longitude + fraction * longitudeDifference(from.longitude, to.longitude),
      ),
      latitude: from.latitude + fraction * (to.latitude - from.latitude),
      sog: between(from.sog, to.sog),
      cog: hasCourse ? ((from.cog ?? 0) + fraction * turn + 360) % 360 : null,
      isEstimated: true,
    },
  ];
}
