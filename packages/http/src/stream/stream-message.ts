const ENCODER = new TextEncoder();

/** A message of a stream: an object with the member `type`. One message may be sent to any number of streams. */
export interface StreamMessage {
  /** The event of SSE, and the member `type`. */
  readonly type: string;
  /** The cursor from which a reader resumes after this message. */
  readonly id?: string;
  /** JSON in UTF-8, one line. */
  readonly bytes: Uint8Array;
  /** `bytes` by `StreamHost.deflate`, for messages that many streams share; small ones are not compressed. */
  readonly deflated?: Uint8Array;
}

/** Encodes a message of members after its `type`. @param id the cursor after it */
export function streamMessage(type: string, members: object, id?: string): StreamMessage {
  const bytes = ENCODER.encode(JSON.stringify({ type, ...members }));
  return { type, bytes, ...(id !== undefined && { id }) };
}
