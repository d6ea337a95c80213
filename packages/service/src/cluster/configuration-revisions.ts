import { HISTORY_MS } from '../sts/configuration-history.ts';

/** A revision of a configuration, with the instant of event time up to which it counts, inclusive; null for the present one (D11). */
interface ConfigurationRevision {
  readonly configurationId: number;
  readonly revision: number;
  readonly untilMs: number | null;
}

/** The revisions in a snapshot. */
export type ConfigurationRevisionsSnapshot = readonly ConfigurationRevision[];

/** L16: the revisions of the configurations by event time. Events copy the one that counts when they fire. */
export class ConfigurationRevisions {
  /** In the order of the changes. */
  #revisions: readonly ConfigurationRevision[];

  constructor(saved: ConfigurationRevisionsSnapshot = []) {
    this.#revisions = saved;
  }

  /**
   * Adds a change. The former revision is forgotten when no event can fire in it any more.
   * @param fromMs event time at the change; −Infinity before the first report
   */
  add(configurationId: number, revision: number, isRemoval: boolean, fromMs: number): void {
    const ended = this.#revisions.flatMap((each) => {
      if (each.configurationId !== configurationId || each.untilMs !== null) return [each];
      // No event fired before the first report.
      return Number.isFinite(fromMs) ? [{ ...each, untilMs: fromMs }] : [];
    });
    const left = ended.filter(({ untilMs }) => untilMs === null || untilMs >= fromMs - HISTORY_MS);
    this.#revisions = isRemoval ? left : [...left, { configurationId, revision, untilMs: null }];
  }

  /** Returns the revision that counts for an event; null where it is not known. */
  at(configurationId: number, firedMs: number): number | null {
    const found = this.#revisions.find(
      (each) =>
        each.configurationId === configurationId &&
        (each.untilMs === null || each.untilMs >= firedMs),
    );
    return found?.revision ?? null;
  }

  save(): ConfigurationRevisionsSnapshot {
    return this.#revisions;
  }
}
