import {
  asyncScheduler,
  defer,
  filter,
  interval,
  map,
  type Observable,
  type SchedulerLike,
  share,
  takeWhile,
} from 'rxjs';
import type { Observed } from './observed.ts';
import type { Simulation } from './simulation.ts';

export interface PlayerOptions {
  /** How many simulated seconds pass in a real one: above 0, finite. Default: 1. */
  readonly speed?: number;
  /** Tells the time of day and wakes the player. Default: RxJS' asyncScheduler, which is real time. */
  readonly scheduler?: SchedulerLike;
}

/** Plays a simulation as a live feed, at any speed. */
export interface Player {
  /**
   * What has been delivered, a batch for each time the player wakes; it plays while somebody listens, and completes at
   * the scenario's end. Everybody who listens hears the same.
   */
  readonly reports$: Observable<readonly Observed[]>;
  /** Simulated seconds in a real one; may be changed while it plays. */
  speed: number;
  readonly isPaused: boolean;
  pause(): void;
  /** Goes on from where it was paused. */
  resume(): void;
  /** Goes to an instant (epoch milliseconds) and on from there; what lies between is left out. */
  seek(timeMs: number): void;
}

/** How often the player wakes, in real milliseconds. */
const TICK_MS = 100;

/** @throws RangeError for a speed that is not above 0, or not finite */
export function createPlayer(simulation: Simulation, options: PlayerOptions = {}): Player {
  return new SimulationPlayer(simulation, options);
}

class SimulationPlayer implements Player {
  readonly reports$: Observable<readonly Observed[]>;
  readonly #simulation: Simulation;
  readonly #scheduler: SchedulerLike;
  #speed: number;
  #isPaused = false;
  /** The simulated instant that belongs to a real one; both in milliseconds. */
  #simulatedMs: number;
  #realMs: number;

  constructor(simulation: Simulation, { speed = 1, scheduler = asyncScheduler }: PlayerOptions) {
    checkSpeed(speed);
    this.#simulation = simulation;
    this.#scheduler = scheduler;
    this.#speed = speed;
    this.#simulatedMs = simulation.nowMs;
    this.#realMs = scheduler.now();
    this.reports$ = defer(() => {
      this.#begin(simulation.nowMs);
      return interval(TICK_MS, scheduler).pipe(
        filter(() => !this.#isPaused),
        map(() => simulation.runTo(this.#clockMs()).reports),
        takeWhile(() => simulation.nowMs < simulation.endMs, true),
        filter((reports) => reports.length > 0),
      );
    }).pipe(share());
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    checkSpeed(speed);
    this.#begin();
    this.#speed = speed;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  pause(): void {
    this.#begin();
    this.#isPaused = true;
  }

  resume(): void {
    this.#begin();
    this.#isPaused = false;
  }

  seek(timeMs: number): void {
    this.#simulation.seek(timeMs);
    this.#begin(this.#simulation.nowMs);
  }

  /** The clock runs on from here. */
  #begin(simulatedMs: number = this.#clockMs()): void {
    this.#simulatedMs = simulatedMs;
    this.#realMs = this.#scheduler.now();
  }

  /** The simulated instant of now. */
  #clockMs(): number {
    const passed = this.#isPaused ? 0 : (this.#scheduler.now() - this.#realMs) * this.#speed;
    return this.#simulatedMs + passed;
  }
}

function checkSpeed(speed: number): void {
  if (speed > 0 && Number.isFinite(speed)) return;
  throw new RangeError(`A speed is a finite number above 0; ${speed} is not.`);
}
