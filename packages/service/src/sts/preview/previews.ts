import type { EncounterAssessment } from '@roadstead/assessment';
import type { Principal, Result, StsEvent, StsShip } from '@roadstead/model';
import type { PreviewDifference } from './preview-difference.ts';

/** A ship of a previewed event. */
export interface PreviewedShip extends StsShip {
  /** Null if it has not reported one. */
  readonly name: string | null;
}

/** An event that a configuration would have given; it is not stored. All times are epoch milliseconds. */
export interface PreviewedEvent
  extends Pick<StsEvent, 'activationTimeMs' | 'firedTimeMs' | 'deactivationTimeMs'> {
  readonly first: PreviewedShip;
  readonly second: PreviewedShip;
  /** At firing; null for a configuration without filters. */
  readonly assessment: Pick<EncounterAssessment, 'kind' | 'probability'> | null;
}

/** A part of a preview. */
export type PreviewPart =
  /** The events of thinned tracks that fired in a slice of the period; the newest slice is the first. */
  | {
      readonly type: 'about';
      readonly beginMs: number;
      readonly endMs: number;
      readonly events: readonly PreviewedEvent[];
    }
  /** The events of all reports, which replace those before. */
  | ({
      readonly type: 'exact';
      readonly beginMs: number;
      readonly endMs: number;
      readonly events: readonly PreviewedEvent[];
    } & PreviewDifference)
  /** The progress has reached another percent. */
  | { readonly type: 'progress' }
  /** Nothing follows. `replaced`: the user has opened another preview. */
  | { readonly type: 'end'; readonly reason: 'finished' | 'replaced' | 'stopping' };

/** A preview in progress. It works while a part is awaited. */
export interface Preview {
  /** Epoch milliseconds, both included. */
  readonly beginMs: number;
  readonly endMs: number;
  /** The number of ships that reported near the area. */
  readonly ships: number;
  /** Of the tracks in which the first events are detected. */
  readonly resolutionSeconds: number;
  /** Percent, 0 to 100. */
  readonly progress: number;
  /** Returns the next part; one call at a time. */
  next(): Promise<PreviewPart>;
  /** Ends the preview. */
  close(): void;
}

/** V25: the events that a configuration would have given, without storing it or them. */
export interface Previews {
  /**
   * Opens a preview, which ends the caller's other one.
   * @param body JSON as in `POST …/configurations`, of which the name is not required; `invalid` with all problems
   * @param period epoch milliseconds, at most 31 days; default: the seven days before the newest event time. `too-many` while others
   * have as many previews as run at a time
   */
  open(
    caller: Principal,
    body: unknown,
    period?: { readonly beginMs?: number; readonly endMs?: number },
  ): Promise<Result<Preview>>;
}
