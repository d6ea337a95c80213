import { expect } from 'vitest';
import { LAST_REPORT_MS } from '../fleet-records.ts';
import { seconds, TEXT } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const SHIPS = 'GET /api/portserver/ships';
const INGEST = 'POST /api/ingress/positions';
const COLUMNS = ['mmsi', 'name', 'shiptype', 'length', 'width'];
const NEW_SHIP = 211_000_070;

/** The names, types and dimensions of all ships. */
export const SHIP_SUMMARY_ROWS: readonly Row[] = [
  {
    operation: SHIPS,
    requirement: `${EXTENSION}: lists all ships, unknown values are null`,
    exchange: {
      request: {},
      response: ok({
        ...{ columns: COLUMNS, next: TEXT, complete: true },
        rows: expect.arrayContaining([
          [244_000_005, 'ALMA MAERSK', 80, 183, 32],
          [211_000_007, null, null, null, null],
        ]),
      }),
    },
  },
  {
    operation: SHIPS,
    requirement: `${EXTENSION}: lists the ships that have changed since`,
    exchange: async (api) => {
      const all = await api.request(SHIPS, {});
      const { next } = all.body as { next: string };
      const time = seconds(LAST_REPORT_MS);
      const body = [{ mmsi: NEW_SHIP, timestamp: time, name: 'NOVA', shiptype: 70 }];
      await api.request(INGEST, { as: 'feed', body });
      return {
        request: { query: { after: next } },
        response: ok({
          ...{ columns: COLUMNS, next: TEXT, complete: false },
          rows: [[NEW_SHIP, 'NOVA', 70, null, null]],
        }),
      };
    },
  },
  {
    operation: SHIPS,
    requirement: `${EXTENSION}: lists all ships after a text that is no cursor of this process`,
    exchange: {
      request: { query: { after: 'yesterday' } },
      response: ok({
        ...{ columns: COLUMNS, next: TEXT, complete: true },
        rows: expect.arrayContaining([[NEW_SHIP, 'NOVA', 70, null, null]]),
      }),
    },
  },
  {
    operation: SHIPS,
    requirement: `${EXTENSION}: rejects a misspelt parameter`,
    exchange: { request: { query: { since: 'x' } }, response: problem(422, ['since']) },
  },
];
