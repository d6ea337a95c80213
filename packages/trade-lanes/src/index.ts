export type { Booking } from './booking.ts';
export type {
  CallCounts,
  JourneyCall,
  JourneyQuery,
  LaneJourney,
  LaneStatistic,
  StatisticsQuery,
} from './lane-statistic.ts';
export type { ListedVoyage } from './list-records.ts';
export { parseBooking } from './parse-booking.ts';
export { parseVoyage } from './parse-voyage.ts';
export type { ImportResult, RowImportOptions, RowProblems } from './read-rows.ts';
export { BOOKING_ROW, VOYAGE_ROW } from './row-schemas.ts';
export type { ActualCall, CallOutcome, ScheduledVoyage } from './scheduled-voyage.ts';
export type { LocodeStatus, TradeLaneDataSources } from './sources.ts';
export { createTradeLanes } from './stored-trade-lanes.ts';
export type {
  BookingImportResult,
  RecomputationResult,
  TradeLanes,
  TradeLanesOptions,
} from './trade-lanes.ts';
