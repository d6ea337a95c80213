import type { ReadWarning } from '@roadstead/ais';
import type { DetectorConfiguration, FixReason, Imo, LineReason, Mmsi } from '@roadstead/model';
import type { TrueEncounter } from '@roadstead/simulator';
import type { AssessedEventJson } from '../detection/detected-assessments.ts';
import type { Rejections } from '../detection/run-counts.ts';

/** All that a replay of a recording or a scenario shows: plain data, which can be cloned and passed between threads. */
export interface ReplayData {
  readonly title: string;
  /** The times of the first and the last position, epoch milliseconds; of a scenario those of the simulation; 0 without either. */
  readonly beginMs: number;
  readonly endMs: number;
  /** Those with a track, by MMSI, as the tracks. */
  readonly ships: readonly ReplayShip[];
  readonly tracks: readonly ReplayTrack[];
  /** As `roadstead detect` writes them. */
  readonly events: readonly AssessedEventJson[];
  readonly configurations: readonly DetectorConfiguration[];
  /** The transfers of a scenario; null for a recording, of which the truth is not known. */
  readonly truth: readonly ReplayTransfer[] | null;
  readonly counts: ReplayCounts;
}

/** The static data of a ship, null if unknown. */
export interface ReplayShip {
  readonly mmsi: Mmsi;
  readonly name: string | null;
  readonly callsign: string | null;
  readonly imo: Imo | null;
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
  readonly widthMeters: number | null;
}

/** The cleaned positions of a ship, in order of time, by columns. */
export interface ReplayTrack {
  readonly mmsi: Mmsi;
  readonly timeMs: Float64Array;
  readonly longitude: Float64Array;
  readonly latitude: Float64Array;
  /** NaN if unknown, as are course and heading. */
  readonly sogKnots: Float32Array;
  readonly cogDegrees: Float32Array;
  readonly headingDegrees: Float32Array;
  /** D10: the indexes at which the track starts anew after a jump: no line leads there. */
  readonly starts: Uint32Array;
}

/** A true transfer of goods. */
export interface ReplayTransfer extends Pick<TrueEncounter, 'kind' | 'beginMs' | 'endMs'> {
  readonly first: Mmsi;
  readonly second: Mmsi;
  /** Whether a configuration has an event of it. */
  readonly outcome: 'found' | 'missed';
}

/** Counts of what was read. */
export interface ReplayCounts {
  /** Lines of text, rows of a table, or reports of a scenario. */
  readonly rows: number;
  readonly reports: number;
  /** Of the reports, those that became positions of tracks, also where a replay has fewer. */
  readonly used: number;
  /** The most frequent reason first, each with its first rejection. */
  readonly rejected: readonly (Rejections & { readonly reason: LineReason | FixReason })[];
  /** Numbers of a recording that seem to have other units. */
  readonly warnings: readonly ({ readonly recording: string } & ReadWarning)[];
}
