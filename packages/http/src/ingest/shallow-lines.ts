const LINE_FEED = 10;
const QUOTE = 34;
const BACKSLASH = 92;
/** No JSON text has it in it, so that its line is refused. */
const CONTROL = 1;

/**
 * Lines of JSON as they come, but those whose brackets are too deep are spoilt, so that they are refused as malformed: a
 * record is nested no deeper here than in an array.
 */
export async function* shallowLines(
  chunks: AsyncIterable<Uint8Array>,
  depthMax: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    const lines = Uint8Array.from(chunk);
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i];
      if (byte === LINE_FEED) {
        depth = 0;
        isInText = false;
        isEscaped = false;
      } else if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      // [ and {, ] and } differ in one bit.
      else if ((byte | 32) === 123 && ++depth > depthMax) lines[i] = CONTROL;
      else if ((byte | 32) === 125) depth--;
    }
    yield lines;
  }
}
