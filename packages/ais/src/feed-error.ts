/** The input as a whole cannot be read; the message is one sentence for the user. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
