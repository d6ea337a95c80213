/** The options of `roadstead user` and `roadstead key`. */
export interface IdentityOptions {
  /** The folder of a store. */
  readonly data: string;
  /** The address of a running service, instead of the store. */
  readonly url?: string;
}
