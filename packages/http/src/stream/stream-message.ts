import { concatBytes } from '@roadstead/contracts';
import type { SharedPart } from './message-part.ts';

const ENCODER = new TextEncoder();

/** A message of a stream: an object with the member `type`. One message may be sent to any number of streams. */
export interface StreamMessage {
  /** The event of SSE, and the member `type`. */
  readonly type: string;
  /** The cursor from which a reader resumes after this message. */
  readonly id?: string;
  /** JSON in UTF-8, one line. */
  readonly parts: readonly SharedPart[];
}

/** Encodes a message of members after its `type`. @param id the cursor after it */
export function streamMessage(type: string, members: object, id?: string): StreamMessage {
  const bytes = ENCODER.encode(JSON.stringify({ type, ...members }));
  return { type, parts: [{ bytes }], ...(id !== undefined && { id }) };
}

const BYTES: WeakMap<object, Uint8Array> = new WeakMap();

/** Returns the bytes of a message, joined once for all streams. */
export function messageBytes(message: Pick<StreamMessage, 'parts'>): Uint8Array {
  const known = BYTES.get(message);
  if (known) return known;
  const bytes = concatBytes(message.parts.map((part) => part.bytes));
  BYTES.set(message, bytes);
  return bytes;
}
