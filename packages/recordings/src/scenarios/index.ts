export { replayScenario } from './replay-scenario.ts';
export {
  type RunResult,
  ScenarioDetection,
  surroundingsFor,
} from './scenario-detection.ts';
export { ScenarioReplay } from './scenario-replay.ts';
export { type ScenarioSettings, scenarioSettings } from './scenario-settings.ts';
export { scoredConfiguration } from './scored-events.ts';
