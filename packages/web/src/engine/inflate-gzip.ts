import type { ByteSource } from '@roadstead/contracts';
import { Inflate } from 'pako';

/** Gzip's ratio is 1032 to 1 at most, so a piece of this size expands to 17 MB at most. */
const PIECE_BYTES = 16 * 1024;
/** The first byte of a member (RFC 1952). */
const MEMBER_BYTE = 0x1f;

/**
 * Unpacks gzip, all members; a `DecompressionStream` rejects all after the first. Damaged or truncated input ends the
 * iteration with an error, after the output before it.
 */
export async function* inflateGzip(
  packed: ByteSource,
): AsyncGenerator<Uint8Array, void, undefined> {
  let output: Uint8Array[] = [];
  const openMember = (): Inflate => {
    const member = new Inflate();
    member.onData = (bytes) => output.push(bytes);
    return member;
  };
  let member = openMember();
  for await (const chunk of packed) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      const piece = chunk.subarray(at, at + PIECE_BYTES);
      // A member that ends within a piece is followed by the next one there; what follows else is padding.
      if (member.ended && piece[0] === MEMBER_BYTE) member = openMember();
      member.push(piece);
      yield* output;
      output = [];
      throwErrorOf(member);
    }
  }
  if (!member.ended) member.push(new Uint8Array(0), true);
  yield* output;
  throwErrorOf(member);
}

function throwErrorOf({ err, msg }: Inflate): void {
  if (err !== 0) throw new Error(msg);
}
