import { readFile } from 'node:fs/promises';
import { readError } from '../ingest/inputs.ts';

/** Reads a text file. @throws UserError if it cannot be read */
export async function readTextFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw readError(path, error);
  }
}
