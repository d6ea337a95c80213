import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { BULKER, LAST_REPORT_MS, OLD_SHIP, TANKER_IMO } from '../fleet-records.ts';
import { INTEGER, milliseconds, TEXT, WITH_OFFSET } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const STATISTICS = 'GET /tradelane-analytics/journey-statistics';
const VOYAGES = 'PUT /tradelane-analytics/voyages';
const BOOKINGS = 'PUT /tradelane-analytics/bookings';
const JOURNEYS = 'GET /tradelane-analytics/journeys';
const VOYAGE_LIST = 'GET /tradelane-analytics/voyages';
const BOOKING_LIST = 'GET /tradelane-analytics/bookings';
const REMOVE_VOYAGE = 'DELETE /tradelane-analytics/voyages/{carrier}/{number}';
const REMOVE_BOOKING = 'DELETE /tradelane-analytics/bookings/{carrier}/{number}';
const RECOMPUTATION = 'POST /tradelane-analytics/recomputation';
const SECTION = 'Prediction API';
const DAY_MS = 86_400_000;

const call = (locode: string, arrival: string): object => ({
  un_location_code: locode,
  arrival_datetime: arrival,
});
const voyage = (carrier: string, number: string, ...calls: readonly object[]): object => ({
  vessel_operator_carrier_code: carrier,
  carrier_voyage_number: number,
  vessel_imo_number: TANKER_IMO,
  port_calls: calls,
});
/** The tanker arrived at Rotterdam at midnight of 1 June, at most a day late, and at Hamburg 27 hours late. */
const LATE = voyage(
  'MAEU',
  '622E',
  call('NLRTM', '2026-05-31T00:00:00Z'),
  call('DEHAM', '2026-05-31T18:00:00Z'),
);
/** For another carrier it was on time at both, and did not call at Vlissingen. */
const OMITTING = voyage(
  'HLCU',
  '2201',
  call('NLRTM', '2026-06-01T00:00:00Z'),
  call('NLVLI', '2026-06-01T12:00:00Z'),
  call('DEHAM', '2026-06-01T20:00:00Z'),
);

const lane = (origin: string, destination: string): Readonly<Record<string, string>> => ({
  origin_un_location_code: origin,
  destination_un_location_code: destination,
});
const LANE = lane('NLRTM', 'DEHAM');
const OMITTED_LANE = lane('NLRTM', 'NLVLI');

/** Half of its containers were loaded on another voyage, by the carrier. */
const CARRIER_ROLLED = {
  ...LANE,
  vessel_operator_carrier_code: 'MAEU',
  carrier_booking_number: '911274533',
  containers: [
    { count: 6, planned_voyage_number: '622E', actual_voyage_number: '622E' },
    {
      ...{ count: 6, planned_voyage_number: '622E', actual_voyage_number: '623E' },
      changed_by: 'carrier',
    },
  ],
};
/** All of its containers were, by the shipper. */
const SHIPPER_ROLLED = {
  ...OMITTED_LANE,
  vessel_operator_carrier_code: 'HLCU',
  carrier_booking_number: 'HLCU22010001',
  containers: [
    {
      ...{ count: 250, planned_voyage_number: '2201', actual_voyage_number: '2202' },
      changed_by: 'shipper',
    },
  ],
};

/** A call of a listed voyage. */
const listed = (un_location_code: string, arrival_datetime: string): object => ({
  ...{ un_location_code, arrival_datetime, departure_datetime: null },
  vessel_imo_number: TANKER_IMO,
});
const OUTCOME = {
  outcome: 'made',
  actual_vessel_imo_number: TANKER_IMO,
  ...{ actual_arrival_datetime: WITH_OFFSET, actual_departure_datetime: WITH_OFFSET },
};

export const TRADE_LANE_ROWS: readonly Row[] = [
  {
    operation: VOYAGES,
    requirement: `${EXTENSION}: imports voyages, and reports invalid ones`,
    exchange: {
      request: { as: 'chief', body: { voyages: [LATE, {}, OMITTING] } },
      response: ok({
        accepted: 2,
        rejected: expect.arrayContaining([
          { row: 2, detail: TEXT, pointer: '/voyages/1/carrier_voyage_number' },
        ]),
        rejected_total: 1,
        ...{ warnings: [], warnings_total: 0 },
      }),
    },
  },
  {
    operation: VOYAGES,
    requirement: `${EXTENSION}: warns of a UN/LOCODE that no port has`,
    exchange: {
      request: {
        as: 'chief',
        body: [
          voyage(
            'HLCU',
            '1',
            call('CNBIC', '2026-05-31T00:00:00Z'),
            call('DEHAM', '2026-06-02T00:00:00Z'),
          ),
        ],
      },
      response: ok({
        ...{ accepted: 1, rejected: [], rejected_total: 0 },
        warnings: [{ row: 1, detail: TEXT, pointer: '/0/port_calls/0/un_location_code' }],
        warnings_total: 1,
      }),
    },
  },
  {
    operation: VOYAGES,
    requirement: `${EXTENSION}: a code that is not a UN/LOCODE of a port; decision: 422`,
    exchange: {
      request: {
        as: 'chief',
        body: [
          voyage(
            'HLCU',
            '2',
            call('NLRTM', '2026-05-31T00:00:00Z'),
            call('NLXXQ', '2026-06-02T00:00:00Z'),
          ),
        ],
      },
      response: problem(422, ['/0/port_calls/1/un_location_code']),
    },
  },
  {
    operation: BOOKINGS,
    requirement: `${EXTENSION}: imports bookings`,
    exchange: {
      request: { as: 'chief', body: { bookings: [CARRIER_ROLLED, SHIPPER_ROLLED] } },
      response: ok({
        ...{ accepted: 2, rejected: [], rejected_total: 0 },
        ...{ warnings: [], warnings_total: 0 },
        ...{ containers: 262, containers_on_known_voyages: 262 },
        ...{ added_containers: 262, added_containers_on_known_voyages: 262 },
      }),
    },
  },
  {
    operation: BOOKINGS,
    requirement: `${EXTENSION}: replaces a booking, whose containers are not counted twice`,
    exchange: {
      request: { as: 'chief', body: { bookings: [CARRIER_ROLLED] } },
      response: ok({
        ...{ accepted: 1, rejected: [], rejected_total: 0 },
        ...{ warnings: [], warnings_total: 0 },
        ...{ containers: 12, containers_on_known_voyages: 12 },
        ...{ added_containers: 0, added_containers_on_known_voyages: 0 },
      }),
    },
  },
  {
    operation: RECOMPUTATION,
    requirement: `${EXTENSION}: evaluates unfinished voyages at once`,
    exchange: { request: { as: 'chief' }, response: ok({ voyages: INTEGER }) },
  },
  ...[VOYAGES, BOOKINGS].map(
    (operation): Row => ({
      operation,
      requirement: `${EXTENSION}: for administrators`,
      exchange: { request: { body: [] }, response: problem(403) },
    }),
  ),
  {
    operation: VOYAGE_LIST,
    requirement: `${EXTENSION}: lists the voyages of a carrier, as they are imported`,
    exchange: {
      request: { as: 'chief', query: { vessel_operator_carrier_code: 'maeu' } },
      response: ok({
        items: [
          {
            ...{ vessel_operator_carrier_code: 'MAEU', carrier_voyage_number: '622E' },
            ...{ vessel_imo_number: TANKER_IMO, is_replaced: false },
            port_calls: [
              { ...listed('NLRTM', '2026-05-31T00:00:00.000+00:00'), ...OUTCOME },
              { ...listed('DEHAM', '2026-05-31T18:00:00.000+00:00'), ...OUTCOME },
            ],
          },
        ],
        ...{ total: 1, page: 1, size: 50, pages: 1 },
      }),
    },
  },
  {
    operation: BOOKING_LIST,
    requirement: `${EXTENSION}: lists bookings, as they are imported, page by page`,
    exchange: {
      request: { as: 'chief', query: { page: 2, size: 1 } },
      response: ok({
        items: [
          {
            ...CARRIER_ROLLED,
            containers: [
              { ...CARRIER_ROLLED.containers[0], changed_by: null },
              CARRIER_ROLLED.containers[1],
            ],
          },
        ],
        ...{ total: 2, page: 2, size: 1, pages: 2 },
      }),
    },
  },
  {
    operation: REMOVE_VOYAGE,
    requirement: `${EXTENSION}: removes a voyage`,
    exchange: { request: { as: 'chief', values: ['HLCU', '1'] }, response: ok({}) },
  },
  {
    operation: REMOVE_BOOKING,
    requirement: `${EXTENSION}: removes a booking, also one with a slash in its number`,
    exchange: async (api) => {
      const carrier_booking_number = 'A/1';
      const body = [{ ...CARRIER_ROLLED, carrier_booking_number }];
      await api.request(BOOKINGS, { as: 'chief', body });
      return { request: { as: 'chief', values: ['MAEU', 'A/1'] }, response: ok({}) };
    },
  },
  ...[REMOVE_VOYAGE, REMOVE_BOOKING].flatMap((operation): readonly Row[] => [
    {
      operation,
      requirement: `${EXTENSION}; decision: 404 unknown`,
      exchange: { request: { as: 'chief', values: ['HLCU', '1'] }, response: problem(404) },
    },
    {
      operation,
      requirement: `${EXTENSION}; decision: 422 invalid`,
      exchange: {
        request: { as: 'chief', values: ['A carrier', '1'] },
        response: problem(422, ['carrier']),
      },
    },
    {
      operation,
      requirement: `${EXTENSION}: for administrators`,
      exchange: { request: { values: ['MAEU', '622E'] }, response: problem(403) },
    },
  ]),
  ...[VOYAGE_LIST, BOOKING_LIST].map(
    (operation): Row => ({
      operation,
      requirement: `${EXTENSION}: for administrators`,
      exchange: { request: {}, response: problem(403) },
    }),
  ),
  ...[STATISTICS, JOURNEYS].map(
    (operation): Row => ({
      operation,
      requirement:
        operation === STATISTICS
          ? 'decision: optional request fields: a period that ends before it begins; 422'
          : `${EXTENSION}: a period that ends before it begins; decision: 422`,
      exchange: {
        request: {
          query: {
            ...LANE,
            begin_datetime: '2026-06-02T00:00:00Z',
            end_datetime: '2026-06-01T00:00:00Z',
          },
        },
        response: problem(422, ['end_datetime']),
      },
    }),
  ),
  {
    operation: STATISTICS,
    requirement: 'decision: optional request fields: a malformed period and interval; 400',
    exchange: {
      request: { query: { ...LANE, begin_datetime: 'June', interval: 'week' } },
      response: problem(400, ['begin_datetime', 'interval']),
    },
  },
  {
    operation: STATISTICS,
    requirement: `${SECTION}: ${STATISTICS}: of a lane without voyages`,
    exchange: {
      request: {
        query: { origin_un_location_code: 'SGSIN', destination_un_location_code: 'CNSHA' },
      },
      response: ok({ statistics: [] }),
    },
  },
  {
    operation: STATISTICS,
    requirement: 'General rules: "a port by UN/LOCODE": an invalid one; decision: 422',
    exchange: {
      request: { query: { ...LANE, destination_un_location_code: 'Hamburg' } },
      response: problem(422, ['destination_un_location_code']),
    },
  },
  {
    operation: STATISTICS,
    requirement: `${SECTION}: ${STATISTICS}, "query: origin_un_location_code string, destination_un_location_code string": both are required; decision: 400`,
    exchange: {
      request: {},
      response: problem(400, ['origin_un_location_code', 'destination_un_location_code']),
    },
  },
];

/** A call that was made, a number of hours after its time. */
const madeCall = (hours: number): object => ({
  ...{ made: 1, omitted: 0, unknown: 0, open: 0 },
  ...{ on_time: hours > 24 ? 0 : 1, average_delay_hours: hours > 24 ? hours : null },
  average_deviation_hours: hours,
});

const OMITTED_CALL = {
  ...{ made: 0, omitted: 1, unknown: 0, open: 0 },
  ...{ on_time: 0, average_delay_hours: null, average_deviation_hours: null },
};

const statistic = (carrier: string, more: object): object => ({
  vessel_operator_carrier_code: carrier,
  ...{ begin_datetime: WITH_OFFSET, end_datetime: '2026-06-23T00:00:00.000+00:00' },
  total_journeys: 1,
  ...{ origin_omitted_port_call_count: 0, destination_omitted_port_call_count: 0 },
  ...{ origin_delayed_journeys: 0, destination_delayed_journeys: 0 },
  ...{ origin_port_calls: madeCall(0), destination_port_calls: madeCall(1) },
  ...more,
});

/** Event time: two ships report three weeks later. */
async function letDaysGoBy(api: ContractService): Promise<void> {
  const laterMs = LAST_REPORT_MS + 21 * DAY_MS;
  api.clock.set(laterMs);
  const body = [BULKER, OLD_SHIP].map((mmsi) => ({
    ...{ mmsi, timestamp: milliseconds(laterMs), longitude: 3, latitude: 54 },
  }));
  await api.request('POST /api/ingress/positions', { as: 'feed', body });
}

/** After the voyages are finished and resolved. */
export const TRADE_LANE_END_ROWS: readonly Row[] = [
  {
    operation: STATISTICS,
    requirement: `${SECTION}: ${STATISTICS}, "one per carrier"; Trade lane statistic: every field; Definitions: rollover, "caused by the carrier"`,
    exchange: async (api) => {
      await letDaysGoBy(api);
      const unknown = { carrier_caused_rolls_pct: null, shipper_caused_rolls_pct: null };
      return {
        request: { query: LANE },
        response: ok({
          statistics: [
            statistic('HLCU', { ...LANE, container_count: '0', ...unknown }),
            statistic('MAEU', {
              ...{ ...LANE, destination_delayed_journeys: 1, container_count: '10-99' },
              ...{ origin_port_calls: madeCall(24), destination_port_calls: madeCall(27) },
              ...{ carrier_caused_rolls_pct: 100, shipper_caused_rolls_pct: 0 },
            }),
          ],
        }),
      };
    },
  },
  {
    operation: STATISTICS,
    requirement:
      'Trade lane statistic: Definitions: omit, "a scheduled port call of the voyage that the ship does not make"; rollover, "caused by the shipper"',
    exchange: {
      request: { query: OMITTED_LANE },
      response: ok({
        statistics: [
          statistic('HLCU', {
            ...{ ...OMITTED_LANE, destination_omitted_port_call_count: 1 },
            destination_port_calls: OMITTED_CALL,
            ...{ container_count: '100-999' },
            ...{ carrier_caused_rolls_pct: 0, shipper_caused_rolls_pct: 100 },
          }),
        ],
      }),
    },
  },
  {
    operation: STATISTICS,
    requirement: 'decision: optional request fields: a period, a carrier, by month',
    exchange: {
      request: {
        query: {
          ...{ ...LANE, vessel_operator_carrier_code: 'HLCU', interval: 'month' },
          ...{ begin_datetime: '2026-05-20T00:00:00Z', end_datetime: '2026-06-10T00:00:00Z' },
        },
      },
      response: ok({
        statistics: [
          {
            ...statistic('HLCU', { ...LANE, container_count: '0' }),
            ...{ carrier_caused_rolls_pct: null, shipper_caused_rolls_pct: null },
            begin_datetime: '2026-06-01T00:00:00.000+00:00',
            end_datetime: '2026-06-10T00:00:00.000+00:00',
          },
        ],
      }),
    },
  },
  {
    operation: JOURNEYS,
    requirement: `${EXTENSION}: the voyages that the statistics count`,
    exchange: {
      request: { query: { ...OMITTED_LANE, page: 1, size: 10 } },
      response: ok({
        items: [
          {
            ...{ vessel_operator_carrier_code: 'HLCU', carrier_voyage_number: '2201' },
            is_replaced: false,
            origin: {
              ...listed('NLRTM', '2026-06-01T00:00:00.000+00:00'),
              ...OUTCOME,
              deviation_hours: 0,
            },
            destination: {
              ...listed('NLVLI', '2026-06-01T12:00:00.000+00:00'),
              ...{ outcome: 'omitted', actual_vessel_imo_number: null, deviation_hours: null },
              ...{ actual_arrival_datetime: null, actual_departure_datetime: null },
            },
          },
        ],
        ...{ total: 1, page: 1, size: 10, pages: 1 },
      }),
    },
  },
];
