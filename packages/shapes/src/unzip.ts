import type { Result } from '@roadstead/model';

/** One file of a ZIP archive. */
export interface ZipEntry {
  /** As the archive says it, with `/` between folders. */
  readonly name: string;
  /** None where nobody wants them. */
  readonly bytes: Uint8Array;
}

/** How much is unpacked at most. */
export interface UnzipLimits {
  readonly entriesMax: number;
  /** Of all entries together that are wanted, unpacked. */
  readonly bytesMax: number;
  /** Whether the bytes of an entry are wanted; others are not unpacked. */
  readonly isWanted: (name: string) => boolean;
}

/**
 * Unpacks a ZIP archive, without its folders. One that is damaged (also by its check sums), lies about its sizes or is beyond
 * the limits is a failure that says so in a few words, and is not unpacked further.
 */
export type Unzip = (
  zip: Uint8Array,
  limits: UnzipLimits,
) => Promise<Result<readonly ZipEntry[], string>>;
