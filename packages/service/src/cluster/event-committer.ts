import type { Clock } from '@roadstead/contracts';
import { createMergeState, type MergeInput, mergeFindings } from '@roadstead/detector';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { EventSource } from '../sts/configuration-history.ts';
import { EventLog, type EventWrite } from '../sts/event-log.ts';
import { ClusterTables, COMMIT, type FoundTransition } from './cluster-tables.ts';
import { type HeldLease, workWithLease } from './held-lease.ts';
import { type PartOptions, repeatWhileUnavailable } from './run-part.ts';

/** Time between two looks for findings: workers write them four times a second. */
const LOOK_MS = 100;
/** Writes of workers that are merged at once: those of some seconds, so that what has collected is merged fast. */
const MERGED_AT_ONCE = 200;

/** Options of the committer. */
export interface EventCommitterOptions extends PartOptions {
  readonly clock: Clock;
  readonly changes: Pick<ChangeStream, 'record'>;
  /** L16: returns a revision of a configuration. */
  readonly configurationOf: (
    configurationId: number,
    revision: number,
  ) => Promise<EventSource | undefined>;
}

/**
 * L19: merges the findings of all workers, and writes their events, as a single process does. One committer at a time holds the lease; another one
 * continues where its last write ended.
 */
export class EventCommitter {
  readonly #options: EventCommitterOptions;
  readonly #tables: ClusterTables;

  constructor(options: EventCommitterOptions) {
    this.#options = options;
    this.#tables = new ClusterTables(options.store);
  }

  /** Waits for the lease, and writes events until the signal is aborted. @throws LeaseLostError; an Error if findings are missing */
  async run(signal: AbortSignal): Promise<void> {
    await workWithLease(
      'committer',
      this.#options,
      (lease, ended) => [this.#work(lease, ended)],
      signal,
    );
  }

  async #work(lease: HeldLease, signal: AbortSignal): Promise<void> {
    const { store, clock, pause } = this.#options;
    const events = new EventLog(store, clock);
    while (!signal.aborted) {
      const count = await this.#commit(lease, events, signal);
      if (count === 0) await pause(LOOK_MS, signal);
    }
  }

  /** Merges the next findings, and writes what is complete with the state of the merge. @returns the number of merged writes */
  async #commit(lease: HeldLease, events: EventLog, signal: AbortSignal): Promise<number> {
    const { pause, changes } = this.#options;
    const { findings, commit } = this.#tables;
    const next = await repeatWhileUnavailable(
      () => findings.find({}, { limit: MERGED_AT_ONCE }),
      pause,
      signal,
    );
    if (next.length === 0) return 0;
    const before = await repeatWhileUnavailable(() => commit.get(COMMIT), pause, signal);
    let state = before?.state ?? createMergeState<FoundTransition>();
    const found: FoundTransition[] = [];
    for (const input of next.flatMap(({ inputs }) => inputs)) {
      const merged = mergeFindings(state, input);
      assertComplete(input, merged.ignored);
      state = merged.state;
      found.push(...merged.transitions);
    }
    const prepare = (): Promise<EventWrite> => this.#prepare(events, found);
    const write = await repeatWhileUnavailable(prepare, pause, signal);
    const sequence = Math.min(...state.slots.map((slot) => slot.sequence));
    await lease.write(
      [
        ...write.operations,
        ...changes.record(write.changes),
        commit.put({ key: COMMIT, sequence, state }),
        ...next.map(({ key }) => findings.remove(key)),
      ],
      signal,
    );
    return next.length;
  }

  /** The ids continue those in the store, also where an earlier preparation was not written. */
  async #prepare(events: EventLog, found: readonly FoundTransition[]): Promise<EventWrite> {
    if (found.length === 0) return { operations: [], changes: [] };
    await events.start();
    const sources = new Map<string, EventSource | undefined>();
    for (const { event, revision } of found) {
      const { configurationId, firedTimeMs } = event;
      if (revision === null) continue;
      const source = await this.#options.configurationOf(configurationId, revision);
      sources.set(sourceKey(configurationId, firedTimeMs), source);
    }
    return events.prepare(found, (id, firedMs) => sources.get(sourceKey(id, firedMs)));
  }
}

function sourceKey(configurationId: number, firedMs: number): string {
  return `${configurationId} ${firedMs}`;
}

/** Workers write findings without gaps: with one, events would be lost. */
function assertComplete(
  input: MergeInput,
  ignored: ReturnType<typeof mergeFindings>['ignored'],
): void {
  const gap = ignored.find(({ reason }) => reason === 'gap');
  if (gap)
    throw new Error(
      `Findings for slot ${gap.slot} are missing before message ${input.afterSequence + 1}.`,
    );
}
