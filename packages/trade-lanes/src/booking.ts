import type { Locode } from '@roadstead/model';

/** Containers of a booking that are planned for one voyage. */
export interface ContainerGroup {
  readonly count: number;
  /** Number of the carrier's voyage on which they were to be loaded. */
  readonly plannedVoyage: string;
  /** Number of the voyage on which they were loaded; null before. */
  readonly actualVoyage: string | null;
  /** Cause of the change of voyage; null without a change or with an unknown cause. */
  readonly changedBy: 'carrier' | 'shipper' | null;
}

/** A booking of containers with a carrier. */
export interface Booking {
  readonly carrier: string;
  /** Assigned by the carrier. Carrier and number identify a booking. */
  readonly number: string;
  readonly origin: Locode;
  readonly destination: Locode;
  readonly groups: readonly ContainerGroup[];
}

/** Contribution of bookings to a lane. */
export interface BookingSums {
  readonly bookings: number;
  readonly containers: number;
  readonly carrierRolled: number;
  readonly shipperRolled: number;
}

export const NO_BOOKINGS: BookingSums = {
  bookings: 0,
  containers: 0,
  carrierRolled: 0,
  shipperRolled: 0,
};

/** A10: whether the containers are not loaded as planned. */
function isRolled({ plannedVoyage, actualVoyage, changedBy }: ContainerGroup): boolean {
  return actualVoyage === null ? changedBy !== null : actualVoyage !== plannedVoyage;
}

/** A10: the sums of one booking, which counts once for each cause, however many of its containers were rolled. */
export function sumsOf({ groups }: Pick<Booking, 'groups'>): BookingSums {
  const isRolledBy = (cause: 'carrier' | 'shipper'): boolean =>
    groups.some((group) => group.changedBy === cause && isRolled(group));
  return {
    bookings: 1,
    containers: groups.reduce((sum, { count }) => sum + count, 0),
    carrierRolled: isRolledBy('carrier') ? 1 : 0,
    shipperRolled: isRolledBy('shipper') ? 1 : 0,
  };
}

/** The sum of two; with `sign` −1 the difference. */
export function addSums(one: BookingSums, other: BookingSums, sign: 1 | -1 = 1): BookingSums {
  return {
    bookings: one.bookings + sign * other.bookings,
    containers: one.containers + sign * other.containers,
    carrierRolled: one.carrierRolled + sign * other.carrierRolled,
    shipperRolled: one.shipperRolled + sign * other.shipperRolled,
  };
}
