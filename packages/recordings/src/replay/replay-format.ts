import type { Mmsi } from '@roadstead/model';
import type { ReplayData, ReplayTrack } from './replay-data.ts';

/** Name and version of the format: a change of it needs another number. */
export const REPLAY_KIND = 'roadstead-replay-1';

/** Everything but the columns of the tracks. */
export interface ReplayHeader extends Omit<ReplayData, 'tracks'> {
  readonly tracks: readonly {
    readonly mmsi: Mmsi;
    readonly count: number;
    readonly starts: readonly number[];
  }[];
}

interface Column {
  readonly name: Exclude<keyof ReplayTrack, 'mmsi' | 'starts'>;
  readonly perUnit: number;
  /** Parts of a full turn, which are written as 0. */
  readonly turn?: number;
}

/** The columns of the tracks in their order, one array for all ships: whole numbers of so many parts of a unit. */
export const TRACK_COLUMNS: readonly Column[] = [
  { name: 'timeMs', perUnit: 1 },
  { name: 'longitude', perUnit: 1e6 },
  { name: 'latitude', perUnit: 1e6 },
  { name: 'sogKnots', perUnit: 10 },
  { name: 'cogDegrees', perUnit: 10, turn: 3600 },
  { name: 'headingDegrees', perUnit: 1, turn: 360 },
];
