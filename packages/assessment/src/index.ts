export {
  type EncounterAssessment,
  type EncounterAssessmentJson,
  encounterAssessmentJson,
} from './encounter-assessment.ts';
export type { EventEdge, EventFeatures, ShipFeatures, Surroundings } from './event-features.ts';
export { groupEvents } from './event-groups.ts';
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
export type { FiringFeatures } from './firing-features.ts';
export { FiringFilters } from './firing-filters.ts';
export { MODEL_TERMS } from './model-terms.ts';
export { ShipHistories } from './ship-histories.ts';
export { MEETING_DISTANCE_METERS, MEETING_WINDOW_MINUTES } from './thresholds.ts';
