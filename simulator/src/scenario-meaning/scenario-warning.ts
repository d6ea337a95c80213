import type { FilePath } from '@roadstead/yaml-file';

/** A part of a valid scenario that makes no sense at sea. */
export interface ScenarioWarning {
  readonly path: FilePath;
  readonly message: string;
}
