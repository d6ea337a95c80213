/** Bytes in chunks of any size; asking for the next chunk is what makes the source go on (back-pressure). */
export type ByteSource = AsyncIterable<Uint8Array>;

/**
 * Unpacks gzip (RFC 1952), several members one after another included. Packed bytes that are damaged or cut short end
 * the iteration with an error, after what came before them.
 */
export type Gunzip = (packed: ByteSource) => ByteSource;
