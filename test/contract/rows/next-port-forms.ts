import { BULKER_IMO, TANKER_IMO } from '../fleet-records.ts';
import { PROBABILITY, WITHOUT_ZONE } from '../forms.ts';

export const BASE = '/api/shiptracker';
export const ARRIVALS = 'GET /nextport/arrivals/{key}';
export const SECTION = 'Next port, cluster variant';

const next = (imo: number, locode: string): object => ({
  ...{ imo, locode, probability: PROBABILITY, eta: WITHOUT_ZONE },
});

export const TO_ROTTERDAM = next(TANKER_IMO, 'NLRTM');
export const TO_HAMBURG = next(BULKER_IMO, 'DEHAM');
