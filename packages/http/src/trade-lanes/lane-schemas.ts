import { BOOKING_ROW, VOYAGE_ROW } from '@roadstead/trade-lanes';
import { z } from 'zod';
import { OFFSET_TIME, responseObject } from '../server/index.ts';

const LOCODE = z.string().describe('UN/LOCODE.');

/** Rows as a member, or as a bare list. */
const VOYAGE = VOYAGE_ROW.meta({ id: 'VoyageBody' });
const BOOKING = BOOKING_ROW.meta({ id: 'BookingBody' });
export const VOYAGES = z.union([z.object({ voyages: z.array(VOYAGE) }), z.array(VOYAGE)]);
export const BOOKINGS = z.union([z.object({ bookings: z.array(BOOKING) }), z.array(BOOKING)]);

/** Result of an import. */
export const IMPORT_RESULT = responseObject('TakenRows', {
  accepted: z.int(),
  rejected: z.array(
    z.strictObject({
      row: z.int().describe('From 1.'),
      detail: z.string(),
      pointer: z.string().describe('Into the body.'),
    }),
  ),
  rejected_total: z.int().describe('Number of rejected rows: only the first problems are listed.'),
});

export const BOOKING_IMPORT_RESULT = responseObject('TakenBookings', {
  ...IMPORT_RESULT.shape,
  containers: z.int().describe('In accepted bookings.'),
  containers_on_known_voyages: z.int(),
});

export const RECOMPUTED = z.strictObject({
  voyages: z.int().describe('Number of recomputed voyages.'),
});

const COUNT = z.int().min(0);
const PERCENT = z
  .number()
  .min(0)
  .max(100)
  .nullable()
  .describe('Percent of the bookings; null without bookings.');

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
});

export const LANE_STATISTICS = z.strictObject({ statistics: z.array(LANE_STATISTIC) });
