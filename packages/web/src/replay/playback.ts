import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { advance, createPlayer, type Player } from './player.ts';
import { lastingAt, type ReplayEvent, type TrueEncounter } from './replay-event.ts';
import { ReplayScene } from './replay-scene.ts';
import type { ReplaySource } from './replay-source.ts';
import type { ReplayTrack } from './replay-track.ts';

/** Tables and overlays follow the ships this often; more often could not be read. */
const FOLLOW_MS = 100;

/** A source that is played: the ships of an instant as a scene, and what lasts then. */
export class Playback {
  readonly source: ReplaySource;
  readonly scene: ReplayScene = new ReplayScene();
  readonly player: ReadonlySignal<Player>;
  /** The tracks that are shown. */
  readonly tracks: Signal<readonly ReplayTrack[]> = signal([]);
  readonly isLoading: Signal<boolean> = signal(true);
  /** The same object while the same events last. */
  readonly events: Signal<readonly ReplayEvent[]> = signal([]);
  readonly truth: Signal<readonly TrueEncounter[]> = signal([]);
  /** The instant, at most ten times a second, and after each seek. */
  readonly followedMs: Signal<number>;
  readonly #player: Signal<Player>;
  readonly #redraw: () => void;
  #frame: number | null = null;
  #frameMs = 0;
  #followMs = 0;

  /** @param redraw called when the ships have moved */
  constructor(source: ReplaySource, speed: number, redraw: () => void) {
    this.source = source;
    this.#redraw = redraw;
    this.#player = signal(createPlayer(source.beginMs, source.endMs, speed));
    this.player = this.#player;
    this.followedMs = signal(source.beginMs);
  }

  /** Shows the ships as they are loaded. @returns a function that ends it */
  start(): () => void {
    const unsubscribe = this.source.version.subscribe(() => this.#show());
    return () => {
      unsubscribe();
      if (this.#frame !== null) cancelAnimationFrame(this.#frame);
      this.#frame = null;
    };
  }

  /** Changes the player: starts it, pauses it, or moves it to another instant. */
  change(next: (player: Player) => Player): void {
    this.#player.value = next(this.#player.peek());
    this.#show();
    if (!this.#player.peek().isPlaying || this.#frame !== null) return;
    this.#frameMs = performance.now();
    this.#request();
  }

  #request(): void {
    this.#frame = requestAnimationFrame((nowMs) => {
      this.#frame = null;
      // It waits for tracks that are loaded.
      if (!this.isLoading.peek())
        this.#player.value = advance(this.#player.peek(), nowMs - this.#frameMs);
      this.#frameMs = nowMs;
      this.#show(nowMs);
      if (this.#player.peek().isPlaying) this.#request();
    });
  }

  #show(nowMs?: number): void {
    const { timeMs, isPlaying } = this.#player.peek();
    const tracks = this.source.tracksAt(timeMs);
    this.isLoading.value = tracks === null;
    if (tracks) {
      if (tracks !== this.scene.tracks) this.scene.setTracks(tracks, this.source.shipOf);
      this.tracks.value = tracks;
      this.scene.update(timeMs);
      this.#redraw();
    }
    if (isPlaying && nowMs !== undefined && nowMs - this.#followMs < FOLLOW_MS) return;
    this.#followMs = nowMs ?? 0;
    setUnlessSame(this.events, lastingAt(this.source.events, timeMs));
    setUnlessSame(this.truth, lastingAt(this.source.truth ?? [], timeMs));
    this.followedMs.value = timeMs;
  }
}

function setUnlessSame<Each>(target: Signal<readonly Each[]>, next: readonly Each[]): void {
  const before = target.peek();
  if (before.length === next.length && next.every((each, i) => each === before[i])) return;
  target.value = next;
}
