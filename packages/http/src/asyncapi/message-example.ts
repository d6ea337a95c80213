/** A message that was sent. */
export interface MessageExample {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload: unknown;
}
