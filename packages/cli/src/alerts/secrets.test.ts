import { existsSync, readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { aesCipher } from './aes-cipher.ts';
import { findSecretsKey } from './secrets-key.ts';

const place = temporaryFolder();
beforeEach(place.make);
afterEach(place.remove);

const KEY = Buffer.alloc(32, 7).toString('base64');
const ENV = { ROADSTEAD_SECRETS_KEY: KEY };

describe('[L10] secrets', () => {
  it('are encrypted, each time differently, and bound to their place', () => {
    const cipher = aesCipher(findSecretsKey(undefined, undefined, ENV));
    const sealed = cipher.seal('whsec_ö', 'webhook 1');
    expect(sealed).not.toContain('whsec');
    expect(cipher.seal('whsec_ö', 'webhook 1')).not.toBe(sealed);
    expect(cipher.open(sealed, 'webhook 1')).toBe('whsec_ö');
    expect(cipher.open(sealed, 'webhook 2')).toBeUndefined();
  });

  it('cannot be decrypted with another key, or after a change', () => {
    const cipher = aesCipher(findSecretsKey(undefined, undefined, ENV));
    const sealed = cipher.seal('secret', 'a');
    expect(aesCipher(findSecretsKey(undefined, undefined, {})).open(sealed, 'a')).toBeUndefined();
    const bytes = Buffer.from(sealed.slice(3), 'base64');
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(cipher.open(`v1.${changed.toString('base64')}`, 'a')).toBeUndefined();
    }
    for (const text of ['', 'v1.', 'v2.AAAA', sealed.slice(0, 20)])
      expect(cipher.open(text, 'a')).toBeUndefined();
  });
});

describe('[L10] the key', () => {
  it('is created in the folder of the store when it is needed, for its owner alone', () => {
    const folder = place.file('x', '').replace(/x$/, '');
    const path = `${folder}secrets.key`;
    const key = findSecretsKey(undefined, folder, {});
    expect(key.read()).toBeUndefined();
    expect(existsSync(path)).toBe(false);
    const sealed = aesCipher(key).seal('secret', 'a');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toMatch(/^[\w+/]{43}=\n$/);
    expect(aesCipher(findSecretsKey(undefined, folder, {})).open(sealed, 'a')).toBe('secret');
  });

  it('is that of the environment, then that of the file', () => {
    const file = place.file('a.key', `${Buffer.alloc(32, 1).toString('base64')}\n`);
    expect(findSecretsKey(file, undefined, ENV).read()).toEqual(Buffer.alloc(32, 7));
    expect(findSecretsKey(file, undefined, {}).read()).toEqual(Buffer.alloc(32, 1));
  });

  it.each(['', 'x', 'AAAA', `${KEY}AAAA`])(
    'that is no key (%j) is refused at the start',
    (text) => {
      const file = place.file('a.key', text);
      expect(() => findSecretsKey(file, undefined, {})).toThrow(/32 bytes in Base64/);
      if (text !== '')
        expect(() => findSecretsKey(undefined, undefined, { ROADSTEAD_SECRETS_KEY: text })).toThrow(
          /^ROADSTEAD_SECRETS_KEY must be 32 bytes/,
        );
    },
  );

  it('whose file is missing is refused at the start', () => {
    expect(() => findSecretsKey('/nowhere/a.key', undefined, {})).toThrow(/does not exist/);
  });
});
