import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { BULKER, LAST_REPORT_MS, OLD_SHIP, TANKER_IMO } from '../fleet-records.ts';
import { INTEGER, milliseconds, TEXT, WITH_OFFSET } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const STATISTICS = 'GET /tradelane-analytics/journey-statistics';
const VOYAGES = 'PUT /tradelane-analytics/voyages';
const BOOKINGS = 'PUT /tradelane-analytics/bookings';
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
      }),
    },
  },
  {
    operation: BOOKINGS,
    requirement: `${EXTENSION}: imports bookings`,
    exchange: {
      request: { as: 'chief', body: { bookings: [CARRIER_ROLLED, SHIPPER_ROLLED] } },
      response: ok({
        ...{ accepted: 2, rejected: [], rejected_total: 0 },
        ...{ containers: 262, containers_on_known_voyages: 262 },
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

const statistic = (carrier: string, more: object): object => ({
  vessel_operator_carrier_code: carrier,
  ...{ begin_datetime: WITH_OFFSET, end_datetime: '2026-06-23T00:00:00.000+00:00' },
  total_journeys: 1,
  ...{ origin_omitted_port_call_count: 0, destination_omitted_port_call_count: 0 },
  ...{ origin_delayed_journeys: 0, destination_delayed_journeys: 0 },
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
            ...{ container_count: '100-999' },
            ...{ carrier_caused_rolls_pct: 0, shipper_caused_rolls_pct: 100 },
          }),
        ],
      }),
    },
  },
];
