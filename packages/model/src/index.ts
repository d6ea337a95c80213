export {
  ADMINISTRATORS,
  canRead,
  canWrite,
  isAdministrator,
  type Owned,
  type Principal,
  type Role,
  readerOf,
  readersOf,
} from './access.ts';
export { boundedArray } from './bounded-array.ts';
export { boundedText, characterCount } from './bounded-text.ts';
export { CHANGE_ORIGINS, type ChangeOrigin } from './change-origin.ts';
export { checkFields, type FieldRule, type FieldRules, methodsRule } from './check-fields.ts';
export {
  type ConfigurationLimits,
  type DetectorConfiguration,
  gapMaxMinutesOf,
} from './configuration.ts';
export {
  CONFIGURATION_BODY,
  CONFIGURATION_PARAMETERS,
  CONFIGURATION_PREVIEW_BODY,
  DISTANCE_METERS_MAX,
  WINDOW_MINUTES_MAX,
} from './configuration-body.ts';
export { optionalLimitsJson } from './configuration-limits.ts';
export {
  CONFIGURATION_PRESETS,
  type ConfigurationPreset,
  PRESET_NAMES,
  presetOf,
} from './configuration-presets.ts';
export { copyArray } from './copy-array.ts';
export { detectionUuids } from './detection-uuid.ts';
export {
  ASSESSED_KINDS,
  type AssessedKind,
  ENCOUNTER_FILTERS,
  type EncounterFilters,
} from './encounter-filters.ts';
export { escapeXml } from './escape-xml.ts';
export type { FilteredEncounter, FiringFilter, FiringInstant } from './firing-filter.ts';
export {
  AREA_GEOMETRY,
  LINE_STRING_JSON,
  MULTI_LINE_STRING_JSON,
  MULTI_POLYGON_JSON,
  POINT_JSON,
  POLYGON_JSON,
  type PointJson,
} from './geojson-schemas.ts';
export {
  type Imo,
  isShipMmsi,
  type Locode,
  type Mmsi,
  parseImo,
  parseLocode,
  parseMmsi,
} from './identifiers.ts';
export { isObject } from './is-object.ts';
export { isValidName, nameRule } from './names.ts';
export { type Paged, type Paging, pageOfList } from './paging.ts';
export {
  type ConfigurationContent,
  configurationUuid,
  parseConfiguration,
  parseConfigurationContent,
} from './parse-configuration.ts';
export {
  type PositionInput,
  parsePositionReport,
  parseStaticReport,
  type StaticInput,
  type TimeInput,
} from './parse-report.ts';
export {
  PLACE_COORDINATES_JSON,
  PLACE_EXTENSIONS,
  PLACE_EXTENSIONS_JSON,
  PLACE_JSON,
  type PlaceJson,
  placeJson,
  SECONDS_JSON,
} from './place-json.ts';
export {
  type NamedPortCall,
  PORT_CALL_JSON,
  type PortCallJson,
  type PortName,
  portCallJson,
} from './port-call-json.ts';
export type { Position, TimedPosition } from './position.ts';
export { quoteInput } from './quote-input.ts';
export type {
  FixReason,
  LineReason,
  RejectedFix,
  RejectedLine,
  RejectedStatic,
} from './rejection.ts';
export {
  NAV_STATUS_UNDEFINED,
  ROT_DEGREES_PER_MINUTE_MAX,
  SHIPTYPE_MAX,
  sogKnotsMax,
} from './report-ranges.ts';
export type { AisEta, PositionReport, StaticReport } from './reports.ts';
export {
  type DomainError,
  type ErrorCode,
  failure,
  failWith,
  type Problem,
  type Result,
  success,
} from './result.ts';
export { searchable } from './searchable.ts';
export type { Country, Ship } from './ship.ts';
export { SHIP_JSON, type ShipJson, shipJson } from './ship-json.ts';
export {
  parseShipTypeFilter,
  SHIP_TYPE_FILTER_RULE,
  type ShipTypeFilter,
} from './ship-type-filter.ts';
export type { StsEvent, StsShip, StsTransition } from './sts-event.ts';
export {
  type FiringConfiguration,
  STS_EVENT_JSON,
  STS_SHIP_JSON,
  type StsEventJson,
  type StsShipJson,
  stsEventJson,
  stsShipJson,
} from './sts-event-json.ts';
export { parseTimestamp, timestampMs, timestampSeconds } from './timestamps.ts';
export type { Fix, ReportedFix, TrackBatch } from './track.ts';
export { zodProblems } from './zod-problems.ts';
