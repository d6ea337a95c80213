export { type FileProblem, problemText } from '@roadstead/yaml-file';
export type { DetectorSettings } from './detector-settings.ts';
export {
  createFamilyScenario,
  familyScenarioText,
  LONE_SHIP_FAMILIES,
  SCENARIO_FAMILIES,
  type ScenarioFamily,
} from './families/create-family-scenario.ts';
export {
  createMeetingClassifier,
  type MeetingKind,
  type TrueMeeting,
} from './families/meeting-kind.ts';
export { CSV_HEADER, csvRow } from './outputs/csv-row.ts';
export { type Manifest, manifestJson } from './outputs/manifest-json.ts';
export { createNmeaWriter } from './outputs/nmea-lines.ts';
export { ndjsonLine } from './outputs/report-text.ts';
export { TRUE_TRACK_HEADER, trueTrackRow } from './outputs/true-track-row.ts';
export { truthJson } from './outputs/truth-json.ts';
export { createPlayer, type Player, type PlayerOptions } from './player.ts';
export type { ReportingIntervals } from './real-time/ais-transmitter-schedule.ts';
export type { Anchorage } from './real-time/anchored-ships.ts';
export {
  createRealTimeSimulation,
  type RealTimeSimulation,
  type RealTimeSimulationOptions,
} from './real-time/create-real-time-simulation.ts';
export {
  type BookingRow,
  type ScheduleAndBookings,
  type ScheduleRow,
  scheduleAndBookings,
} from './real-time/schedule-and-bookings.ts';
export type { SimulatedShip } from './real-time/simulated-ship.ts';
export type { ReceivedReport, SimulationBatch } from './received-report.ts';
export type { Scenario } from './scenario.ts';
export { readScenario } from './scenario-file/read-scenario.ts';
export { type PlannedPlace, plannedPlaces } from './scenario-meaning/planned-places.ts';
export type { ScenarioWarning } from './scenario-meaning/scenario-warning.ts';
export { speedWarnings } from './scenario-meaning/speed-warnings.ts';
export { addScores, type ScoreSum } from './scoring/add-scores.ts';
export {
  type CandidateScore,
  type DarkTransfer,
  darkTransfers,
  type ScoredCandidate,
  scoreCandidates,
} from './scoring/dark-transfers.ts';
export { evaluateScenario, type ScenarioEvaluation } from './scoring/evaluate-scenario.ts';
export { type FileEvent, readEventFile } from './scoring/files/event-file.ts';
export type { RunScore } from './scoring/files/run-score.ts';
export { type EntryRun, scoreEntry } from './scoring/files/score-entry.ts';
export { eventsCsv, transfersCsv } from './scoring/files/score-rows.ts';
export { byConfiguration, scoresJson } from './scoring/files/scores-json.ts';
export { readTruth } from './scoring/files/truth-file.ts';
export { type OperatingPoint, precisionRecallCurve } from './scoring/precision-recall.ts';
export {
  type FalseEvent,
  type FoundTransfer,
  type MissedTransfer,
  type Score,
  type SplitEvent,
  scoreEvents,
} from './scoring/score-events.ts';
export type { ScoredEvent } from './scoring/scored-event.ts';
export type { ScoredRun } from './scoring/scored-run.ts';
export type { Span } from './scoring/spans.ts';
export { type Proportion, wilsonProportion } from './scoring/statistics.ts';
export {
  createSimulation,
  restoreSimulation,
  type Simulation,
  type SimulationOptions,
  type SimulationSnapshot,
} from './simulation.ts';
export {
  createTradeSimulation,
  type TradeSimulationOptions,
} from './trades/create-trade-simulation.ts';
export type { MetersBetween } from './trades/market.ts';
export { pathUpTo, type RouteBetween } from './trades/path-up-to.ts';
export type { TradePort } from './trades/trade-port.ts';
export {
  type DestinationText,
  type Detour,
  destinationAt,
  type SimulatedCall,
  type SimulatedVoyage,
  type TextKind,
  TRADE_CLASSES,
  type TradeClass,
} from './trades/voyage.ts';
export type { TrueEncounter, TruePosition, Truth } from './truth.ts';
export type { UnreachedStep } from './unreached-steps.ts';
