import { failure, type Problem, type Result, success } from '@roadstead/model';
import type { Booking, ContainerGroup } from './booking.ts';
import { RowReader } from './row-reader.ts';
import {
  BOOKING_NUMBER_LENGTH_MAX,
  CONTAINERS_MAX,
  GROUPS_MAX,
  VOYAGE_NUMBER_LENGTH_MAX,
} from './thresholds.ts';

const CAUSES = ['carrier', 'shipper'] as const;

/**
 * A10: reads a booking: `vessel_operator_carrier_code`, `carrier_booking_number`, `origin_un_location_code`,
 * `destination_un_location_code` and `containers`, groups with `count`, `planned_voyage_number`, `actual_voyage_number` and `changed_by`.
 * @param row what JSON.parse gave
 * @returns the booking, or all that is wrong with it, with JSON pointers into the row
 */
export function parseBooking(row: unknown): Result<Booking, readonly Problem[]> {
  const reader = new RowReader(row);
  const carrier = reader.carrier('vessel_operator_carrier_code');
  const number = reader.number('carrier_booking_number', BOOKING_NUMBER_LENGTH_MAX);
  const origin = reader.locode('origin_un_location_code');
  const destination = reader.locode('destination_un_location_code');
  const groups = reader.list('containers', 1, GROUPS_MAX).flatMap(readGroup);
  const isRead = carrier !== undefined && number !== undefined && origin && destination;
  if (reader.problems.length > 0 || !isRead) return failure(reader.problems);
  return success({ carrier, number, origin, destination, groups });
}

function readGroup(reader: RowReader): readonly ContainerGroup[] {
  const count = reader.wholeNumber('count', 1, CONTAINERS_MAX);
  const voyage = (name: string): string | undefined =>
    reader.number(name, VOYAGE_NUMBER_LENGTH_MAX);
  const plannedVoyage = voyage('planned_voyage_number');
  const actualVoyage = reader.orNull('actual_voyage_number', voyage);
  const changedBy = reader.orNull('changed_by', (name) => reader.word(name, CAUSES));
  const isRead =
    count !== undefined &&
    plannedVoyage !== undefined &&
    actualVoyage !== undefined &&
    changedBy !== undefined;
  return isRead ? [{ count, plannedVoyage, actualVoyage, changedBy }] : [];
}
