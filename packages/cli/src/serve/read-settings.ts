import { problemText, readYamlFile } from '@roadstead/yaml-file';
import { UserError } from '../host.ts';
import { readTextFile } from '../text-file.ts';
import { SETTINGS, type Settings } from './settings-schema.ts';

/** Reads a settings file. @throws UserError with all that is wrong with it, a line each */
export async function readSettings(path: string): Promise<Settings> {
  const read = readYamlFile(await readTextFile(path), SETTINGS);
  if (read.ok) return read.value;
  throw new UserError(read.failure.map((problem) => problemText(path, problem)).join('\n'));
}
