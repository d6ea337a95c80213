import type { Assessment, StsEvent } from '../event-filter.ts';

/** Returns a current event of the ships 211000001 and 211000002, with changes. */
export function eventOf(changes: Partial<StsEvent> = {}): StsEvent {
  const place = { type: 'Point', coordinates: [4.1, 51.9] } as const;
  const places = {
    activation_position: place,
    fired_position: place,
    deactivation_position: null,
  };
  const [begin, fired] = ['2026-11-24T05:00:00.000Z', '2026-11-24T05:30:00.000Z'];
  return {
    ...{ id: 1, uuid: '00000000-0000-5000-8000-000000000001' },
    ...{ created_at: fired, modified_at: fired, created_by: 'detector', modified_by: 'detector' },
    s2s_pair: { first: { mmsi: 211000001, ...places }, second: { mmsi: 211000002, ...places } },
    ...{ mmsi_first: 211000001, mmsi_second: 211000002 },
    ...{ activation_time: begin, fired_time: fired, deactivation_time: null },
    ...{ severity: 'Warning', name: 'Maasmond', configuration_id: 7 },
    activation_text:
      'Ships 211000001 and 211000002 stayed within 500 meters of each other for 30 minutes',
    ...{ ack_state: 'undefined', ack_state_modified_ts: null, ack_state_modified_by: null },
    ...changes,
  };
}

/** Returns an assessment as known now. */
export function assessmentOf(
  kind: NonNullable<Assessment['now']>['kind'],
  probability: number,
): Assessment {
  return {
    ...{ s2s_event_id: 1, uuid: eventOf().uuid, group_id: eventOf().uuid, found_at: null },
    ...{ at_firing: null, now: { kind, probability, reasons: [] }, features: null, flags: [] },
  };
}
