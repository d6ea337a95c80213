import { type ReadonlySignal, signal } from '@preact/signals';
import { mergeTracks } from './merge-tracks.ts';
import type { ReplayEvent } from './replay-event.ts';
import type { ReplayShip } from './replay-scene.ts';
import type { ReplaySource } from './replay-source.ts';
import type { ReplayTrack } from './replay-track.ts';

/** Tracks of all ships for one hour fit into one response at a fine resolution; of a longer period there are at most 24 parts. */
const PART_MS_MIN = 3_600_000;
const PARTS_MAX = 24;
/** Parts around the instant that stay in memory: that of the last hour, the one that is shown, the next, and one to go back to. */
const STORED_PARTS_MAX = 4;

interface StoredSourceOptions {
  readonly beginMs: number;
  readonly endMs: number;
  readonly events: readonly ReplayEvent[];
  readonly shipOf: (mmsi: number) => ReplayShip | undefined;
  /** Loads the tracks of a period, with the fixes around it. */
  readonly load: (
    beginMs: number,
    endMs: number,
    signal: AbortSignal,
  ) => Promise<readonly ReplayTrack[]>;
}

/** The stored history of a service, of which the parts around the instant are loaded. */
export class StoredSource implements ReplaySource {
  readonly beginMs: number;
  readonly endMs: number;
  readonly events: readonly ReplayEvent[];
  readonly truth = null;
  readonly shipOf: ReplaySource['shipOf'];
  readonly version: ReadonlySignal<number>;
  readonly #version = signal(0);
  readonly #load: StoredSourceOptions['load'];
  readonly #partMs: number;
  readonly #parts: Map<number, readonly ReplayTrack[]> = new Map();
  readonly #loading: Map<number, AbortController> = new Map();
  /** The last result, and the parts of which it consists. */
  #shown: { readonly key: string; readonly tracks: readonly ReplayTrack[] } | undefined;
  #error: unknown = null;

  constructor({ beginMs, endMs, events, shipOf, load }: StoredSourceOptions) {
    this.beginMs = beginMs;
    this.endMs = endMs;
    this.events = events;
    this.shipOf = shipOf;
    this.#load = load;
    this.#partMs = Math.max(PART_MS_MIN, Math.ceil((endMs - beginMs) / PARTS_MAX));
    this.version = this.#version;
  }

  error(): unknown {
    return this.#error;
  }

  retry(): void {
    this.#error = null;
    this.#version.value++;
  }

  /** Aborts what is loaded. */
  close(): void {
    for (const end of this.#loading.values()) end.abort();
    this.#loading.clear();
  }

  tracksAt(timeMs: number): readonly ReplayTrack[] | null {
    const part = this.#partAt(timeMs);
    // The part before has the tracks of the last hour; the next one follows soon.
    for (const each of [part, part - 1, part + 1]) this.#request(each, part);
    const [before, tracks] = [this.#parts.get(part - 1), this.#parts.get(part)];
    if (!tracks) return null;
    const key = `${part} ${before !== undefined}`;
    if (this.#shown?.key !== key)
      this.#shown = { key, tracks: before ? mergeTracks(before, tracks) : tracks };
    return this.#shown.tracks;
  }

  #partAt(timeMs: number): number {
    const last = Math.ceil((this.endMs - this.beginMs) / this.#partMs) - 1;
    const part = Math.floor((timeMs - this.beginMs) / this.#partMs);
    return Math.max(0, Math.min(last, part));
  }

  #request(part: number, around: number): void {
    const beginMs = this.beginMs + part * this.#partMs;
    // One before the period has the tracks of the hour before it.
    const isOutside = part < -1 || beginMs >= this.endMs;
    if (isOutside || this.#error !== null || this.#parts.has(part) || this.#loading.has(part))
      return;
    // Somebody who seeks through a long period does not wait for what was passed.
    for (const [each, end] of this.#loading) {
      if (Math.abs(each - around) <= 1) continue;
      end.abort();
      this.#loading.delete(each);
    }
    const end = new AbortController();
    this.#loading.set(part, end);
    const endMs = Math.min(this.endMs, beginMs + this.#partMs);
    this.#load(beginMs, endMs, end.signal).then(
      (tracks) => this.#settle(part, around, end, tracks),
      (error: unknown) => this.#settle(part, around, end, null, error),
    );
  }

  #settle(
    part: number,
    around: number,
    end: AbortController,
    tracks: readonly ReplayTrack[] | null,
    error?: unknown,
  ): void {
    if (end.signal.aborted) return;
    this.#loading.delete(part);
    if (tracks) this.#parts.set(part, tracks);
    else this.#error = error;
    const byDistance = [...this.#parts.keys()].sort(
      (one, other) => Math.abs(other - around) - Math.abs(one - around),
    );
    for (const far of byDistance.slice(0, -STORED_PARTS_MAX)) this.#parts.delete(far);
    this.#version.value++;
  }
}
