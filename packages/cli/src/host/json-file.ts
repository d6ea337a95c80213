import type { Problem } from '@roadstead/model';
import { UserError } from './host.ts';
import { readTextFile } from './text-file.ts';

/** The number of problems of a file that are reported. */
const PROBLEMS_REPORTED_MAX = 10;

/** Reads a JSON file. @throws UserError for an unreadable file or invalid JSON */
export async function readJsonFile(path: string): Promise<unknown> {
  return parseJsonFile(path, await readTextFile(path));
}

/** Parses the text of a JSON file. @throws UserError for invalid JSON */
export function parseJsonFile(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${(error as Error).message}.`);
  }
}

/** Creates an error with one line for each problem of a file. */
export function problemsError(path: string, problems: readonly Problem[]): UserError {
  const reported = problems.slice(0, PROBLEMS_REPORTED_MAX);
  const lines = reported.map(({ pointer, detail }) =>
    [path, ...(pointer === '' ? [] : [pointer]), detail].join(': '),
  );
  const more = problems.length - reported.length;
  if (more > 0) lines.push(`${path}: and ${more} more.`);
  return new UserError(lines.join('\n'));
}
