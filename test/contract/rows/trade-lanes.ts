import { expect } from 'vitest';
import { TANKER_IMO } from '../fleet.ts';
import { TEXT, WHOLE, WITH_OFFSET } from '../forms.ts';
import { BEYOND, ok, problem, type Row } from '../row.ts';

const STATISTICS = 'GET /tradelane-analytics/journey-statistics';
const VOYAGES = 'PUT /tradelane-analytics/voyages';
const BOOKINGS = 'PUT /tradelane-analytics/bookings';
const RECOMPUTATION = 'POST /tradelane-analytics/recomputation';
const SECTION = 'Prediction API';
const DAY_MS = 86_400_000;

/** The tanker came to Rotterdam a day later than this, and to Hamburg 27 hours later. */
const VOYAGE = {
  vessel_operator_carrier_code: 'MAEU',
  carrier_voyage_number: '622E',
  vessel_imo_number: TANKER_IMO,
  port_calls: [
    { un_location_code: 'NLRTM', arrival_datetime: '2026-05-31T00:00:00Z' },
    { un_location_code: 'DEHAM', arrival_datetime: '2026-05-31T18:00:00Z' },
  ],
};
const LANE = { origin_un_location_code: 'NLRTM', destination_un_location_code: 'DEHAM' };
/** Half of its containers were loaded on another voyage, by the carrier. */
const BOOKING = {
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

export const TRADE_LANE_ROWS: readonly Row[] = [
  {
    operation: VOYAGES,
    shows: `${BEYOND}: takes voyages; who sends rubbish is told`,
    exchange: {
      send: { as: 'chief', body: { voyages: [VOYAGE, {}] } },
      back: ok({
        accepted: 1,
        rejected: expect.arrayContaining([
          { row: 2, detail: TEXT, pointer: '/voyages/1/carrier_voyage_number' },
        ]),
        rejected_total: 1,
      }),
    },
  },
  {
    operation: BOOKINGS,
    shows: `${BEYOND}: takes bookings`,
    exchange: {
      send: { as: 'chief', body: { bookings: [BOOKING] } },
      back: ok({
        ...{ accepted: 1, rejected: [], rejected_total: 0 },
        ...{ containers: 12, containers_on_known_voyages: 12 },
      }),
    },
  },
  {
    operation: RECOMPUTATION,
    shows: `${BEYOND}: looks at once at what is under way`,
    exchange: { send: { as: 'chief' }, back: ok({ voyages: WHOLE }) },
  },
  ...[VOYAGES, BOOKINGS].map(
    (operation): Row => ({
      operation,
      shows: `${BEYOND}: for administrators`,
      exchange: { send: { body: [] }, back: problem(403) },
    }),
  ),
  {
    operation: STATISTICS,
    shows: `${SECTION}: ${STATISTICS}: of a lane that nobody sails`,
    exchange: {
      send: {
        query: { origin_un_location_code: 'SGSIN', destination_un_location_code: 'CNSHA' },
      },
      back: ok({ statistics: [] }),
    },
  },
  {
    operation: STATISTICS,
    shows: 'General rules: "a port by UN/LOCODE": what can be none; decision: 422',
    exchange: {
      send: { query: { ...LANE, destination_un_location_code: 'Hamburg' } },
      back: problem(422, ['destination_un_location_code']),
    },
  },
  {
    operation: STATISTICS,
    shows: `${SECTION}: ${STATISTICS}, "query: origin_un_location_code string, destination_un_location_code string": both are needed; decision: 400`,
    exchange: {
      send: {},
      back: problem(400, ['origin_un_location_code', 'destination_un_location_code']),
    },
  },
];

/** When the voyage is over and decided. */
export const TRADE_LANE_END_ROWS: readonly Row[] = [
  {
    operation: STATISTICS,
    shows: `${SECTION}: ${STATISTICS}, "one per carrier"; Trade lane statistic: every field; Definitions: omit, rollover`,
    exchange: async (world) => {
      world.clock.set(world.clock.now() + 20 * DAY_MS);
      return {
        send: { query: LANE },
        back: ok({
          statistics: [
            {
              ...LANE,
              vessel_operator_carrier_code: 'MAEU',
              ...{ begin_datetime: WITH_OFFSET, end_datetime: WITH_OFFSET },
              ...{ origin_omitted_port_call_count: 0, destination_omitted_port_call_count: 0 },
              ...{ total_journeys: 1, origin_delayed_journeys: 0, destination_delayed_journeys: 1 },
              ...{ container_count: '10-99' },
              ...{ carrier_caused_rolls_pct: 100, shipper_caused_rolls_pct: 0 },
            },
          ],
        }),
      };
    },
  },
];
