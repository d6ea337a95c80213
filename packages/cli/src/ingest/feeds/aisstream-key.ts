import { readFile } from 'node:fs/promises';
import { failure, type Result, success } from '@roadstead/model';
import { systemCode } from '../../host/host.ts';
import type { Feed } from './feed.ts';

/** The environment variable of the key. */
const AISSTREAM_KEY = 'AISSTREAM_API_KEY';

/** Reads the key from its file or the environment. @returns a sentence without it if there is none */
export async function readAisstreamKey(
  { keyFile }: Extract<Feed, { kind: 'aisstream' }>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Result<string, string>> {
  let key = env[AISSTREAM_KEY]?.trim() ?? '';
  if (keyFile !== undefined) {
    try {
      key = (await readFile(keyFile, 'utf8')).trim();
    } catch (error) {
      return failure(`The key file ${keyFile} cannot be read: ${systemCode(error)}.`);
    }
    if (key === '') return failure(`The key file ${keyFile} is empty.`);
  }
  if (key === '') {
    return failure(
      `aisstream:// needs an API key: set ${AISSTREAM_KEY}, or name a file with it (aisstream://?key-file=PATH).`,
    );
  }
  if (!/^[\x21-\x7e]{1,500}$/.test(key)) {
    return failure(`The API key in ${keyFile ?? AISSTREAM_KEY} is not one word.`);
  }
  return success(key);
}
