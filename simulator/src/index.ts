export { type FileProblem, problemText } from '@roadstead/yaml-file';
export {
  type BookingRow,
  type CarrierPapers,
  carrierPapers,
  type ScheduleRow,
} from './live-world/carrier-papers.ts';
export {
  createLiveWorld,
  type LiveWorld,
  type LiveWorldOptions,
} from './live-world/create-live-world.ts';
export type { Road } from './live-world/roads.ts';
export type { Pace } from './live-world/sender.ts';
export type { WorldShip } from './live-world/world-ship.ts';
export type { Observed, SimulationBatch } from './observed.ts';
export { CSV_HEADER, csvRow } from './outputs/csv-row.ts';
export { type Manifest, manifestJson } from './outputs/manifest-json.ts';
export { createNmeaWriter } from './outputs/nmea-lines.ts';
export { ndjsonLine } from './outputs/report-text.ts';
export { TRACK_HEADER, trackRow } from './outputs/track-row.ts';
export { truthJson } from './outputs/truth-json.ts';
export { createPlayer, type Player, type PlayerOptions } from './player.ts';
export type { Scenario } from './scenario.ts';
export { readScenario } from './scenario-file/read-scenario.ts';
export { addScores, type ScoreSum } from './scoring/add-scores.ts';
export { judge, type Verdict } from './scoring/judge.ts';
export {
  type FalseEvent,
  type FoundTransfer,
  type MissedTransfer,
  type Score,
  scoreEvents,
} from './scoring/score-events.ts';
export { type Share, wilsonShare } from './scoring/statistics.ts';
export {
  createSimulation,
  restoreSimulation,
  type Simulation,
  type SimulationOptions,
  type Snapshot,
} from './simulation.ts';
export { createTradeWorld, type TradeWorldOptions } from './trades/create-trade-world.ts';
export type { MetersBetween } from './trades/market.ts';
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
export { type WayBetween, waySailed } from './trades/way.ts';
export type { TrueEncounter, TruePosition, Truth } from './truth.ts';
