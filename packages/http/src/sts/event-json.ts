import { type StsEventJson, stsEventJson, timestampMs } from '@roadstead/model';
import type { EventTrack, StoredEvent } from '@roadstead/service';
import type { EventTrackJson } from './event-schemas.ts';

/** An event as the service keeps it, with the specification's fields. */
export function eventJson(event: StoredEvent): StsEventJson & { found_in_past?: true } {
  const { acknowledgement } = event;
  return {
    ...stsEventJson(event, event),
    created_at: timestampMs(event.createdAtMs),
    modified_at: timestampMs(event.modifiedAtMs),
    modified_by: event.modifiedBy,
    ack_state: acknowledgement ? 'acknowledged' : 'undefined',
    ack_state_modified_ts: acknowledgement ? timestampMs(acknowledgement.timeMs) : null,
    ack_state_modified_by: acknowledgement ? acknowledgement.by : null,
    ...(event.isFoundInPast && { found_in_past: true }),
  };
}

/** The track of one ship of an event. */
export function eventTrackJson({ eventId, mmsi, vertices }: EventTrack): EventTrackJson {
  return {
    type: 'FeatureCollection',
    s2s_event_id: eventId,
    mmsi,
    features: vertices.map(({ longitude, latitude, timeMs, sog, cog, isEstimated }, i) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        vertex_index: i,
        timestamp: timestampMs(timeMs),
        sog,
        cog,
        is_estimated: isEstimated,
      },
    })),
  };
}
