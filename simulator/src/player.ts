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
import type { ReceivedReport } from './received-report.ts';
import type { Simulation } from './simulation.ts';

export interface PlayerOptions {
  /** Simulated seconds per real second: above 0, finite. Default: 1. */
  readonly speed?: number;
  /** Clock and timer of the player. Default: RxJS' asyncScheduler, which is real time. */
  readonly scheduler?: SchedulerLike;
}

/** Plays a simulation as a live feed, at any speed. */
export interface Player {
  /**
   * Delivered reports, one batch per tick. The player runs while there is a subscriber, and completes at the scenario's
   * end. All subscribers share one run.
   */
  readonly reports$: Observable<readonly ReceivedReport[]>;
  /** Simulated seconds per real second; may change while the player runs. */
  speed: number;
  readonly isPaused: boolean;
  pause(): void;
  /** Continues from the pause. */
  resume(): void;
  /** Jumps to an instant (epoch milliseconds) and continues from there; reports in between are dropped. */
  seek(timeMs: number): void;
}

/** Interval between ticks, in real milliseconds. */
const TICK_MS = 100;

/** Creates a player. @throws RangeError for a speed that is not above 0, or not finite */
export function createPlayer(simulation: Simulation, options: PlayerOptions = {}): Player {
  return new SimulationPlayer(simulation, options);
}

class SimulationPlayer implements Player {
  readonly reports$: Observable<readonly ReceivedReport[]>;
  readonly #simulation: Simulation;
  readonly #scheduler: SchedulerLike;
  #speed: number;
  #isPaused = false;
  /** Simulated instant that corresponds to a real one; both in milliseconds. */
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

  /** Restarts the clock at a simulated instant. */
  #begin(simulatedMs: number = this.#clockMs()): void {
    this.#simulatedMs = simulatedMs;
    this.#realMs = this.#scheduler.now();
  }

  /** Current simulated instant. */
  #clockMs(): number {
    const passed = this.#isPaused ? 0 : (this.#scheduler.now() - this.#realMs) * this.#speed;
    return this.#simulatedMs + passed;
  }
}

function checkSpeed(speed: number): void {
  if (speed > 0 && Number.isFinite(speed)) return;
  throw new RangeError(`A speed is a finite number above 0; ${speed} is not.`);
}
