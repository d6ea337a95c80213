import type { StreamMessage } from './stream-message.ts';

/** Why the service ends a stream, with the member `reason` of its last message. */
export type StreamEndReason =
  /** The reader accepted no data for 30 s. */
  | 'too-slow'
  /** The credentials are no longer valid. */
  | 'unauthenticated'
  /** The user may no longer read this. */
  | 'forbidden'
  /** The service stops; a reader connects again. */
  | 'stopping'
  /** The cursor to resume from is not available any more. */
  | 'gone'
  /** Everything has been sent. */
  | 'finished'
  /** The user has opened another one. */
  | 'replaced'
  /** A fault of the service. */
  | 'failed';

/** The end of a stream by the service. */
export interface StreamEnd {
  readonly reason: StreamEndReason;
  readonly detail: string;
}

/**
 * The content of one stream. It is pulled: `next` is called when the reader has room, so that a source holds at most what it is
 * reading. A source of events returns each one; a source of positions returns what has changed since its previous message.
 */
export interface StreamSource {
  /** Members of the first message, `ready`: the filters as understood, and the number of objects that match. */
  readonly ready: object;
  /** Returns the members of a heartbeat: the number or cursor up to which the stream has been sent, and the newest time of data. */
  heartbeat(): object;
  /**
   * Returns the next message as soon as there is one; one call at a time.
   * @param signal aborted when the stream ends; the result is ignored then
   */
  next(signal: AbortSignal): Promise<StreamMessage | StreamEnd>;
  /** Releases what the source holds; called once, when the stream has ended. */
  close?(): void;
}
