/** The error for an input that cannot be read as a whole; the message is one sentence for the user. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  /** `invalid`: the input can be read, but exceeds a limit. */
  readonly code: 'malformed' | 'invalid';

  constructor(message: string, options: ErrorOptions & { readonly code?: FeedError['code'] } = {}) {
    super(message, options);
    this.code = options.code ?? 'malformed';
  }
}
