/** Returns `count` bytes of a cryptographically secure random generator. */
export type RandomBytes = (count: number) => Uint8Array;

/** Hashes passwords slowly, so that a stolen store does not reveal them. */
export interface PasswordHasher {
  /** @returns a text with all the input of `verify`, salt and cost included */
  hash(password: string): Promise<string>;
  /** Returns whether the password matches the hash, in the same time either way. */
  verify(password: string, hashed: string): Promise<boolean>;
  /** Returns a fast digest (SHA-256, hex) of a secret that is random and long: an API key. */
  digest(secret: string): Promise<string>;
}
