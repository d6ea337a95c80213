import type { Locode } from '@roadstead/model';
import type {
  LaneStatistic,
  Recomputed,
  TakenBookingRows,
  TakenRows,
  TakeOptions,
  TradeLanes,
} from '@roadstead/trade-lanes';
import { BackgroundWork } from '../background-work.ts';
import type { CallNotes } from './call-notes.ts';
import type { TradeLaneArea } from './trade-lane-area.ts';

interface DailyLanesOptions {
  readonly lanes: TradeLanes;
  readonly notes: CallNotes;
  /** Told of what goes wrong in the background. */
  readonly failed: (error: unknown) => void;
}

const MS_PER_DAY = 86_400_000;

/** A12: trade lanes that hear of the service's port calls, and are looked at in the background when a day begins. */
export class DailyLanes implements TradeLaneArea {
  readonly #options: DailyLanesOptions;
  readonly #work: BackgroundWork;
  #lookedAtDay = Number.NEGATIVE_INFINITY;

  constructor(options: DailyLanesOptions) {
    this.#options = options;
    this.#work = new BackgroundWork(options.failed);
  }

  /** Time has gone on. */
  note(nowMs: number): void {
    const day = Math.floor(nowMs / MS_PER_DAY);
    if (this.#work.isRunning || day <= this.#lookedAtDay || !Number.isFinite(nowMs)) return;
    this.#lookedAtDay = day;
    this.#work.begin(() => this.recompute());
  }

  /** What is going on in the background is broken off; it goes on after the next start. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  putVoyages(rows: readonly unknown[], options?: TakeOptions): Promise<TakenRows> {
    return this.#options.lanes.putVoyages(rows, options);
  }

  putBookings(rows: readonly unknown[], options?: TakeOptions): Promise<TakenBookingRows> {
    return this.#options.lanes.putBookings(rows, options);
  }

  async statistics(origin: Locode, destination: Locode): Promise<readonly LaneStatistic[]> {
    await this.#tell();
    return this.#options.lanes.statistics(origin, destination);
  }

  async recompute(): Promise<Recomputed> {
    await this.#tell();
    return this.#options.lanes.recompute(this.#work.signal);
  }

  #tell(): Promise<void> {
    const { notes, lanes } = this.#options;
    return notes.tell((calls) => lanes.callsChanged(calls));
  }
}
