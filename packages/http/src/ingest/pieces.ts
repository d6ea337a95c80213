/** The same bytes in chunks of at most so many. */
export async function* pieces(
  chunks: AsyncIterable<Uint8Array>,
  bytesMax: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += bytesMax) yield chunk.subarray(at, at + bytesMax);
  }
}
