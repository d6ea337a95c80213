export { assessEvent, type EventAssessmentInput } from './assess-event.ts';
export {
  ENCOUNTER_ASSESSMENT_JSON,
  type EncounterAssessment,
  type EncounterAssessmentJson,
  encounterAssessmentJson,
} from './encounter-assessment.ts';
export type { EventEdge, EventFeatures, ShipFeatures, Surroundings } from './event-features.ts';
export { EventGroups, groupEvents } from './event-groups.ts';
export {
  type AssessedEvent,
  type DetectedStep,
  FeatureCollector,
  type FeatureOptions,
} from './feature-collector.ts';
export {
  EVENT_FEATURES_JSON,
  type EventFeaturesJson,
  eventFeaturesJson,
  type ShipFeaturesJson,
} from './features-json.ts';
export type { FiringFeatures } from './firing-features.ts';
export { type AssessedTransition, FiringFilters } from './firing-filters.ts';
export { MEETING_CONFIGURATION } from './meeting-configuration.ts';
export { MODEL_TERMS } from './model-terms.ts';
export { ShipHistories } from './ship-histories.ts';
export type { LandSurroundings } from './spoofing/land-surroundings.ts';
export { SPOOFING_FLAG_JSON, type SpoofingFlag } from './spoofing/spoofing-flag.ts';
export {
  type FlaggedEvent,
  SpoofingFlags,
  type SpoofingOptions,
  type SpoofingStep,
} from './spoofing/spoofing-flags.ts';
export {
  addStatics,
  StaticHistory,
  type StaticHistoryJson,
} from './static-history.ts';
export { detectVesselEvents, type WithVesselEvents } from './vessel-events/detect-vessel-events.ts';
export { compareVesselEvents, FinalVesselEvents } from './vessel-events/final-vessel-events.ts';
export {
  VESSEL_EVENT_KINDS,
  type VesselEvent,
  type VesselEventKind,
} from './vessel-events/vessel-event.ts';
export {
  VesselEventDetector,
  type VesselEventOptions,
} from './vessel-events/vessel-event-detector.ts';
export {
  VESSEL_EVENT_JSON,
  type VesselEventJson,
  vesselEventJson,
} from './vessel-events/vessel-event-json.ts';
export { lastsUntilMs } from './vessel-events/vessel-event-period.ts';
