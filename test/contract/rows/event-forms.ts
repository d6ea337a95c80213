import { expect } from 'vitest';
import { SEPARATED, TOGETHER } from '../fleet-records.ts';
import { MILLISECONDS, UUID } from '../forms.ts';
import { SEPARATED_EVENT, TIGHT, TIGHT_EVENT, TOGETHER_EVENT, WIDE } from '../initial-data.ts';

export const BASE = '/api/ingress/event-detection';
export const SEARCH = '/s2s-events/search';
const point = (longitude: unknown): object => ({ type: 'Point', coordinates: [longitude, 54.5] });

const DETECTED = {
  ...{ uuid: UUID, created_at: MILLISECONDS, modified_at: MILLISECONDS },
  ...{ created_by: 'detector', modified_by: 'detector' },
};

const UNDEFINED = {
  ack_state: 'undefined',
  ack_state_modified_ts: null,
  ack_state_modified_by: null,
};

/** It began at midnight, fired half an hour later, and ended when the ships were 500 m apart. */
export const SEPARATED_JSON = {
  ...DETECTED,
  ...UNDEFINED,
  id: SEPARATED_EVENT,
  // Modified when the end was detected.
  modified_at: expect.stringMatching(/^2026-06-02T01:\d\d:\d\d\.\d{3}Z$/),
  s2s_pair: {
    first: {
      mmsi: SEPARATED[0],
      activation_position: point(6),
      fired_position: point(6),
      deactivation_position: point(6),
    },
    second: {
      mmsi: SEPARATED[1],
      activation_position: point(6.001),
      fired_position: point(6.001),
      deactivation_position: point(expect.closeTo(6.0077, 4)),
    },
  },
  ...{ mmsi_first: SEPARATED[0], mmsi_second: SEPARATED[1] },
  fired_time: '2026-06-02T00:30:00.000Z',
  activation_time: '2026-06-02T00:00:00.000Z',
  deactivation_time: expect.stringMatching(/^2026-06-02T01:03:3\d\.\d{3}Z$/),
  severity: 'Alarm',
  name: 'North Sea',
  configuration_id: WIDE,
  activation_text:
    'Ships 211000001 and 211000002 stayed within 500 meters of each other for 30 minutes',
};

const stationaryShip = (mmsi: number, longitude: number): object => ({
  mmsi,
  activation_position: point(longitude),
  fired_position: point(longitude),
  deactivation_position: null,
});

/** It began at two and is current. */
export const TOGETHER_JSON = {
  ...SEPARATED_JSON,
  id: TOGETHER_EVENT,
  modified_at: MILLISECONDS,
  s2s_pair: { first: stationaryShip(TOGETHER[0], 7), second: stationaryShip(TOGETHER[1], 7.001) },
  ...{ mmsi_first: TOGETHER[0], mmsi_second: TOGETHER[1] },
  fired_time: '2026-06-02T02:30:00.000Z',
  activation_time: '2026-06-02T02:00:00.000Z',
  deactivation_time: null,
  activation_text:
    'Ships 211000003 and 211000004 stayed within 500 meters of each other for 30 minutes',
};

export const TIGHT_JSON = {
  ...TOGETHER_JSON,
  id: TIGHT_EVENT,
  fired_time: '2026-06-02T02:20:00.000Z',
  ...{ severity: 'Note', name: 'Tight', configuration_id: TIGHT },
  activation_text:
    'Ships 211000003 and 211000004 stayed within 100 meters of each other for 20 minutes',
};

export const FIRST_PAGE = { page: 1, size: 50, pages: 1 };
