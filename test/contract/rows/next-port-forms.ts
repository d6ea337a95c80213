import { expect } from 'vitest';
import { BULKER, BULKER_IMO, TANKER, TANKER_IMO } from '../fleet-records.ts';
import { NUMBER, PROBABILITY, TEXT, WITHOUT_ZONE } from '../forms.ts';

const NULLABLE_TEXT: unknown = expect.toBeOneOf([null, TEXT]);

export const BASE = '/api/shiptracker';
export const ARRIVALS = 'GET /nextport/arrivals/{key}';
export const SECTION = 'Next port, cluster variant';

const next = (imo: number, mmsi: number, shiptype: number, locode: string): object => ({
  ...{ imo, locode, probability: PROBABILITY, eta: WITHOUT_ZONE },
  // Extensions: fields of the ship, and of the ETA.
  ...{ eta_early: WITHOUT_ZONE, eta_late: WITHOUT_ZONE, mmsi, shiptype, last_heard: WITHOUT_ZONE },
  ...{ name: NULLABLE_TEXT, callsign: NULLABLE_TEXT, in_port: false, silent: false },
  after_next: expect.toBeOneOf([null, { locode: TEXT, probability: PROBABILITY }]),
});

export const TO_ROTTERDAM = next(TANKER_IMO, TANKER, 80, 'NLRTM');
export const TO_HAMBURG = next(BULKER_IMO, BULKER, 70, 'DEHAM');

/** The response of the arrivals. */
export function arrivals(...records: readonly object[]): object {
  return { records, as_of: WITHOUT_ZONE, expected_ships: NUMBER };
}
