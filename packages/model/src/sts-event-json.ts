import { z } from 'zod';
import type { DetectorConfiguration } from './configuration.ts';
import { POINT_JSON, type PointJson } from './geojson-schemas.ts';
import type { Position } from './position.ts';
import type { StsEvent, StsShip } from './sts-event.ts';
import { timestampMs } from './timestamps.ts';

const WHILE_CURRENT = 'Null while the event is current.';

/** The specification's JSON of one of the two ships of an event. */
export const STS_SHIP_JSON = z
  .strictObject({
    mmsi: z.int(),
    activation_position: POINT_JSON,
    fired_position: POINT_JSON,
    deactivation_position: POINT_JSON.nullable().describe(WHILE_CURRENT),
  })
  .meta({ id: 'StsEventShip' });
export type StsShipJson = z.infer<typeof STS_SHIP_JSON>;

/** An extension: what late reports have changed in an event. */
const RECONCILIATION_JSON = z
  .strictObject({
    state: z
      .enum(['found', 'corrected', 'retracted'])
      .describe('A retracted event did not take place by all reports; it is not current.'),
    at: z.iso.datetime().describe('Event time of the newest change.'),
    before: z
      .strictObject({
        activation_time: z.iso.datetime(),
        fired_time: z.iso.datetime(),
        deactivation_time: z.iso.datetime().nullable(),
      })
      .nullable()
      .describe('The times as they were detected first; null for an event that was found.'),
    replaced_by: z
      .int()
      .nullable()
      .describe('Id of the event that has the time of a retracted one; null if there is none.'),
  })
  .meta({ id: 'StsEventReconciliation' });

/** The specification's JSON of an STS event; timestamps have milliseconds and end in `Z`. */
export const STS_EVENT_JSON = z
  .strictObject({
    id: z.int(),
    uuid: z.guid(),
    created_at: z.iso.datetime(),
    modified_at: z.iso.datetime(),
    created_by: z.string().describe('The detector signs as `detector`.'),
    modified_by: z.string(),
    s2s_pair: z
      .strictObject({ first: STS_SHIP_JSON, second: STS_SHIP_JSON })
      .meta({ id: 'StsEventPair' }),
    mmsi_first: z.int(),
    mmsi_second: z.int(),
    fired_time: z.iso.datetime(),
    activation_time: z.iso.datetime(),
    deactivation_time: z.iso.datetime().nullable().describe(WHILE_CURRENT),
    severity: z.string(),
    name: z.string().describe("The configuration's name at the time of firing."),
    configuration_id: z.int(),
    activation_text: z.string(),
    ack_state: z.enum(['undefined', 'acknowledged']),
    ack_state_modified_ts: z.iso.datetime().nullable(),
    ack_state_modified_by: z.string().nullable().describe('A user name.'),
    found_in_past: z
      .literal(true)
      .optional()
      .describe('Only of events that were found in stored history.'),
    reconciliation: RECONCILIATION_JSON.optional().describe(
      'An extension: only of events that late reports have found, corrected or retracted.',
    ),
  })
  .meta({ id: 'StsEvent' });
export type StsEventJson = z.infer<typeof STS_EVENT_JSON>;

/** The fields that an event copies from the configuration under which it fired. */
export type FiringConfiguration = Pick<
  DetectorConfiguration,
  'name' | 'severity' | 'distanceMeters' | 'windowMinutes'
>;

/** The value of `created_by` and `modified_by` for events of the detector. */
const DETECTOR = 'detector';

/**
 * Returns the specification's JSON of an event that is not acknowledged. `created_at` is the event time of its discovery
 * and `modified_at` that at which its end became known, so that the same fixes always give the same JSON.
 */
export function stsEventJson(event: StsEvent, configuration: FiringConfiguration): StsEventJson {
  const mmsiFirst = event.first.mmsi;
  const mmsiSecond = event.second.mmsi;
  return {
    id: event.id,
    uuid: event.uuid,
    created_at: timestampMs(event.discoveredTimeMs),
    modified_at: timestampMs(event.endDiscoveredTimeMs ?? event.discoveredTimeMs),
    created_by: DETECTOR,
    modified_by: DETECTOR,
    s2s_pair: { first: stsShipJson(event.first), second: stsShipJson(event.second) },
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

/** Returns one of the two ships of an event with the specification's fields. */
export function stsShipJson(ship: StsShip): StsShipJson {
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
