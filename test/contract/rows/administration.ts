import { TANKER_IMO } from '../fleet.ts';
import { WITH_OFFSET } from '../forms.ts';
import { ok, problem, type Row, type Sent } from '../row.ts';
import { PRICE } from '../world.ts';

const USAGE = 'GET /administration/usage';
const CREDITS = 'GET /administration/usage/credits';
const VESSEL = 'GET /nextport/vessel/{vessel_imo_number}/predictions';
const PAGING = 'decision: Paging, "`size`/`page_size`"';

/** What paul has used in this month: he does nothing but what is here. */
const record = (method: string, path: string, status: string, count: number): object => ({
  ...{ user_id: 'paul', usage_year: 2026, usage_month: 6, usage_type: 'REQUEST' },
  ...{ usage_method: method, endpoint: path, status },
  ...{ unit: 'REQUESTS', usage_count: count, text: null },
});
const LOGIN = record('POST', '/authentication/login', 'SUCCESS', 1);
const FAILED = record('GET', '/nextport/vessel/{vessel_imo_number}/predictions', 'ERROR', 1);
const DONE = record('GET', '/nextport/vessel/{vessel_imo_number}/predictions', 'SUCCESS', 2);
const usage = (...records: readonly object[]): object => ({
  last_updated_datetime: WITH_OFFSET,
  usage: records,
});
const COST = { title: PRICE.title, usage: 2, credits: 2 * PRICE.credits };

const read = (operation: string, shows: string, send: Sent, body: object): Row => ({
  operation,
  shows,
  exchange: { send: { as: 'paul', ...send }, back: ok(body) },
});

const WRONG: readonly Row[] = [USAGE, CREDITS].flatMap((operation): readonly Row[] => [
  {
    operation,
    shows: `${PAGING}, "1 to 1000; outside: 422"`,
    exchange: {
      send: { as: 'paul', query: { page: 0, page_size: 1001 } },
      back: problem(422, ['page', 'page_size']),
    },
  },
  {
    operation,
    shows: 'Prediction API: "page integer, page_size integer"; decision: 400 malformed parameter',
    exchange: {
      send: { as: 'paul', query: { page: 'x', page_size: 'y' } },
      back: problem(400, ['page', 'page_size']),
    },
  },
]);

export const ADMINISTRATION_ROWS: readonly Row[] = [
  {
    operation: USAGE,
    shows: `Usage record: every field; decision: Usage without year, month: "the current month"; user_id: user names`,
    exchange: async (world) => {
      for (const imo of [TANKER_IMO, TANKER_IMO, TANKER_IMO + 1]) {
        await world.ask(VESSEL, { as: 'paul', values: [imo] });
      }
      return { send: { as: 'paul' }, back: ok(usage(LOGIN, FAILED, DONE)) };
    },
  },
  read(
    USAGE,
    `Prediction API: ${USAGE}, "year integer, month integer, page integer, page_size integer"`,
    { query: { year: 2026, month: 6, page: 2, page_size: 2 } },
    usage(FAILED, DONE),
  ),
  read(
    USAGE,
    'Limits: "Usage is reported per calendar month (`year`, `month`)": of another one',
    { query: { year: 2026, month: 5 } },
    usage(),
  ),
  read(USAGE, 'decision: Paging, "a page past the end: empty"', { query: { page: 9 } }, usage()),
  {
    operation: USAGE,
    shows: `Prediction API: ${USAGE}: month 1 to 12; decision: 422`,
    exchange: {
      send: { as: 'paul', query: { year: 2026, month: 13 } },
      back: problem(422, ['month']),
    },
  },
  {
    operation: USAGE,
    shows: `Prediction API: ${USAGE}, "year integer, month integer"; decision: 400 malformed parameter`,
    exchange: {
      send: { as: 'paul', query: { year: 'this', month: 'June' } },
      back: problem(400, ['year', 'month']),
    },
  },
  read(
    CREDITS,
    'Credit usage: every field',
    {},
    { total_credit_used: COST.credits, usage: [COST] },
  ),
  read(
    CREDITS,
    `Prediction API: ${CREDITS}, "page integer, page_size integer"`,
    { query: { page: 2, page_size: 1 } },
    { total_credit_used: COST.credits, usage: [] },
  ),
  ...WRONG,
];
