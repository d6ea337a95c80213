import type { TradeLanes } from '@roadstead/trade-lanes';

/**
 * A1 to A12: carriers' schedules and bookings, held against the port calls that the service saw. All users see all lanes; who may put
 * something is for the door to say.
 */
export type TradeLaneArea = Pick<
  TradeLanes,
  'putVoyages' | 'putBookings' | 'statistics' | 'recompute'
>;
