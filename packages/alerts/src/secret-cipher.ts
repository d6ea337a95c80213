/**
 * Encrypts secrets with authentication (AES-256-GCM), with a key of the host, and signs links. Implementations use a new random nonce
 * for each secret.
 */
export interface SecretCipher {
  /** Encrypts a secret. @param context names its place, and must be the same for `open`: a secret cannot be moved elsewhere */
  seal(secret: string, context: string): string;
  /** Decrypts a secret; undefined if the key or the context is another, or the text is damaged. */
  open(sealed: string, context: string): string | undefined;
  /** Signs a text by a MAC with a key of its own. @returns at least 16 URL-safe characters, the same for the same text */
  sign(text: string): string;
}
