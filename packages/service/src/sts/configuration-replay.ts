import type { Detector } from '@roadstead/detector';
import type { DetectorConfiguration } from '@roadstead/model';
import type { JournalEntry } from './configuration-journal.ts';

/** Sets a configuration in a detector from an instant of event time on; null removes it (D11). */
export function setConfiguration(
  detector: Detector,
  id: number,
  configuration: DetectorConfiguration | null,
  fromMs: number,
): void {
  if (configuration) detector.put(configuration, fromMs);
  else detector.remove(id, fromMs);
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
  apply(detector: Detector, sequence: number, upTo: number = Number.POSITIVE_INFINITY): void {
    while (true) {
      const [entry] = this.#entries;
      if (!entry || entry.afterSequence > sequence || entry.number > upTo) return;
      this.#entries.shift();
      const { configurationId, configuration, fromMs } = entry;
      const instantMs = fromMs ?? Number.NEGATIVE_INFINITY;
      setConfiguration(detector, configurationId, configuration, instantMs);
    }
  }
}
