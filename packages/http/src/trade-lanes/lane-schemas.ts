import { BOOKING_ROW, VOYAGE_ROW } from '@roadstead/trade-lanes';
import { z } from 'zod';
import { OFFSET_TIME, pageSchema, responseObject } from '../server/index.ts';

const LOCODE = z.string().describe('UN/LOCODE.');

/** Rows as a member, or as a bare list. */
const VOYAGE = VOYAGE_ROW.meta({ id: 'VoyageBody' });
const BOOKING = BOOKING_ROW.meta({ id: 'BookingBody' });
export const VOYAGES = z
  .union([z.object({ voyages: z.array(VOYAGE) }), z.array(VOYAGE)])
  .meta({ id: 'VoyagesBody' });
export const BOOKINGS = z
  .union([z.object({ bookings: z.array(BOOKING) }), z.array(BOOKING)])
  .meta({ id: 'BookingsBody' });

const ROW_PROBLEMS = z.array(
  responseObject('RowProblem', {
    row: z.int().describe('From 1.'),
    detail: z.string(),
    pointer: z.string().describe('Into the body.'),
  }),
);

/** Result of an import. */
export const IMPORT_RESULT = responseObject('ImportResult', {
  accepted: z.int(),
  rejected: ROW_PROBLEMS,
  rejected_total: z.int().describe('Number of rejected rows: only the first problems are listed.'),
  warnings: ROW_PROBLEMS.describe(
    'Accepted rows with a UN/LOCODE that no port here has: outcomes of these calls stay unknown.',
  ),
  warnings_total: z.int().describe('Number of these rows: only the first ones are listed.'),
});

export const BOOKING_IMPORT_RESULT = responseObject('BookingImportResult', {
  ...IMPORT_RESULT.shape,
  containers: z.int().describe('In accepted bookings.'),
  containers_on_known_voyages: z.int(),
  added_containers: z
    .int()
    .describe(
      'Those that no earlier import of the same booking has reported; they count as usage.',
    ),
  added_containers_on_known_voyages: z.int(),
});

export const RECOMPUTED = responseObject('Recomputation', {
  voyages: z.int().describe('Number of recomputed voyages.'),
});

const COUNT = z.int().min(0);
const PERCENT = z
  .number()
  .min(0)
  .max(100)
  .nullable()
  .describe('Percent of the bookings; null without bookings.');

/** The calls at one end of a lane's journeys. */
const CALL_COUNTS = responseObject('CallCounts', {
  made: COUNT,
  omitted: COUNT,
  unknown: COUNT.describe(
    'Neither the call nor the ship was detected, or no port here has the code.',
  ),
  open: COUNT.describe('Calls that can still be made.'),
  on_time: COUNT.describe('Made calls at most 24 hours early or late.'),
  average_delay_hours: z
    .number()
    .nullable()
    .describe('Mean of the delayed calls; null without any.'),
  average_deviation_hours: z
    .number()
    .nullable()
    .describe('Mean of all made calls, negative if early; null without any.'),
});

/** A carrier's performance on a lane in a period. */
const LANE_STATISTIC = responseObject('LaneStatistic', {
  vessel_operator_carrier_code: z.string(),
  origin_un_location_code: LOCODE,
  destination_un_location_code: LOCODE,
  begin_datetime: OFFSET_TIME,
  end_datetime: OFFSET_TIME,
  origin_omitted_port_call_count: COUNT,
  destination_omitted_port_call_count: COUNT,
  total_journeys: COUNT,
  origin_delayed_journeys: COUNT,
  destination_delayed_journeys: COUNT,
  container_count: z.string().describe('A range, as `10-99`.'),
  carrier_caused_rolls_pct: PERCENT,
  shipper_caused_rolls_pct: PERCENT,
  origin_port_calls: CALL_COUNTS.describe('Extension.'),
  destination_port_calls: CALL_COUNTS.describe('Extension.'),
});

export const LANE_STATISTICS = responseObject('LaneStatisticList', {
  statistics: z.array(LANE_STATISTIC),
});

const OUTCOME = z.enum(['made', 'omitted', 'unknown', 'open']);
const TIME_OR_NULL = OFFSET_TIME.nullable();

/** A scheduled call with its outcome. */
const CALL = {
  un_location_code: LOCODE,
  arrival_datetime: TIME_OR_NULL.describe('Scheduled.'),
  departure_datetime: TIME_OR_NULL.describe('Scheduled.'),
  vessel_imo_number: z.int().describe('Of the ship that was to call.'),
  outcome: OUTCOME,
  actual_vessel_imo_number: z.int().nullable().describe('Of the ship that called.'),
  actual_arrival_datetime: TIME_OR_NULL.describe('Null if it is unknown, too.'),
  actual_departure_datetime: TIME_OR_NULL.describe(
    'Null while the ship is in port, or if it is unknown, too.',
  ),
};

const JOURNEY_CALL = responseObject('JourneyCall', {
  ...CALL,
  deviation_hours: z.number().nullable().describe('Of a made call, negative if early.'),
});

/** A page of the journeys of a lane. */
export const JOURNEYS = pageSchema(
  'JourneyPage',
  responseObject('Journey', {
    vessel_operator_carrier_code: z.string(),
    carrier_voyage_number: z.string(),
    is_replaced: z.boolean().describe('Whether another ship made the calls of the schedule.'),
    origin: JOURNEY_CALL,
    destination: JOURNEY_CALL,
  }),
);

/** A page of voyages, in the form in which they are imported, with outcomes. */
export const VOYAGE_PAGE = pageSchema(
  'VoyagePage',
  responseObject('Voyage', {
    vessel_operator_carrier_code: z.string(),
    carrier_voyage_number: z.string(),
    vessel_imo_number: z.int(),
    is_replaced: z.boolean(),
    port_calls: z.array(responseObject('VoyageCall', CALL)),
  }),
);

/** A page of bookings, in the form in which they are imported. */
export const BOOKING_PAGE = pageSchema(
  'BookingPage',
  responseObject('Booking', {
    vessel_operator_carrier_code: z.string(),
    carrier_booking_number: z.string(),
    origin_un_location_code: LOCODE,
    destination_un_location_code: LOCODE,
    containers: z.array(
      z.strictObject({
        count: z.int(),
        planned_voyage_number: z.string(),
        actual_voyage_number: z.string().nullable(),
        changed_by: z.enum(['carrier', 'shipper']).nullable(),
      }),
    ),
  }),
);
