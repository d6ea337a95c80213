import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode, UserError } from '../host/host.ts';
import { KEY_BYTES, type SecretsKey } from './aes-cipher.ts';

/** The environment variable with the key, which takes precedence over a file. */
const VARIABLE = 'ROADSTEAD_SECRETS_KEY';
/** The file in the folder of the store. It is no part of backups, which contain the encrypted secrets. */
const DEFAULT_FILE = 'secrets.key';
const OWNER_ONLY_MODE = 0o600;
const FORM = `must be ${KEY_BYTES} bytes in Base64, as \`openssl rand -base64 ${KEY_BYTES}\` prints them`;

/**
 * Finds the key that encrypts secrets: that of the environment, of a file, or of the folder of the store, where it is created when it
 * is needed first. A store in memory has one of its own.
 * @param folder of the store; undefined for one in memory
 * @throws UserError for a key that is not usable
 */
export function findSecretsKey(
  file: string | undefined,
  folder: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): SecretsKey {
  const text = env[VARIABLE];
  if (text !== undefined && text !== '') return fixedKey(parseKey(text, VARIABLE));
  if (file !== undefined) {
    const key = readKeyFile(file);
    if (!key) throw new UserError(`${file} cannot be read: it does not exist.`);
    return fixedKey(key);
  }
  if (folder === undefined) return fixedKey(randomBytes(KEY_BYTES));
  const path = join(folder, DEFAULT_FILE);
  let known: Uint8Array | undefined;
  const read = (): Uint8Array | undefined => {
    known ??= readKeyFile(path);
    return known;
  };
  return { read, readOrCreate: () => read() ?? createKeyFile(path) };
}

function fixedKey(key: Uint8Array): SecretsKey {
  return { read: () => key, readOrCreate: () => key };
}

/** @throws UserError if it cannot be read, or contains no key */
function readKeyFile(path: string): Uint8Array | undefined {
  try {
    return parseKey(readFileSync(path, 'utf8'), path);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    if (code === 'ENOENT') return undefined;
    throw new UserError(`${path} cannot be read: ${code}.`);
  }
}

function createKeyFile(path: string): Uint8Array {
  const key = randomBytes(KEY_BYTES);
  writeFileSync(path, `${key.toString('base64')}\n`, { mode: OWNER_ONLY_MODE, flag: 'wx' });
  return key;
}

function parseKey(text: string, source: string): Uint8Array {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES || key.toString('base64') !== text.trim())
    throw new UserError(`${source} ${FORM}.`);
  return key;
}
