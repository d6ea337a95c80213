import type { ReadonlySignal } from '@preact/signals';
import type { ReplayEvent, TrueEncounter } from './replay-event.ts';
import type { ReplayShip } from './replay-scene.ts';
import type { ReplayTrack } from './replay-track.ts';

/** Source of a replay: stored history of a service, or a recording. */
export interface ReplaySource {
  readonly beginMs: number;
  readonly endMs: number;
  /** In the order of firing. */
  readonly events: readonly ReplayEvent[];
  /** The true encounters of a scenario; null: unknown. */
  readonly truth: readonly TrueEncounter[] | null;
  readonly shipOf: (mmsi: number) => ReplayShip | undefined;
  /**
   * Returns the tracks of all ships around an instant, the same object for as long as they hold; null while they are loaded. They are
   * requested then, and so are those of the time that follows.
   */
  readonly tracksAt: (timeMs: number) => readonly ReplayTrack[] | null;
  /** Grows when tracks have arrived, or failed to. */
  readonly version: ReadonlySignal<number>;
  /** Error of the last load; null: none. */
  readonly error: () => unknown;
  /** Forgets the error, and loads again. */
  readonly retry: () => void;
}
