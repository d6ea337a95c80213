import type { Result } from '@roadstead/model';

/** One file of a ZIP archive. */
export interface ZipEntry {
  /** As the archive says it, with `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How much is unpacked at most. */
export interface UnzipLimits {
  readonly entriesMax: number;
  /** Of all entries together, unpacked. */
  readonly bytesMax: number;
}

/**
 * Unpacks a ZIP archive, without its folders. One that is damaged, lies about its sizes or is beyond the limits is a failure
 * that says so in a few words, and is not unpacked further.
 */
export type Unzip = (
  zip: Uint8Array,
  limits: UnzipLimits,
) => Promise<Result<readonly ZipEntry[], string>>;
