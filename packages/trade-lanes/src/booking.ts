import type { Locode } from '@roadstead/model';

/** Containers of a booking that are planned for one voyage. */
export interface ContainerGroup {
  readonly count: number;
  /** The voyage of the same carrier on which they were to be loaded. */
  readonly plannedVoyage: string;
  /** The one on which they were; null while they are not loaded. */
  readonly actualVoyage: string | null;
  /** Who caused that it is another one; null where nobody did, or it is not known. */
  readonly changedBy: 'carrier' | 'shipper' | null;
}

/** Containers that a carrier is to carry. */
export interface Booking {
  readonly carrier: string;
  /** The carrier's own. Carrier and number name a booking. */
  readonly number: string;
  readonly origin: Locode;
  readonly destination: Locode;
  readonly groups: readonly ContainerGroup[];
}

/** What a booking adds to a lane's sums. */
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

/** A10: whether containers are not loaded as planned. */
function isRolled({ plannedVoyage, actualVoyage, changedBy }: ContainerGroup): boolean {
  return actualVoyage === null ? changedBy !== null : actualVoyage !== plannedVoyage;
}

/** A10: a booking counts once for each cause, however many of its containers were rolled. */
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

/** One and the other, or with `sign` -1 one without the other. */
export function addSums(one: BookingSums, other: BookingSums, sign: 1 | -1 = 1): BookingSums {
  return {
    bookings: one.bookings + sign * other.bookings,
    containers: one.containers + sign * other.containers,
    carrierRolled: one.carrierRolled + sign * other.carrierRolled,
    shipperRolled: one.shipperRolled + sign * other.shipperRolled,
  };
}
