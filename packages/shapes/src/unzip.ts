import type { Result } from '@roadstead/model';

/** One file of a ZIP archive. */
export interface ZipEntry {
  /** The name in the archive, with `/` between folders. */
  readonly name: string;
  /** Empty for entries that are not wanted. */
  readonly bytes: Uint8Array;
}

/** Limits of unpacking. */
export interface UnzipLimits {
  readonly entriesMax: number;
  /** Total unpacked size of all wanted entries. */
  readonly bytesMax: number;
  /** Whether to unpack an entry. */
  readonly isWanted: (name: string) => boolean;
}

/**
 * Unpacks a ZIP archive, without its folders. Fails with a short reason for an archive that is damaged (also by its
 * checksums), declares wrong sizes or exceeds the limits, and then stops unpacking.
 */
export type Unzip = (
  zip: Uint8Array,
  limits: UnzipLimits,
) => Promise<Result<readonly ZipEntry[], string>>;
