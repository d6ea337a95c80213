import { failure, type Result, success } from '@roadstead/model';
import { within } from '@roadstead/service';
import type { Asked, DoorRefusal } from '../door/operation.ts';

/** A body that is not taken; thrown out of the iteration that reads it. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly refusal: DoorRefusal;

  constructor(word: DoorRefusal['word'], detail: string) {
    super(detail);
    this.refusal = { word, detail };
  }
}

/**
 * The body in chunks, as they come; none where there is no body.
 * @throws BodyError where it is too large, or does not come
 */
export async function* readChunks(
  { request, connection, limits }: Asked,
  bytesMax: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const body = connection.body ?? request.body;
  if (!body) return;
  const tooLarge = new BodyError('too-large', `A body has at most ${bytesMax} bytes here.`);
  const reader = body.getReader();
  let bytes = 0;
  try {
    if (Number(request.headers.get('content-length')) > bytesMax) throw tooLarge;
    for (;;) {
      const chunk = await within(limits.bodyMs, reader.read());
      if (!chunk) throw new BodyError('too-slow', 'The body did not go on.');
      if (chunk.done) return;
      bytes += chunk.value.length;
      if (bytes > bytesMax) throw tooLarge;
      yield chunk.value;
    }
  } finally {
    // Nobody waits for it: a source that hangs may hang here too.
    reader.cancel().catch(() => undefined);
  }
}

/** The whole body as text. */
export async function readText(
  asked: Asked,
  bytesMax: number,
): Promise<Result<string, DoorRefusal>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  try {
    for await (const chunk of readChunks(asked, bytesMax)) {
      if (!asked.hold(chunk.length)) return busy();
      parts.push(decoder.decode(chunk, { stream: true }));
    }
    // Its end may come after it was answered, too.
    if (!asked.hold(0)) return busy();
    parts.push(decoder.decode());
  } catch (error) {
    if (error instanceof BodyError) return failure(error.refusal);
    if (error instanceof TypeError && !asked.request.signal.aborted) {
      return failure({ word: 'malformed', detail: 'The body is not in UTF-8.' });
    }
    throw error;
  }
  return success(parts.join(''));
}

function busy(): ReturnType<typeof failure<DoorRefusal>> {
  return failure({ word: 'busy', detail: 'Too much is being read at the moment.' });
}
