import { failure, success } from '@roadstead/model';
import type { DetectionData } from '@roadstead/recordings';
import { replayScenario, scenarioSettings } from '@roadstead/recordings/scenarios';
import { readScenario } from '@roadstead/simulator';
import type { EngineProblem, EngineResult, ScenarioRunOptions } from './engine-protocol.ts';
import { engineRun } from './engine-run.ts';
import { optionConfigurations, optionProblem } from './option-problems.ts';

/** Simulates a scenario, detects and scores as `roadstead simulate` does. @param onProgress receives the share that is simulated */
export async function runScenario(
  file: File,
  { configurations: bodies, ...options }: ScenarioRunOptions,
  { surroundings }: DetectionData,
  onProgress: (share: number) => void,
): Promise<EngineResult> {
  const read = readScenario(await file.text(), file.name);
  if (!read.ok) {
    return failure(
      read.error.map(({ line, path, message }): EngineProblem => {
        return { file: file.name, line, detail: path === '' ? message : `${path}: ${message}` };
      }),
    );
  }
  const scenario = read.value;
  if (scenario.background !== undefined) {
    const detail = `It places its ships into the recording ${scenario.background}, which only the command can.`;
    return failure([{ file: file.name, line: undefined, detail }]);
  }
  const configurations = optionConfigurations(bodies, () => success(scenario.configurations));
  if (!configurations.ok) return configurations;
  const settings = scenarioSettings(scenario, {
    ...options,
    ...(bodies !== undefined && { configurations: configurations.value }),
  });
  if (!settings.ok) return failure([optionProblem(settings.error)]);
  return success(
    engineRun(await replayScenario(scenario, settings.value, surroundings, onProgress)),
  );
}
