import { problemText, readYamlFile } from '@roadstead/yaml-file';
import { UserError } from '../host/host.ts';
import { readTextFile } from '../host/text-file.ts';
import { SETTINGS, type Settings } from './settings-schema.ts';

/** Reads a settings file. @throws UserError with all mistakes, one on each line */
export async function readSettings(path: string): Promise<Settings> {
  const read = readYamlFile(await readTextFile(path), SETTINGS);
  if (read.ok) return read.value;
  throw new UserError(read.error.map((problem) => problemText(path, problem)).join('\n'));
}
