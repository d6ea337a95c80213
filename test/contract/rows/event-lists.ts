import { FIRST_DAY, LAST_REPORT_MS, SEPARATED, TOGETHER, UNKNOWN_SHIP } from '../fleet-records.ts';
import { milliseconds } from '../forms.ts';
import { TIGHT } from '../initial-data.ts';
import { ok, problem, type Row } from '../row.ts';
import type { RowRequest } from '../row-request.ts';
import {
  BASE,
  FIRST_PAGE,
  SEARCH,
  SEPARATED_JSON,
  TIGHT_JSON,
  TOGETHER_JSON,
} from './event-forms.ts';

const LIST = '/s2s-events';
const CURRENT = '/s2s-events/current';

/** A request for a list, and its events. */
function listed(
  path: string,
  requirement: string,
  request: RowRequest,
  items: readonly object[],
  page: object = { total: items.length, ...FIRST_PAGE },
): Row {
  return {
    operation: `GET ${path}`,
    requirement,
    exchange: { request, response: ok({ items, ...page }) },
  };
}

function rejected(
  path: string,
  requirement: string,
  status: number,
  query: RowRequest['query'] & object,
  ...pointers: readonly string[]
): Row {
  return {
    operation: `GET ${path}`,
    requirement,
    exchange: { request: { query }, response: problem(status, pointers) },
  };
}

const NONE = { total: 0, ...FIRST_PAGE, pages: 0 };
const RANGE = 'decision: Event time range';
const overlaps = `${RANGE}, "events whose life [activation, deactivation or now] overlaps it"`;

export const LISTS: readonly Row[] = [
  listed(
    LIST,
    'STS detection: GET /s2s-events, "paged list of STS events"; STS event: every field; decision: newest first',
    {},
    [TOGETHER_JSON, TIGHT_JSON, SEPARATED_JSON],
  ),
  listed(
    LIST,
    'STS detection: GET /s2s-events, "query: page integer, size integer"',
    { query: { page: 2, size: 2 } },
    [SEPARATED_JSON],
    { total: 3, page: 2, size: 2, pages: 2 },
  ),
  listed(
    LIST,
    'decision: Paging, "a page past the end: empty items, true total and pages"',
    { query: { page: 9, size: 2 } },
    [],
    { total: 3, page: 9, size: 2, pages: 2 },
  ),
  ...['time_period', 'time_range'].flatMap((name) => [
    listed(
      LIST,
      `STS detection: GET /s2s-events, "named \`time_period\` in the description and \`time_range\` in the request sample": ${name}; ${overlaps}`,
      { query: { [name]: '[2026-06-02T01:03:30Z,2026-06-02T01:59:59Z]' } },
      [SEPARATED_JSON],
    ),
    listed(
      LIST,
      `${overlaps}: ${name} after the one and before the others`,
      { query: { [name]: '[2026-06-02T01:03:40Z,2026-06-02T01:59:59.999Z]' } },
      [],
      NONE,
    ),
  ]),
  listed(
    LIST,
    `${RANGE}, "either end may be empty": the beginning`,
    { query: { time_range: '[,2026-06-02T00:00:00Z]' } },
    [SEPARATED_JSON],
  ),
  listed(
    LIST,
    `${RANGE}, "either end may be empty": the end; ${overlaps}: current ones until now`,
    { query: { time_period: `[${milliseconds(LAST_REPORT_MS)},]` } },
    [TOGETHER_JSON, TIGHT_JSON],
  ),
  listed(
    LIST,
    `${overlaps}: later than now overlaps none`,
    { query: { time_period: '[2026-07-01T00:00:00Z,]' } },
    [],
    NONE,
  ),
  {
    operation: `GET ${LIST}`,
    requirement: `${overlaps}: later, current events overlap it, despite earlier requests`,
    exchange: async (api) => {
      const query = { time_period: `[${milliseconds(api.clock.now() + 5000)},]` };
      await api.request(`GET ${BASE}${LIST}`, { query });
      api.clock.set(api.clock.now() + 10_000);
      const items = [TOGETHER_JSON, TIGHT_JSON];
      return { request: { query }, response: ok({ items, total: 2, ...FIRST_PAGE }) };
    },
  },
  listed(
    LIST,
    `decision: Timestamps in, "any RFC 3339"; ${RANGE}, both given and the same`,
    {
      query: {
        time_period: '[2026-06-02T01:30:00+02:00,2026-06-02t00:00:00.000z]',
        time_range: '[2026-06-01T23:30:00Z,2026-06-02T00:00:00Z]',
      },
    },
    [SEPARATED_JSON],
  ),
  rejected(
    LIST,
    `${RANGE}, "both given and different: 400"`,
    400,
    { time_period: '[2026-06-01T00:00:00Z,]', time_range: '[2026-06-02T00:00:00Z,]' },
    'time_range',
  ),
  rejected(
    LIST,
    `${RANGE}; decision: 400 malformed parameter`,
    400,
    { time_range: FIRST_DAY },
    'time_range',
  ),
  rejected(
    LIST,
    'decision: Timestamps in, "any RFC 3339, else 400"',
    400,
    { time_period: '[yesterday,]' },
    'time_period',
  ),
  ...[LIST, CURRENT, SEARCH].flatMap((path) => [
    rejected(
      path,
      'decision: Paging, "1 to 1000; outside: 422": size',
      422,
      { size: 1001 },
      'size',
    ),
    rejected(path, 'decision: Paging, "1 to 1000; outside: 422": none', 422, { size: 0 }, 'size'),
    rejected(path, 'decision: Paging, "`page` from 1"; outside: 422', 422, { page: 0 }, 'page'),
    rejected(
      path,
      'Endpoints: "page integer"; decision: 400 malformed parameter',
      400,
      { page: 'first', size: '1.5' },
      'page',
      'size',
    ),
  ]),
  listed(
    LIST,
    'decision: owner, acl, "Events follow their configuration": bert is in one acl',
    { as: 'bert' },
    [TOGETHER_JSON, SEPARATED_JSON],
  ),
  listed(LIST, 'decision: owner, acl, "nobody else sees it"', { as: 'carl' }, [], NONE),
  listed(
    CURRENT,
    'STS detection: GET /s2s-events/current, "paged list of current events"; States: "only current events are listed"',
    {},
    [TOGETHER_JSON, TIGHT_JSON],
  ),
  listed(
    CURRENT,
    'STS detection: GET /s2s-events/current, "configuration_id integer"',
    { query: { configuration_id: TIGHT } },
    [TIGHT_JSON],
  ),
  listed(
    CURRENT,
    'STS detection: GET /s2s-events/current, "page integer, size integer"',
    { query: { page: 2, size: 1 } },
    [TIGHT_JSON],
    { total: 2, page: 2, size: 1, pages: 2 },
  ),
  listed(
    CURRENT,
    'decision: owner, acl, "current lists follow their configuration"',
    { as: 'bert' },
    [TOGETHER_JSON],
  ),
  rejected(
    CURRENT,
    'Endpoints: "configuration_id integer"; decision: 400',
    400,
    { configuration_id: 'x' },
    'configuration_id',
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "mmsi integer"',
    { query: { mmsi: SEPARATED[1] } },
    [SEPARATED_JSON],
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "mmsi_other integer"',
    { query: { mmsi_other: SEPARATED[0] } },
    [SEPARATED_JSON],
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "mmsi integer, mmsi_other integer": in either place',
    { query: { mmsi: TOGETHER[1], mmsi_other: TOGETHER[0] } },
    [TOGETHER_JSON, TIGHT_JSON],
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search: both ships must be in it',
    { query: { mmsi: TOGETHER[1], mmsi_other: SEPARATED[0] } },
    [],
    NONE,
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "configuration_id integer"',
    { query: { mmsi: TOGETHER[0], configuration_id: TIGHT } },
    [TIGHT_JSON],
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search: of no event',
    { query: { mmsi: UNKNOWN_SHIP } },
    [],
    NONE,
  ),
  listed(
    SEARCH,
    'STS detection: GET /s2s-events/search, "page integer, size integer"',
    { query: { page: 2, size: 2 } },
    [SEPARATED_JSON],
    { total: 3, page: 2, size: 2, pages: 2 },
  ),
  listed(SEARCH, 'decision: owner, acl', { as: 'carl', query: { mmsi: SEPARATED[0] } }, [], NONE),
  rejected(
    SEARCH,
    'Endpoints: "mmsi integer"; decision: 400',
    400,
    { mmsi: 'x', mmsi_other: '' },
    'mmsi',
    'mmsi_other',
  ),
];
