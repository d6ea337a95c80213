import type { DetectorConfiguration } from '@roadstead/model';
import type { PipelineSteps } from '../ingest/pipeline-snapshot.ts';
import type { JournalEntry } from './configuration-journal.ts';

/** The steps that have configurations. */
export type ConfiguredSteps = Pick<PipelineSteps, 'detector' | 'filters'>;

/** Sets a configuration in the steps from an instant of event time on; null removes it (D11). */
export function setConfiguration(
  { detector, filters }: ConfiguredSteps,
  id: number,
  configuration: DetectorConfiguration | null,
  fromMs: number,
): void {
  if (configuration) {
    detector.put(configuration, fromMs);
    filters.put(configuration);
  } else {
    detector.remove(id, fromMs);
    filters.remove(id);
  }
}

/** Repeats changes of configurations at their places among the batches. */
export class ConfigurationReplay {
  readonly #entries: JournalEntry[];

  constructor(entries: readonly JournalEntry[]) {
    this.#entries = [...entries].sort(
      (one, other) => one.afterSequence - other.afterSequence || one.number - other.number,
    );
  }

  /** Applies the changes that were made before the batch after a number. @param upTo number of the last entry to apply */
  apply(steps: ConfiguredSteps, sequence: number, upTo: number = Number.POSITIVE_INFINITY): void {
    while (true) {
      const [entry] = this.#entries;
      if (!entry || entry.afterSequence > sequence || entry.number > upTo) return;
      this.#entries.shift();
      const { configurationId, configuration, fromMs } = entry;
      const instantMs = fromMs ?? Number.NEGATIVE_INFINITY;
      setConfiguration(steps, configurationId, configuration, instantMs);
    }
  }
}
