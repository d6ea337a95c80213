import { z } from 'zod';
import { OFFSET_TIME } from '../prediction/offset-time.ts';

const TIME_IN = z.string().meta({ format: 'date-time' });
const LOCODE = z.string().meta({ description: 'UN/LOCODE.' });
const IMO = z.union([z.int(), z.string()]);

const SCHEDULED_CALL = z.object({
  un_location_code: LOCODE,
  arrival_datetime: TIME_IN.nullish(),
  departure_datetime: TIME_IN.nullish().meta({ description: 'One of the two times is needed.' }),
  vessel_imo_number: IMO.nullish().meta({
    description: 'Another ship than before: from this call on.',
  }),
});

/** A voyage as a carrier announces it. */
export const VOYAGE = z.object({
  vessel_operator_carrier_code: z.string(),
  carrier_voyage_number: z.string(),
  vessel_imo_number: IMO,
  port_calls: z.array(SCHEDULED_CALL).min(2).max(100).meta({ description: 'In order.' }),
});

const CONTAINERS = z.object({
  count: z.int().min(1),
  planned_voyage_number: z.string(),
  actual_voyage_number: z.string().nullish().meta({ description: 'Null while not loaded.' }),
  changed_by: z.enum(['carrier', 'shipper']).nullish(),
});

/** A booking, its containers by voyage. */
export const BOOKING = z.object({
  vessel_operator_carrier_code: z.string(),
  carrier_booking_number: z.string(),
  origin_un_location_code: LOCODE,
  destination_un_location_code: LOCODE,
  containers: z.array(CONTAINERS).min(1).max(100),
});

/** Rows come under a name, or as they are. */
export const VOYAGES = z.union([z.object({ voyages: z.array(VOYAGE) }), z.array(VOYAGE)]);
export const BOOKINGS = z.union([z.object({ bookings: z.array(BOOKING) }), z.array(BOOKING)]);

/** What became of rows. */
export const TAKEN_ROWS = z.strictObject({
  accepted: z.int(),
  rejected: z.array(
    z.strictObject({
      row: z.int().meta({ description: 'From 1.' }),
      detail: z.string(),
      pointer: z.string().meta({ description: 'Into the body.' }),
    }),
  ),
  rejected_total: z
    .int()
    .meta({ description: 'Rows that were rejected: only the first problems are listed.' }),
});

export const TAKEN_BOOKINGS = z.strictObject({
  ...TAKEN_ROWS.shape,
  containers: z.int().meta({ description: 'In accepted bookings.' }),
  containers_on_known_voyages: z.int(),
});

export const RECOMPUTED = z.strictObject({
  voyages: z.int().meta({ description: 'Voyages that were looked at again.' }),
});

const COUNT = z.int().min(0);
const PERCENT = z
  .number()
  .min(0)
  .max(100)
  .nullable()
  .meta({ description: 'Percent of the bookings; null where there are none.' });

/** How a carrier sailed a lane in a period. */
export const LANE_STATISTIC = z.strictObject({
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
  container_count: z.string().meta({ description: 'A range, as `10-99`.' }),
  carrier_caused_rolls_pct: PERCENT,
  shipper_caused_rolls_pct: PERCENT,
});

export const LANE_STATISTICS = z.strictObject({ statistics: z.array(LANE_STATISTIC) });
