import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { problemText, readScenario, type Scenario } from '@roadstead/simulator';
import { UserError } from '../host/host.ts';
import { readTextFile } from '../host/text-file.ts';
import { readError } from '../ingest/inputs.ts';

/** A scenario and its source text. */
export interface LoadedScenario {
  readonly path: string;
  readonly scenario: Scenario;
  readonly text: string;
}

/**
 * Reads scenarios from files, and from folders all `*.yaml` in them.
 * @throws UserError with all mistakes of all files
 */
export async function loadScenarios(paths: readonly string[]): Promise<readonly LoadedScenario[]> {
  const files: LoadedScenario[] = [];
  const mistakes: string[] = [];
  for (const path of (await Promise.all(paths.map(filesAt))).flat()) {
    const text = await textOf(path, mistakes);
    if (text === undefined) continue;
    const read = readScenario(text, path);
    if (read.ok) files.push({ path, scenario: read.value, text });
    else mistakes.push(...read.error.map((problem) => problemText(path, problem)));
  }
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  return files;
}

async function filesAt(path: string): Promise<readonly string[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  const names = (await namesIn(path)).filter((name) => /\.ya?ml$/.test(name)).sort();
  if (names.length === 0) throw new UserError(`${path} contains no scenario (*.yaml).`);
  return names.map((name) => join(path, name));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw readError(folder, error);
  }
}

/** Reads a file; a failure is added to the mistakes. */
async function textOf(path: string, mistakes: string[]): Promise<string | undefined> {
  try {
    return await readTextFile(path);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    mistakes.push(error.message);
    return undefined;
  }
}
