import { LOITERER, LOITERER_AT, SECOND_DAY, SEPARATED } from '../fleet-records.ts';
import { ID, milliseconds, TEXT, UUID } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const LIST = 'GET /api/ingress/event-detection/vessel-events';
const READ = `${LIST}/{id}`;
/** The only event of one ship of the table. */
const LOITERING = {
  ...{ id: ID, uuid: UUID, kind: 'loitering', mmsi: LOITERER },
  ...{ begin_time: milliseconds(Date.parse(SECOND_DAY)), end_time: null },
  begin_position: { type: 'Point', coordinates: LOITERER_AT },
  ...{ end_position: null, other_mmsi: null, score: null },
  reasons: [TEXT, TEXT],
};
const page = (items: readonly object[], more: object = {}): object => {
  const total = items.length;
  return { items, total, page: 1, size: 50, pages: Math.min(total, 1), ...more };
};
/** No event lasts beyond now. */
const later = '2027-01-01T00:00:00Z';

/** Each filter, as one that the event passes, and as one that it does not. */
const FILTERS: readonly (readonly [string, string, string])[] = [
  ['kind', 'loitering', 'gap'],
  ['mmsi', String(LOITERER), String(SEPARATED[0])],
  ['time_period', `[,${SECOND_DAY}]`, '[,2026-06-01T23:59:59Z]'],
  ['time_period', `[${SECOND_DAY},]`, `[${later},]`],
  ['ended', 'false', 'true'],
];

export const VESSEL_EVENT_ROWS: readonly Row[] = [
  {
    operation: LIST,
    requirement: `${EXTENSION}: lists events of one ship, for every user`,
    exchange: { request: { as: 'carl' }, response: ok(page([LOITERING])) },
  },
  ...FILTERS.flatMap(([name, passes, fails]): Row[] => [
    {
      operation: LIST,
      requirement: `${EXTENSION}: ${name}=${passes} of events of one ship`,
      exchange: { request: { query: { [name]: passes } }, response: ok(page([LOITERING])) },
    },
    {
      operation: LIST,
      requirement: `${EXTENSION}: ${name}=${fails} of events of one ship`,
      exchange: { request: { query: { [name]: fails } }, response: ok(page([])) },
    },
  ]),
  {
    operation: LIST,
    requirement: `${EXTENSION}: score_min selects one-sided candidates`,
    exchange: { request: { query: { score_min: '0' } }, response: ok(page([])) },
  },
  {
    operation: LIST,
    requirement: 'decision: "A page past the end: empty `items`, true `total` and `pages`"',
    exchange: {
      request: { query: { page: '3', size: '1' } },
      response: ok(page([], { total: 1, page: 3, size: 1, pages: 1 })),
    },
  },
  {
    operation: LIST,
    requirement: 'decision: 400 malformed parameter',
    exchange: {
      request: { query: { ended: 'yes', score_min: 'x', time_period: 'x', mmsi: 'x' } },
      response: problem(400, ['mmsi', 'time_period', 'ended', 'score_min']),
    },
  },
  {
    operation: LIST,
    requirement: 'decision: 422 understood but invalid',
    exchange: {
      request: { query: { kind: 'meeting', score_min: '2', size: '0' } },
      response: problem(422, ['kind', 'score_min', 'size']),
    },
  },
  {
    operation: READ,
    requirement: `${EXTENSION}: reads an event of one ship`,
    exchange: { request: { as: 'carl', values: [1] }, response: ok({ ...LOITERING, id: 1 }) },
  },
  {
    operation: READ,
    requirement: 'decision: 404 unknown',
    exchange: { request: { values: [9999] }, response: problem(404) },
  },
];
