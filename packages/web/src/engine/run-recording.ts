import { parseColumns } from '@roadstead/ais';
import { failure, success } from '@roadstead/model';
import {
  DETECTION_DEFAULTS,
  type DetectionData,
  parameterProblem,
  presetConfigurations,
  type ReadingProgress,
  recordingSource,
  replayRecordings,
  sortInMemory,
} from '@roadstead/recordings';
import type { EngineResult, RecordingRunOptions } from './engine-protocol.ts';
import { engineRun } from './engine-run.ts';
import { FileError } from './file-error.ts';
import { openFiles } from './open-files.ts';
import { optionConfigurations, optionProblem } from './option-problems.ts';

/** The preset of `roadstead detect` without options. */
const PRESET_DEFAULT = 'transfer';

/** Detects in recordings as `roadstead detect` does. */
export async function runRecording(
  files: readonly File[],
  { configurations: bodies, columns: columnsText, ...options }: RecordingRunOptions,
  data: DetectionData,
  onProgress: (progress: ReadingProgress) => void,
): Promise<EngineResult> {
  const configurations = optionConfigurations(bodies, () => presetConfigurations([PRESET_DEFAULT]));
  if (!configurations.ok) return configurations;
  const columns = columnsText === undefined ? success({}) : parseColumns(columnsText);
  if (!columns.ok) return failure([optionProblem(columns.error)]);
  const parameters = {
    ...{ ...DETECTION_DEFAULTS, ...options },
    configurations: configurations.value,
  };
  const problem = parameterProblem(parameters);
  if (problem !== undefined) return failure([optionProblem(problem)]);
  const source = await recordingSource(async () => openFiles(files, columns.value), sortInMemory);
  const title = files.map(({ name }) => name).join(', ');
  try {
    return success(engineRun(await replayRecordings(title, source, parameters, data, onProgress)));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return failure([{ file: error.file, line: undefined, detail: error.message }]);
  }
}
