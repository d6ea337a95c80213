export { cleanTrack, type TrackPoint } from './clean-track.ts';
export { advanceEventTime, type EventTime, newEventTime } from './event-time.ts';
export { trackFixes } from './track-fixes.ts';
export {
  createTracker,
  restoreTracker,
  type Tracker,
  type TrackerOptions,
  type TrackerStep,
} from './tracker.ts';
