import { TANKER, TANKER_IMO } from '../fleet-records.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import { TANKER_JSON } from './tracking-forms.ts';

const SEARCH = 'GET /api/portserver/search';
const ROTTERDAM_JSON = {
  ...{ locode: 'NLRTM', name: 'Rotterdam', country: 'NL' },
  position: { type: 'Point', coordinates: [4.48333, 51.9] },
};

/** Its UN/LOCODE begins with the tanker's call sign. */
const BOCA_CHICA_JSON = {
  ...{ locode: 'PABCC', name: 'Boca Chica', country: 'PA' },
  position: { type: 'Point', coordinates: [-82.2167, 8.2167] },
};

const FOUND: readonly Row[] = (
  [
    ['a part of its name', { q: 'alma m' }, { ships: [TANKER_JSON], ports: [] }],
    ['its MMSI', { q: String(TANKER) }, { ships: [TANKER_JSON], ports: [] }],
    ['its IMO number', { q: String(TANKER_IMO) }, { ships: [TANKER_JSON], ports: [] }],
    [
      'its call sign',
      { q: 'PABC', limit: '1' },
      { ships: [TANKER_JSON], ports: [BOCA_CHICA_JSON] },
    ],
    ['a UN/LOCODE', { q: 'NL RTM' }, { ships: [], ports: [ROTTERDAM_JSON] }],
    ['its name', { q: 'rötterdam', limit: '1' }, { ships: [], ports: [ROTTERDAM_JSON] }],
  ] as const
).map(([name, query, body]) => ({
  operation: SEARCH,
  requirement: `${EXTENSION}: finds a ship or a port by ${name}`,
  exchange: { request: { query }, response: ok(body) },
}));

const WRONG: readonly Row[] = (
  [
    [400, 'no text', {}, ['q']],
    [422, 'a text of one character', { q: ' a ' }, ['q']],
    [422, 'a text of more than 64 characters', { q: 'a'.repeat(65) }, ['q']],
    [400, 'a limit that is no number', { q: 'alma', limit: 'all' }, ['limit']],
    [422, 'a limit over 50', { q: 'alma', limit: '51' }, ['limit']],
    [422, 'a misspelt parameter', { q: 'alma', limits: '5' }, ['limits']],
  ] as const
).map(([status, name, query, parameters]) => ({
  operation: SEARCH,
  requirement: `${EXTENSION}: rejects ${name}`,
  exchange: { request: { query }, response: problem(status, [...parameters]) },
}));

/** The search of ships and ports. */
export const SEARCH_ROWS: readonly Row[] = [...FOUND, ...WRONG];
