import {
  describeWriteError,
  pieceOperations,
  readPieces,
  type StorePiece,
  UNFINISHED_COPY_BLOB,
  type WriteOperation,
} from '@roadstead/contracts';
import { UserError } from '../../host/host.ts';
import { type CopyProgress, putProgress, readProgress } from './copy-progress.ts';
import type { StoreToCopy } from './open-to-copy.ts';
import { type PartChecksum, PartChecksums } from './part-checksums.ts';

/** Called after each piece. @param isNew whether it was written now, not by an earlier run */
export type OnPiece = (piece: StorePiece, isNew: boolean) => void;

const COPY_AGAIN = 'Delete TO, and copy again.';

/**
 * Writes the content of a store into an empty one, or what an interrupted copy has not written yet. Each piece is written in one
 * transaction with the progress, so that a copy continues after a kill at any place. The target remains an unfinished copy.
 * @returns the checksums of the source
 * @throws UserError if the target is another store, or the source has changed since the copy was interrupted
 */
export async function copyPieces(
  source: StoreToCopy,
  target: StoreToCopy,
  onPiece: OnPiece,
  signal: AbortSignal,
): Promise<readonly PartChecksum[]> {
  const { id: feedId } = await source.store.feed.bounds();
  const written = await beginCopy(source, target, feedId);
  const checksums = new PartChecksums();
  let pieces = 0;
  for await (const piece of readPieces(source.store, await source.store.contents())) {
    signal.throwIfAborted();
    checksums.add(piece);
    pieces++;
    const isNew = pieces > written.pieces;
    if (isNew) {
      const progress = { feedId, pieces, checksum: checksums.soFar() };
      await write(target, [
        ...pieceOperations(target.store, piece),
        putProgress(target.store, progress),
      ]);
    } else if (pieces === written.pieces && checksums.soFar() !== written.checksum)
      throw changedError(source);
    onPiece(piece, isNew);
  }
  if (pieces < written.pieces) throw changedError(source);
  await assertUnchanged(source);
  return checksums.parts();
}

/** Copies the fencing numbers of leases, and ends the copy: the target can be opened as any other store. */
export async function finishCopy(source: StoreToCopy, target: StoreToCopy): Promise<void> {
  const { store } = target;
  const { leases } = await source.store.contents();
  await write(target, [
    ...leases.map(({ name, fencingNumber }) => store.loader.lease(name, fencingNumber)),
    store.blobs.remove(UNFINISHED_COPY_BLOB),
  ]);
}

/** @returns the progress of an earlier run; no piece for a new copy */
async function beginCopy(
  source: StoreToCopy,
  target: StoreToCopy,
  feedId: string,
): Promise<CopyProgress> {
  const progress = await readProgress(target.store);
  if (progress && progress.feedId !== feedId)
    throw new UserError(
      `${target.place} is an unfinished copy of another store than ${source.place}. ${COPY_AGAIN}`,
    );
  if (progress) return progress;
  const begun = { feedId, pieces: 0, checksum: '' };
  await write(target, [putProgress(target.store, begun)]);
  return begun;
}

async function write(target: StoreToCopy, operations: readonly WriteOperation[]): Promise<void> {
  const written = await target.store.write([...target.fences(), ...operations]);
  if (!written.ok)
    throw new UserError(`${target.place}: ${describeWriteError(written.error)}. ${COPY_AGAIN}`);
}

/** @throws UserError if another process may have written to the source since it was opened */
async function assertUnchanged(source: StoreToCopy): Promise<void> {
  const written = await source.store.write(source.fences());
  if (!written.ok)
    throw new UserError(
      `Another process has written to ${source.place} during the copy. ${COPY_AGAIN}`,
    );
}

function changedError({ place }: StoreToCopy): UserError {
  return new UserError(`${place} has changed since the copy was interrupted. ${COPY_AGAIN}`);
}
