/** So many bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array;

/** Hashes passwords slowly, so that a stolen store does not give them away. */
export interface Passwords {
  /** @returns text that holds all that `verify` needs, salt and cost included */
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed; takes the same time either way. */
  verify(password: string, hashed: string): Promise<boolean>;
  /** A fast digest (SHA-256, hex) for secrets that are random and long: API keys. */
  digest(secret: string): Promise<string>;
}
