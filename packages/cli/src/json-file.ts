import type { Problem } from '@roadstead/model';
import { UserError } from './host.ts';
import { readTextFile } from './text-file.ts';

/** So many problems of a file are told. */
const PROBLEMS_TOLD_MAX = 10;

/** Reads a JSON file. @throws UserError where it cannot be read, or is no JSON. */
export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readTextFile(path);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${(error as Error).message}.`);
  }
}

/** What is wrong with a file, a line for each problem. */
export function problemsError(path: string, problems: readonly Problem[]): UserError {
  const told = problems.slice(0, PROBLEMS_TOLD_MAX);
  const lines = told.map(({ pointer, detail }) =>
    [path, ...(pointer === '' ? [] : [pointer]), detail].join(': '),
  );
  const more = problems.length - told.length;
  if (more > 0) lines.push(`${path}: and ${more} more.`);
  return new UserError(lines.join('\n'));
}
