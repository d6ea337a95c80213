import type { MaritimeService, TradeLaneAnalytics } from '@roadstead/service';
import type { ExtraUsage } from '@roadstead/usage';
import { z } from 'zod';
import {
  PAGE,
  PAGE_SIZE,
  type Parameter,
  pagingOf,
  type QueryValues,
  unvalidatedJsonBody,
} from '../request/index.ts';
import { json, type Operation, pageJson, type RouteGroup, route } from '../server/index.ts';
import { importResultJson, journeyJson, laneStatisticsJson, rowsOf } from './lane-json.ts';
import { INTERVAL, LANE_QUERY, laneOf, searchOf } from './lane-parameters.ts';
import {
  BOOKING_IMPORT_RESULT,
  BOOKINGS,
  IMPORT_RESULT,
  JOURNEYS,
  LANE_STATISTICS,
  RECOMPUTED,
  VOYAGES,
} from './lane-schemas.ts';
import { ADMINISTRATION, recordOperations } from './record-operations.ts';

const ALL_OR_NOTHING: Parameter<boolean> = {
  schema: z.string().regex(/^(?:true|false)$/),
  rule: 'must be true or false.',
  description: 'Whether one invalid row rejects all rows; default false.',
  read(value, reject) {
    return value === 'true' || value === 'false' ? value === 'true' : reject('malformed');
  },
};

/** Usage label: containers that bookings add. */
const TOTAL_CONTAINERS = 'Total container count';
/** Usage label: containers of these that are planned for a known voyage. */
const CONTAINERS_WITH_DATA = 'Container with data count';

const IMPORT = {
  ...ADMINISTRATION,
  description:
    'At most 10 000, under their name or as a bare list. An existing one is replaced. Invalid rows are listed in the response and the ' +
    'others are imported; if no row can be imported the response is 422.',
  query: { all_or_nothing: ALL_OR_NOTHING },
};

/** Trade lane analytics, with the tokens of the prediction API. @param base of its paths */
export function tradeLanesRoutes({ tradeLanes }: MaritimeService, base: string): RouteGroup {
  return {
    name: 'Trade lanes',
    base,
    description:
      "Carriers' performance from one port to another, by their schedules, the observed port calls, and their bookings.",
    usageLabels: [TOTAL_CONTAINERS, CONTAINERS_WITH_DATA],
    operations: [
      route.get('/tradelane-analytics/journey-statistics', 'getJourneyStatistics', {
        scheme: 'token',
        summary: 'Read the statistics of a trade lane',
        description:
          'One statistic for each carrier with journeys in the 365 days until the last midnight UTC. A call is omitted when the ship did not ' +
          'make it from a week before its time to two weeks after it, and reported from elsewhere; delayed when it arrived more than 24 hours late. ' +
          'The README of `@roadstead/trade-lanes` has all definitions and their sources. Extensions: the parameters of the period, of the ' +
          'carrier and `interval`, and `origin_port_calls` and `destination_port_calls`, which count made, omitted, unknown and open calls apart. ' +
          'After an import of many ships, matching goes on in the background: journeys count at once, and their calls as open until they are matched.',
        query: { ...LANE_QUERY, interval: INTERVAL },
        problems: [422],
        replies: { 200: ['By carrier code, then by month.', LANE_STATISTICS] },
        async handle({ query }) {
          const search = { ...searchOf(query), isMonthly: query.interval };
          return json(
            laneStatisticsJson(await tradeLanes.listStatistics(...laneOf(query), search)),
          );
        },
      }),
      route.get('/tradelane-analytics/journeys', 'listJourneys', {
        scheme: 'token',
        summary: 'List the journeys of a trade lane (extension)',
        description:
          'The voyages that the statistics count, with both calls: as scheduled, their outcome, and when they were made.',
        query: { ...LANE_QUERY, page: PAGE, size: PAGE_SIZE },
        problems: [422],
        isList: true,
        replies: { 200: ['A page, by scheduled arrival at the destination.', JOURNEYS] },
        async handle({ query }) {
          const paging = pagingOf(query);
          const journeys = await tradeLanes.listJourneys(
            ...([...laneOf(query), searchOf(query), paging] as const),
          );
          return json(pageJson(journeys, paging, journeyJson));
        },
      }),
      ...administrationOperations(tradeLanes),
      ...recordOperations(tradeLanes),
    ],
  };
}

function administrationOperations(tradeLanes: TradeLaneAnalytics): readonly Operation[] {
  return [
    route.put('/tradelane-analytics/voyages', 'putVoyages', {
      ...IMPORT,
      summary: "Import carriers' voyages (extension)",
      body: unvalidatedJsonBody(VOYAGES),
      replies: { 200: ['The result.', IMPORT_RESULT] },
      async handle({ context, query, body }) {
        const rows = rowsOf(body, 'voyages');
        const result = await tradeLanes.putVoyages(rows.rows, importOptions(query));
        return json(importResultJson(result, rows, context));
      },
    }),
    route.put('/tradelane-analytics/bookings', 'putBookings', {
      ...IMPORT,
      summary: "Import carriers' bookings (extension)",
      body: unvalidatedJsonBody(BOOKINGS),
      replies: { 200: ['The result.', BOOKING_IMPORT_RESULT] },
      async handle({ context, query, body }) {
        const rows = rowsOf(body, 'bookings');
        const result = await tradeLanes.putBookings(rows.rows, importOptions(query));
        const { addedContainers: added, addedContainersOnKnownVoyages: known } = result;
        const reply = json({
          ...importResultJson(result, rows, context),
          containers: result.containers,
          containers_on_known_voyages: result.containersOnKnownVoyages,
          ...{ added_containers: added, added_containers_on_known_voyages: known },
        });
        return { ...reply, extraUsage: containerUsage(added, known) };
      },
    }),
    route.post('/tradelane-analytics/recomputation', 'recomputeStatistics', {
      ...ADMINISTRATION,
      summary: 'Recompute current voyages at once (extension)',
      description:
        'Otherwise they are recomputed once a day. Imported voyages are computed from the next read of statistics on. Responds when all are computed.',
      replies: { 200: ['Done.', RECOMPUTED] },
      handle: async () => json(await tradeLanes.recompute()),
    }),
  ];
}

function importOptions({
  all_or_nothing: isAllOrNothing = false,
}: QueryValues<typeof IMPORT.query>) {
  return { isAllOrNothing };
}

/** Containers are counted by the labels of the specification. @param known number of containers on known voyages */
function containerUsage(containers: number, known: number): readonly ExtraUsage[] {
  const common = { unit: 'CONTAINERS', text: 'Bookings' } as const;
  return [
    { ...common, endpoint: TOTAL_CONTAINERS, count: containers },
    { ...common, endpoint: CONTAINERS_WITH_DATA, count: known },
  ].filter(({ count }) => count > 0);
}
