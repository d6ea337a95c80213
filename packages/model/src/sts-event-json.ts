import type { DetectorConfiguration } from './configuration.ts';
import type { Position, StsEvent, StsShip } from './sts-event.ts';
import { timestampMs } from './timestamps.ts';

/** A GeoJSON Point: longitude, then latitude. */
export interface PointJson {
  readonly type: 'Point';
  readonly coordinates: readonly [longitude: number, latitude: number];
}

/** One of the two ships of an event, as the specification writes it. */
export interface StsShipJson {
  readonly mmsi: number;
  readonly activation_position: PointJson;
  readonly fired_position: PointJson;
  /** `null` while the event is current. */
  readonly deactivation_position: PointJson | null;
}

/** An STS event with the specification's fields; timestamps have milliseconds and end in `Z`. */
export interface StsEventJson {
  readonly id: number;
  readonly uuid: string;
  readonly created_at: string;
  readonly modified_at: string;
  readonly created_by: string;
  readonly modified_by: string;
  readonly s2s_pair: { readonly first: StsShipJson; readonly second: StsShipJson };
  readonly mmsi_first: number;
  readonly mmsi_second: number;
  readonly fired_time: string;
  readonly activation_time: string;
  /** `null` while the event is current. */
  readonly deactivation_time: string | null;
  readonly severity: string;
  readonly name: string;
  readonly configuration_id: number;
  readonly activation_text: string;
  readonly ack_state: 'undefined' | 'acknowledged';
  readonly ack_state_modified_ts: string | null;
  readonly ack_state_modified_by: string | null;
}

/** What an event copies from the configuration that it fired under. */
export type FiredUnder = Pick<
  DetectorConfiguration,
  'name' | 'severity' | 'distanceMeters' | 'windowMinutes'
>;

/** How the detector signs. */
const DETECTOR = 'detector';

/**
 * An event as the specification writes it, as the detector leaves it: not acknowledged. It is created at the event
 * time of its discovery and modified at the event time at which its end became known, so that the same fixes always
 * give the same JSON.
 */
export function stsEventJson(event: StsEvent, configuration: FiredUnder): StsEventJson {
  const mmsiFirst = event.first.mmsi;
  const mmsiSecond = event.second.mmsi;
  return {
    id: event.id,
    uuid: event.uuid,
    created_at: timestampMs(event.discoveredTimeMs),
    modified_at: timestampMs(event.endDiscoveredTimeMs ?? event.discoveredTimeMs),
    created_by: DETECTOR,
    modified_by: DETECTOR,
    s2s_pair: { first: shipJson(event.first), second: shipJson(event.second) },
    mmsi_first: mmsiFirst,
    mmsi_second: mmsiSecond,
    fired_time: timestampMs(event.firedTimeMs),
    activation_time: timestampMs(event.activationTimeMs),
    deactivation_time:
      event.deactivationTimeMs === null ? null : timestampMs(event.deactivationTimeMs),
    severity: configuration.severity,
    name: configuration.name,
    configuration_id: event.configurationId,
    activation_text: `Ships ${mmsiFirst} and ${mmsiSecond} stayed within ${counted(configuration.distanceMeters, 'meter')} of each other for ${counted(configuration.windowMinutes, 'minute')}`,
    ack_state: 'undefined',
    ack_state_modified_ts: null,
    ack_state_modified_by: null,
  };
}

function shipJson(ship: StsShip): StsShipJson {
  return {
    mmsi: ship.mmsi,
    activation_position: pointJson(ship.activationPosition),
    fired_position: pointJson(ship.firedPosition),
    deactivation_position: ship.deactivationPosition ? pointJson(ship.deactivationPosition) : null,
  };
}

function pointJson({ longitude, latitude }: Position): PointJson {
  return { type: 'Point', coordinates: [longitude, latitude] };
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
