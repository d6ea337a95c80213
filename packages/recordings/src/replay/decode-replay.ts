import { decodeSnapshot, type Snapshot } from '@roadstead/contracts';
import { failure, type Result, success } from '@roadstead/model';
import { NumberReader } from './packed-numbers.ts';
import type { ReplayData, ReplayTrack } from './replay-data.ts';
import { REPLAY_KIND, type ReplayHeader, TRACK_COLUMNS } from './replay-format.ts';

/** Decodes the bytes of `encodeReplay`. @returns the reason, for bytes that are something else, or cut off */
export function decodeReplay(bytes: Uint8Array): Result<ReplayData, string> {
  const snapshot = snapshotOf(bytes);
  if (!snapshot.ok) return snapshot;
  const header = snapshot.value.header as ReplayHeader;
  const columns = snapshot.value.arrays as readonly Uint8Array[];
  const fixes = header.tracks.reduce((sum, { count }) => sum + count, 0);
  // A number has a byte at least; a count that is wrong must not reserve memory.
  if (columns.some(({ length }) => length < fixes)) return failure('The replay is incomplete.');
  const readers = columns.map((column) => new NumberReader(column));
  return success({ ...header, tracks: header.tracks.map((track) => trackOf(track, readers)) });
}

function snapshotOf(bytes: Uint8Array): Result<Snapshot, string> {
  try {
    return success(decodeSnapshot(REPLAY_KIND, bytes));
  } catch (error) {
    return failure((error as Error).message);
  }
}

function trackOf(
  { mmsi, count, starts }: ReplayHeader['tracks'][number],
  readers: readonly NumberReader[],
): ReplayTrack {
  const [timeMs, longitude, latitude] = [0, 1, 2].map((c) => {
    const column = new Float64Array(count);
    for (let i = 0; i < count; i++) column[i] = readers[c].read() / TRACK_COLUMNS[c].perUnit;
    return column;
  });
  const [sogKnots, cogDegrees, headingDegrees] = [3, 4, 5].map((c) => {
    const column = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      const value = readers[c].read();
      column[i] = value === -1 ? Number.NaN : value / TRACK_COLUMNS[c].perUnit;
    }
    return column;
  });
  return {
    ...{ mmsi, timeMs, longitude, latitude, sogKnots, cogDegrees, headingDegrees },
    starts: Uint32Array.from(starts),
  };
}
