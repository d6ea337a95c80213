import type { ShipSummary, Tracking } from '@roadstead/service';
import { z } from 'zod';
import type { Parameter } from '../request/index.ts';
import { json, type Operation, route } from '../server/index.ts';
import { whole } from './tracking-json.ts';
import { SHIP_SUMMARIES, SHIP_SUMMARY_COLUMNS, type ShipSummaryRow } from './tracking-schemas.ts';

const AFTER: Parameter<string> = {
  schema: z.string(),
  rule: 'must be `next` of an earlier response.',
  description:
    '`next` of an earlier response: only ships that have changed since. One of another process, and any other text, means all ships.',
  read: (text) => text,
};

/** The static data of all ships in compact rows. */
export function shipSummariesOperation(tracking: Tracking): Operation {
  return route.get('/ships', 'listChangedShips', {
    summary: 'List the names, types and dimensions of all ships (extension)',
    description:
      'For maps that follow `/api/stream/positions`: read all ships once, and later those that have changed. Null is unknown.',
    isStrict: true,
    query: { after: AFTER },
    problems: [422],
    replies: { 200: ['A row a ship, in the order of `columns`.', SHIP_SUMMARIES] },
    async handle({ query: { after = null } }) {
      const { ships, next, isComplete } = await tracking.listChangedShips(after);
      const rows = ships.map(rowOf);
      return json({ columns: SHIP_SUMMARY_COLUMNS, rows, next, complete: isComplete });
    },
  });
}

function rowOf({ mmsi, name, shiptype, lengthMeters, widthMeters }: ShipSummary): ShipSummaryRow {
  return [mmsi, name, shiptype, whole(lengthMeters), whole(widthMeters)];
}
