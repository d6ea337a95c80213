import type { Collection, Store } from '@roadstead/contracts';
import type { Imo } from '@roadstead/model';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { NextPortRecord } from './next-ports.ts';

/** The prediction of a ship as it was recorded last. */
interface PredictionDocument {
  readonly imo: Imo;
  /** The most probable first; empty: unknown. */
  readonly records: readonly NextPortRecord[];
}

interface PredictionLogOptions {
  readonly store: Store;
  readonly changes: ChangeStream;
}

/** Event time between two looks at the predictions of all ships (L3). */
const EVERY_EVENT_MS = 10 * millisecondsInMinute;
/** Smaller differences are no change (L3): an ETA moves by minutes with each fix. */
const PROBABILITY_DIFFERENCE_MIN = 0.1;
const ETA_DIFFERENCE_MS_MIN = millisecondsInHour;
/** Predictions in one write: other writes are executed in between. */
const WRITTEN_AT_ONCE = 100;

/** L3: records predictions in the feed when they differ from those that were recorded last. */
export class PredictionLog {
  readonly #options: PredictionLogOptions;
  readonly #recorded: Collection<PredictionDocument>;
  /** The newest predictions of ships that may differ. */
  readonly #observed: Map<Imo, readonly NextPortRecord[]> = new Map();
  #nextMs = Number.NEGATIVE_INFINITY;

  constructor(options: PredictionLogOptions) {
    this.#options = options;
    this.#recorded = options.store.collection<PredictionDocument>({
      name: 'recorded-predictions',
      key: 'imo',
    });
  }

  /** Remembers the prediction of a ship for the next look. @param records the most probable first */
  observe(imo: Imo, records: readonly NextPortRecord[]): void {
    this.#observed.set(imo, records);
  }

  /** Records what has changed since the last look, unless that was less than ten minutes of event time ago. */
  async recordIfDue(eventTimeMs: number): Promise<void> {
    if (!(eventTimeMs >= this.#nextMs)) return;
    this.#nextMs = eventTimeMs + EVERY_EVENT_MS;
    while (this.#observed.size > 0) {
      const some = [...this.#observed].slice(0, WRITTEN_AT_ONCE);
      for (const [imo] of some) this.#observed.delete(imo);
      await this.#record(some.map(([imo, records]) => ({ imo, records })));
    }
  }

  async #record(predictions: readonly PredictionDocument[]): Promise<void> {
    const { store, changes } = this.#options;
    const before = await Promise.all(predictions.map(({ imo }) => this.#recorded.get(imo)));
    const changed = predictions.filter((each, i) =>
      isChange(before[i]?.records[0], each.records[0]),
    );
    if (changed.length === 0) return;
    await store.write([
      ...changed.map((each) => this.#recorded.put(each)),
      ...changes.record(changed.map((each) => ({ type: 'prediction', ...each }) as const)),
    ]);
  }
}

/** L3: whether the most probable port is another one, or its probability or ETA differ enough. */
function isChange(before: NextPortRecord | undefined, after: NextPortRecord | undefined): boolean {
  if (!before || !after) return before !== after;
  return (
    before.locode !== after.locode ||
    Math.abs(before.probability - after.probability) >= PROBABILITY_DIFFERENCE_MIN ||
    (before.etaMs === null || after.etaMs === null
      ? before.etaMs !== after.etaMs
      : Math.abs(before.etaMs - after.etaMs) >= ETA_DIFFERENCE_MS_MIN)
  );
}
