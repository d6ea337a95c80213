const LINE_FEED = 10;
const QUOTE = 34;
const BACKSLASH = 92;
/** Invalid in JSON, so that its line is rejected. */
const CONTROL = 1;

/**
 * Passes JSON lines on, but replaces a byte in those that are nested too deeply, so that they are rejected as malformed before a
 * recursive parser reads them.
 * @param depthMax maximum nesting of brackets in a line
 */
export async function* limitedDepthLines(
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
