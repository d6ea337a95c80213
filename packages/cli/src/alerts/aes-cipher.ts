import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretCipher } from '@roadstead/alerts';

const ALGORITHM = 'aes-256-gcm';
/** Bytes of a key of AES-256. */
export const KEY_BYTES = 32;
/** 96 bits, as NIST SP 800-38D recommends for random nonces: 2^32 secrets may have one key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1.';
/** Derives the key of signatures, which is another than that of secrets (RFC 5869). */
const SIGNING = 'roadstead links';

/** A source of the key. It is read when a secret is encrypted or decrypted. */
export interface SecretsKey {
  /** Returns the key; undefined if there is none. */
  read(): Uint8Array | undefined;
  /** Returns the key, and creates it if there is none. */
  readOrCreate(): Uint8Array;
}

/** Encrypts secrets by AES-256-GCM, as `v1.` and Base64 of nonce, tag and ciphertext; signs by HMAC-SHA256, in base64url. */
export function aesCipher(key: SecretsKey): SecretCipher {
  return {
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key.readOrCreate(), nonce);
      cipher.setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64');
      const current = key.read();
      if (!current || !sealed.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES)
        return undefined;
      const decipher = createDecipheriv(ALGORITHM, current, bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        // Another key, another place, or damage.
        return undefined;
      }
    },
    sign(text) {
      const signing = hkdfSync('sha256', key.readOrCreate(), '', SIGNING, KEY_BYTES);
      return createHmac('sha256', Buffer.from(signing)).update(text).digest('base64url');
    },
  };
}
