/** The options of `roadstead sandbox`. There is no host: the passwords are public, so it listens on loopback only. */
export interface SandboxOptions {
  readonly port: number;
  /** The approximate number of ships. */
  readonly ships: number;
}
