import { hash } from 'node:crypto';
import type { OperationResponse } from './operation-response.ts';

/** Returns the entity tag of a text, or of parts that determine it: the same in all processes. */
export function entityTagOf(text: string): string {
  return `"${hash('sha1', text)}"`;
}

/**
 * Returns a reply with an entity tag: its own, or that of its text. Hono would compute it too, but of a copy of the stream of each
 * response, on a thread: for a page of 50 events that was a fifth of the time of the request.
 */
export function withEntityTag(reply: OperationResponse): OperationResponse {
  const { body, headers } = reply;
  if (typeof body !== 'string' || headers?.['etag'] !== undefined) return reply;
  return { ...reply, headers: { ...headers, etag: entityTagOf(body) } };
}
