export type { EventEdge, EventFeatures, ShipFeatures, Surroundings } from './event-features.ts';
export {
  type AssessedEvent,
  type DetectedStep,
  FeatureCollector,
  type FeatureOptions,
} from './feature-collector.ts';
export {
  type EventFeaturesJson,
  eventFeaturesJson,
  type ShipFeaturesJson,
} from './features-json.ts';
export { MEETING_DISTANCE_METERS, MEETING_WINDOW_MINUTES } from './thresholds.ts';
