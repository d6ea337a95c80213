import { expect, it } from 'vitest';
import type { Mmsi } from './identifiers.ts';
import type { StsEvent, StsShip } from './sts-event.ts';
import { stsEventJson } from './sts-event-json.ts';

const START = Date.UTC(2016, 0, 12, 13, 2, 11, 218);

function ship(mmsi: number, ended: boolean): StsShip {
  return {
    mmsi: mmsi as Mmsi,
    activationPosition: { longitude: -1.1, latitude: 50.7 },
    firedPosition: { longitude: -1.2, latitude: 50.8 },
    deactivationPosition: ended ? { longitude: 180, latitude: -50.9 } : null,
  };
}

const CURRENT: StsEvent = {
  id: 12,
  uuid: '1c5e6c35-6a2f-5b0f-9f0e-2f0b6a3f9d11',
  configurationId: 3,
  first: ship(235070762, false),
  second: ship(235013375, false),
  activationTimeMs: START,
  firedTimeMs: START + 1_800_000,
  deactivationTimeMs: null,
  discoveredTimeMs: START + 1_809_000,
  endDiscoveredTimeMs: null,
};
const CONFIGURATION = {
  name: 'Solent',
  severity: 'Warning',
  distanceMeters: 500,
  windowMinutes: 30,
};

it('encodes a current event with the fields and formats of the specification', () => {
  const place = (longitude: number, latitude: number): unknown => ({
    type: 'Point',
    coordinates: [longitude, latitude],
  });
  const pairShip = (mmsi: number): unknown => ({
    mmsi,
    activation_position: place(-1.1, 50.7),
    fired_position: place(-1.2, 50.8),
    deactivation_position: null,
  });
  expect(stsEventJson(CURRENT, CONFIGURATION)).toStrictEqual({
    id: 12,
    uuid: '1c5e6c35-6a2f-5b0f-9f0e-2f0b6a3f9d11',
    created_at: '2016-01-12T13:32:20.218Z',
    modified_at: '2016-01-12T13:32:20.218Z',
    created_by: 'detector',
    modified_by: 'detector',
    s2s_pair: { first: pairShip(235070762), second: pairShip(235013375) },
    mmsi_first: 235070762,
    mmsi_second: 235013375,
    fired_time: '2016-01-12T13:32:11.218Z',
    activation_time: '2016-01-12T13:02:11.218Z',
    deactivation_time: null,
    severity: 'Warning',
    name: 'Solent',
    configuration_id: 3,
    activation_text:
      'Ships 235070762 and 235013375 stayed within 500 meters of each other for 30 minutes',
    ack_state: 'undefined',
    ack_state_modified_ts: null,
    ack_state_modified_by: null,
  });
});

it('encodes the end of an event, and its discovery as the time of modification', () => {
  const ended: StsEvent = {
    ...CURRENT,
    first: ship(235070762, true),
    second: ship(235013375, true),
    deactivationTimeMs: START + 3_600_000,
    endDiscoveredTimeMs: START + 3_900_000,
  };
  const json = stsEventJson(ended, CONFIGURATION);
  expect(json.created_at).toBe('2016-01-12T13:32:20.218Z');
  expect(json.modified_at).toBe('2016-01-12T14:07:11.218Z');
  expect(json.deactivation_time).toBe('2016-01-12T14:02:11.218Z');
  expect(json.s2s_pair.second.deactivation_position).toEqual({
    type: 'Point',
    coordinates: [180, -50.9],
  });
});

it('uses the singular for one meter and one minute', () => {
  const one = { ...CONFIGURATION, distanceMeters: 1, windowMinutes: 1 };
  expect(stsEventJson(CURRENT, one).activation_text).toMatch(
    /within 1 meter of each other for 1 minute$/,
  );
});
