export {
  type Caller,
  isAdministrator,
  mayChange,
  mayRead,
  type Owned,
  type Role,
} from './access.ts';
export type { DetectorConfiguration } from './configuration.ts';
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
export { isName, nameRule } from './names.ts';
export {
  type ConfigurationContent,
  configurationUuid,
  DISTANCE_METERS_MAX,
  parseConfiguration,
  parseConfigurationContent,
  WINDOW_MINUTES_MAX,
} from './parse-configuration.ts';
export { PLACE_EXTENSIONS, type PlaceJson, placeJson } from './place-json.ts';
export {
  type NamedPortCall,
  type PortCallJson,
  type PortName,
  portCallJson,
} from './port-call-json.ts';
export { quoted } from './quoted.ts';
export { type Answer, type Refusal, type RefusalWord, refusal } from './refusal.ts';
export type {
  FixReason,
  LineReason,
  RejectedFix,
  RejectedLine,
  RejectedStatic,
} from './rejection.ts';
export type { AisEta, PositionReport, StaticReport } from './reports.ts';
export { failure, type Problem, type Result, success } from './result.ts';
export type { Country, Ship } from './ship.ts';
export { type ShipJson, shipJson } from './ship-json.ts';
export type { Position, StsEvent, StsShip, StsTransition } from './sts-event.ts';
export {
  type FiredUnder,
  type PointJson,
  type StsEventJson,
  type StsShipJson,
  stsEventJson,
} from './sts-event-json.ts';
export { parseTimestamp, timestampMs, timestampSeconds } from './timestamps.ts';
export type { Fix, TrackBatch } from './track.ts';
