export type { Booking, ContainerGroup } from './booking.ts';
export { containerRange } from './container-range.ts';
export type { LaneStatistic } from './lane-statistic.ts';
export { parseBooking } from './parse-booking.ts';
export { parseVoyage } from './parse-voyage.ts';
export type { LaneSources } from './sources.ts';
export type { RejectedRow, TakenRows, TakeOptions } from './take-rows.ts';
export {
  createTradeLanes,
  type Recomputed,
  type TakenBookingRows,
  type TradeLanes,
  type TradeLanesOptions,
} from './trade-lanes.ts';
export type { ActualCall, ScheduledCall, Voyage } from './voyage.ts';
