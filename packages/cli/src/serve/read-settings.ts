import { readFile } from 'node:fs/promises';
import { problemText, readYamlFile } from '@roadstead/yaml-file';
import { UserError } from '../host.ts';
import { readError } from '../inputs.ts';
import { SETTINGS, type Settings } from './settings-schema.ts';

/** Reads a settings file. @throws UserError with all that is wrong with it, a line each */
export async function readSettings(path: string): Promise<Settings> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw readError(path, error);
  }
  const read = readYamlFile(text, SETTINGS);
  if (read.ok) return read.value;
  throw new UserError(read.failure.map((problem) => problemText(path, problem)).join('\n'));
}
