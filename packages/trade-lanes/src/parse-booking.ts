import { failure, type Problem, type Result, success } from '@roadstead/model';
import type { Booking, ContainerGroup } from './booking.ts';
import { RowReader } from './row-reader.ts';
import { BOOKING_ROW, CONTAINER_GROUPS, CONTAINERS_ROW } from './row-schemas.ts';

/**
 * A10: parses a booking: `vessel_operator_carrier_code`, `carrier_booking_number`, `origin_un_location_code`,
 * `destination_un_location_code` and `containers`, groups with `count`, `planned_voyage_number`, `actual_voyage_number` and
 * `changed_by`.
 * @param row a value from JSON.parse
 * @returns the booking, or all problems of the row, with JSON pointers into it
 */
export function parseBooking(row: unknown): Result<Booking, readonly Problem[]> {
  const reader = new RowReader(row, BOOKING_ROW);
  const carrier = reader.read('vessel_operator_carrier_code');
  const number = reader.read('carrier_booking_number');
  const origin = reader.read('origin_un_location_code');
  const destination = reader.read('destination_un_location_code');
  const groups = reader
    .list('containers', CONTAINER_GROUPS, CONTAINERS_ROW)
    .flatMap((group) => readGroup(group));
  const isValid = carrier !== undefined && number !== undefined && origin && destination;
  if (reader.problems.length > 0 || !isValid) return failure(reader.problems);
  return success({ carrier, number, origin, destination, groups });
}

function readGroup(reader: RowReader<typeof CONTAINERS_ROW.shape>): readonly ContainerGroup[] {
  const count = reader.read('count');
  const plannedVoyage = reader.read('planned_voyage_number');
  const actualVoyage = reader.read('actual_voyage_number');
  const changedBy = reader.read('changed_by');
  const isValid =
    count !== undefined &&
    plannedVoyage !== undefined &&
    actualVoyage !== undefined &&
    changedBy !== undefined;
  return isValid ? [{ count, plannedVoyage, actualVoyage, changedBy }] : [];
}
