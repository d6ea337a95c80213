import {
  type CopyableStore,
  UNFINISHED_COPY_BLOB,
  type WriteOperation,
} from '@roadstead/contracts';

/** The progress of a copy, in the store that it writes. */
export interface CopyProgress {
  /** The id of the feed of the store that is copied. */
  readonly feedId: string;
  /** The number of pieces that are written. */
  readonly pieces: number;
  /** The checksum of these pieces. */
  readonly checksum: string;
}

/** Reads the progress of an unfinished copy; undefined for a store that is none. */
export async function readProgress(store: CopyableStore): Promise<CopyProgress | undefined> {
  const bytes = await store.blobs.read(UNFINISHED_COPY_BLOB);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as CopyProgress);
}

/** Prepares the progress, for the write with the last piece. */
export function putProgress(store: CopyableStore, progress: CopyProgress): WriteOperation {
  return store.blobs.put(UNFINISHED_COPY_BLOB, new TextEncoder().encode(JSON.stringify(progress)));
}
