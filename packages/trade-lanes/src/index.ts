export type { Booking } from './booking.ts';
export type { LaneStatistic } from './lane-statistic.ts';
export { parseBooking } from './parse-booking.ts';
export { parseVoyage } from './parse-voyage.ts';
export type { ImportResult, RejectedRow, RowImportOptions } from './read-rows.ts';
export { BOOKING_ROW, VOYAGE_ROW } from './row-schemas.ts';
export type { ActualCall, ScheduledVoyage } from './scheduled-voyage.ts';
export type { TradeLaneDataSources } from './sources.ts';
export {
  type BookingImportResult,
  createTradeLanes,
  type RecomputationResult,
  type TradeLanes,
  type TradeLanesOptions,
} from './trade-lanes.ts';
