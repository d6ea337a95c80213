import type { TradeLanes } from '@roadstead/trade-lanes';

/**
 * A1 to A12: carriers' schedules and bookings, compared with the detected port calls. All users see all lanes; the HTTP layer
 * restricts imports, their lists and removals to authorised users.
 */
export type TradeLaneAnalytics = Pick<
  TradeLanes,
  | 'putVoyages'
  | 'putBookings'
  | 'listStatistics'
  | 'listJourneys'
  | 'listVoyages'
  | 'listBookings'
  | 'removeVoyage'
  | 'removeBooking'
  | 'recompute'
>;
