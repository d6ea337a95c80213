export type { TrackPlace } from './clean.ts';
export { cleanTrack, TrackCleaner, type TrackPoint } from './clean-track.ts';
export { etaInstantMs } from './eta-instant.ts';
export { advanceEventTime, type EventTime, newEventTime } from './event-time.ts';
export {
  type Berth,
  type PlaceAt,
  type PlaceInPort,
  type PortCall,
  PortCalls,
} from './port-calls.ts';
export { SailedDistance } from './sailed-distance.ts';
export { mergeStatic, type ShipFields, type ShipRecord, saidMs } from './ship-record.ts';
export { StepPicker } from './step-picker.ts';
export { trackFixes } from './track-fixes.ts';
export {
  createTracker,
  restoreTracker,
  type Tracker,
  type TrackerOptions,
  type TrackerStep,
  whyAhead,
} from './tracker.ts';
