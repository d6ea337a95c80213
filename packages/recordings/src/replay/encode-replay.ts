import { encodeSnapshot } from '@roadstead/contracts';
import { NumberWriter } from './packed-numbers.ts';
import type { ReplayData, ReplayTrack } from './replay-data.ts';
import { REPLAY_KIND, type ReplayHeader, TRACK_COLUMNS } from './replay-format.ts';
import { thinTrack } from './thin-track.ts';

/** Options of `encodeReplay`. */
interface EncodeOptions {
  /** The least time between two positions of a ship, in seconds, which bounds the size. Default: 0, all positions. */
  readonly stepSeconds?: number;
}

/** Encodes a replay: places to a millionth of a degree, speed and course to a tenth, heading to a whole degree. */
export function encodeReplay(
  { tracks, ...data }: ReplayData,
  { stepSeconds = 0 }: EncodeOptions = {},
): Uint8Array {
  const thinned = tracks.map((track) => thinTrack(track, stepSeconds * 1000));
  const header: ReplayHeader = {
    ...data,
    tracks: thinned.map(({ mmsi, timeMs, starts }) => ({
      mmsi,
      count: timeMs.length,
      starts: [...starts],
    })),
  };
  const arrays = TRACK_COLUMNS.map((column) => columnBytes(thinned, column));
  return encodeSnapshot({ kind: REPLAY_KIND, header, arrays });
}

/** An unknown value is written as −1, which no known one of these columns is. */
function columnBytes(
  tracks: readonly ReplayTrack[],
  { name, perUnit, turn = Number.POSITIVE_INFINITY }: (typeof TRACK_COLUMNS)[number],
): Uint8Array {
  const writer = new NumberWriter();
  for (const track of tracks) {
    for (const value of track[name]) {
      writer.write(Number.isNaN(value) ? -1 : Math.round(value * perUnit) % turn);
    }
  }
  return writer.bytes();
}
