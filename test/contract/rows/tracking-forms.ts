import { TANKER, TANKER_IMO } from '../fleet-records.ts';
import { problem, type Row } from '../row.ts';

export const BASE = '/api/portserver';
export const CALLS = 'POST /ship/historical/port';
export const AREA = 'Vessel tracking';

/** The ship with all data. */
export const TANKER_JSON = {
  a2: 'NL',
  callsign: 'PABC',
  country: 'Netherlands (Kingdom of the)',
  destination: 'NLRTM',
  draught: 9.5,
  eta: '2026-06-03T08:30:00Z',
  imo: TANKER_IMO,
  length: 183,
  mmsi: TANKER,
  name: 'ALMA MAERSK',
  shiptype: 80,
  width: 32,
};

export const EXTENSIONS = ['time', 'cog', 'sog'];

export const refused = (
  operation: string,
  requirement: string,
  body: unknown,
  pointers: readonly string[],
  status = 422,
): Row => ({
  operation,
  requirement,
  exchange: { request: { body }, response: problem(status, pointers) },
});
