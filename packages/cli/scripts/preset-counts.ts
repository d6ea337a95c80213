import type { DetectorConfiguration, Mmsi, PositionReport, StsEvent } from '@roadstead/model';
import { createMeetingClassifier, type Truth } from '@roadstead/simulator';

/** Longest silence of a ship in a transfer that can be found. */
const HEARD_MS = 3_600_000;

/** The results of a preset over some runs. */
export interface PresetCounts {
  events: number;
  /** Events that are transfers. */
  right: number;
  /** Transfers of which both ships are heard at least every hour. */
  transfers: number;
  /** Those of them that have an event. */
  found: number;
}

/** An event and the activity of its two ships. */
interface ClassifiedEvent {
  readonly event: StsEvent;
  readonly isTransfer: boolean;
  readonly kind: string;
}

/** The events of a configuration in a run, and the transfers that it could find and did not. */
export interface ClassifiedRun {
  readonly events: readonly ClassifiedEvent[];
  readonly heard: readonly Truth['encounters'][number][];
  readonly missed: readonly Truth['encounters'][number][];
}

/** A run, with the reports that were received. */
interface ScoredFamilyRun {
  readonly truth: Truth;
  readonly events: readonly StsEvent[];
  readonly times: ReportTimes;
}

/** Returns counts without anything. */
export function noCounts(): PresetCounts {
  return { events: 0, right: 0, transfers: 0, found: 0 };
}

/** Adds the events of a configuration in a run to its counts. */
export function addPresetRun(counts: PresetCounts, { events, heard, missed }: ClassifiedRun): void {
  counts.events += events.length;
  counts.right += events.filter(({ isTransfer }) => isTransfer).length;
  counts.transfers += heard.length;
  counts.found += heard.length - missed.length;
}

/** Classifies the events of each configuration against the truth. */
export function classifyRun(
  { truth, events, times }: ScoredFamilyRun,
  configurations: readonly DetectorConfiguration[],
): readonly ClassifiedRun[] {
  const classify = createMeetingClassifier(truth);
  const heard = truth.encounters.filter((each) => each.isTransfer && times.isHeard(each, truth));
  const endMs = Math.max(...truth.activities.map((each) => each.endMs));
  return configurations.map(({ id }) => {
    const found = new Set<object>();
    const classified = events
      .filter(({ configurationId }) => configurationId === id)
      .map((event) => {
        const { first, second, activationTimeMs: beginMs, deactivationTimeMs } = event;
        const span = { beginMs, endMs: deactivationTimeMs ?? endMs };
        const { isTransfer, encounter, kind } = classify(first.mmsi, second.mmsi, span);
        if (isTransfer && encounter) found.add(encounter);
        return { event, isTransfer, kind };
      });
    return { events: classified, heard, missed: heard.filter((each) => !found.has(each)) };
  });
}

/** The times of the position reports of ships. */
export class ReportTimes {
  readonly #times: Map<Mmsi, number[]> = new Map();

  add(reports: Iterable<Pick<PositionReport, 'mmsi' | 'timeMs'>>): void {
    for (const { mmsi, timeMs } of reports) {
      const own = this.#times.get(mmsi);
      if (own) own.push(timeMs);
      else this.#times.set(mmsi, [timeMs]);
    }
  }

  /** Returns whether both ships of an encounter are heard at least every hour. */
  isHeard({ ships, beginMs, endMs }: Truth['encounters'][number], truth: Truth): boolean {
    return ships.every((name) => {
      const mmsi = truth.ships.find((ship) => ship.name === name)?.mmsi;
      const own = (mmsi && this.#times.get(mmsi)) ?? [];
      const within = own.filter((timeMs) => timeMs >= beginMs && timeMs <= endMs);
      const all = [beginMs, ...within.sort((a, b) => a - b), endMs];
      return all.every((timeMs, i) => i === 0 || timeMs - all[i - 1] <= HEARD_MS);
    });
  }
}

/** Formats a share in percent, as `80.4 %`. */
export function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`;
}
