import { PRICE } from '../contract-service.ts';
import { TANKER_IMO } from '../fleet-records.ts';
import { WITH_OFFSET } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import type { RowRequest } from '../row-request.ts';

const USAGE = 'GET /administration/usage';
const CREDITS = 'GET /administration/usage/credits';
const VESSEL = 'GET /nextport/vessel/{vessel_imo_number}/predictions';
const PAGING = 'decision: Paging, "`size`/`page_size`"';

/** Usage of paul in this month: only the requests of these rows. */
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

const read = (operation: string, requirement: string, request: RowRequest, body: object): Row => ({
  operation,
  requirement,
  exchange: { request: { as: 'paul', ...request }, response: ok(body) },
});

const WRONG: readonly Row[] = [USAGE, CREDITS].flatMap((operation): readonly Row[] => [
  {
    operation,
    requirement: `${PAGING}, "1 to 1000; outside: 422"`,
    exchange: {
      request: { as: 'paul', query: { page: 0, page_size: 1001 } },
      response: problem(422, ['page', 'page_size']),
    },
  },
  {
    operation,
    requirement:
      'Prediction API: "page integer, page_size integer"; decision: 400 malformed parameter',
    exchange: {
      request: { as: 'paul', query: { page: 'x', page_size: 'y' } },
      response: problem(400, ['page', 'page_size']),
    },
  },
]);

export const ADMINISTRATION_ROWS: readonly Row[] = [
  {
    operation: USAGE,
    requirement: `Usage record: every field; decision: Usage without year, month: "the current month"; user_id: user names`,
    exchange: async (api) => {
      for (const imo of [TANKER_IMO, TANKER_IMO, TANKER_IMO + 1]) {
        await api.request(VESSEL, { as: 'paul', values: [imo] });
      }
      return { request: { as: 'paul' }, response: ok(usage(LOGIN, FAILED, DONE)) };
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
    'Limits: "Usage is reported per calendar month (`year`, `month`)": another month',
    { query: { year: 2026, month: 5 } },
    usage(),
  ),
  read(USAGE, 'decision: Paging, "a page past the end: empty"', { query: { page: 9 } }, usage()),
  {
    operation: USAGE,
    requirement: `Prediction API: ${USAGE}: month 1 to 12; decision: 422`,
    exchange: {
      request: { as: 'paul', query: { year: 2026, month: 13 } },
      response: problem(422, ['month']),
    },
  },
  {
    operation: USAGE,
    requirement: `Prediction API: ${USAGE}, "year integer, month integer"; decision: 400 malformed parameter`,
    exchange: {
      request: { as: 'paul', query: { year: 'this', month: 'June' } },
      response: problem(400, ['year', 'month']),
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
