import type { Store } from '@roadstead/contracts';
import {
  createMergeState,
  type MergeInput,
  type MergeState,
  mergeFindings,
} from '@roadstead/detector';
import type { DetectionWrite } from '../ingest/detection-write.ts';
import type { Pipeline } from '../ingest/pipeline.ts';
import type { EventSource } from '../sts/configuration-history.ts';
import type { EventLog } from '../sts/event-log.ts';
import { ClusterTables, COMMIT, type FoundTransition, isSkipped } from './cluster-tables.ts';
import type { RevisionLog } from './revision-log.ts';
import { type Pause, repeatWhileUnavailable } from './run-part.ts';

/** Time between two looks for findings: workers write them four times a second. */
const LOOK_MS = 100;
/** Writes of workers that are merged at once: those of some seconds, so that what has collected is merged fast. */
const MERGED_AT_ONCE = 200;

/** Options of the committer. */
interface EventCommitterOptions {
  readonly store: Store;
  readonly pause: Pause;
  readonly events: EventLog;
  readonly pipeline: Pick<Pipeline, 'changeEvents'>;
  readonly revisions: Pick<RevisionLog, 'sourceOf' | 'discard' | 'skipped'>;
  /** Called when the events of all messages up to one are written. */
  readonly committed: (sequence: number) => void;
}

/** L19: merges the findings of all workers, and writes their events in the order of all writes of the leader, as a single process does. */
export class EventCommitter {
  readonly #options: EventCommitterOptions;
  readonly #tables: ClusterTables;
  #state: MergeState<FoundTransition> = createMergeState();

  constructor(options: EventCommitterOptions) {
    this.#options = options;
    this.#tables = new ClusterTables(options.store);
  }

  /** Reads what is merged. */
  async open(): Promise<void> {
    const commit = await this.#tables.commit.get(COMMIT);
    if (!commit) return;
    this.#state = commit.state;
    this.#options.committed(commit.sequence);
  }

  /** Writes events until the signal is aborted. @throws Error if findings are missing */
  async run(signal: AbortSignal): Promise<void> {
    const { pause } = this.#options;
    while (!signal.aborted) {
      const count = await this.#commit(signal);
      if (count === 0) await pause(LOOK_MS, signal);
    }
  }

  /** Merges the next findings, and writes what is complete with the state of the merge. @returns the number of merged writes */
  async #commit(signal: AbortSignal): Promise<number> {
    const { pause, pipeline, revisions, committed } = this.#options;
    const { findings, commit } = this.#tables;
    const read = (): ReturnType<typeof findings.find> =>
      findings.find({}, { limit: MERGED_AT_ONCE });
    const next = await repeatWhileUnavailable(read, pause, signal);
    if (next.length === 0) return 0;
    const found: FoundTransition[] = [];
    for (const input of next.flatMap(({ inputs }) => inputs)) {
      const merged = mergeFindings(this.#state, input);
      assertComplete(input, merged.ignored);
      this.#state = merged.state;
      found.push(...merged.transitions.filter((each) => this.#isStored(each)));
    }
    const sequence = Math.min(...this.#state.slots.map((slot) => slot.sequence));
    const merged = commit.put({ key: COMMIT, sequence, state: this.#state });
    await pipeline.changeEvents(async () => {
      const write = await this.#prepare(found);
      const removals = next.map(({ key }) => findings.remove(key));
      const operations = [...write.operations, merged, ...removals, ...revisions.discard(sequence)];
      return { ...write, operations };
    });
    committed(sequence);
    return next.length;
  }

  /** A restored store does not have what its log has of configurations that were changed later. */
  #isStored({ revision }: FoundTransition): boolean {
    return revision === null || !isSkipped(this.#options.revisions.skipped, revision);
  }

  #prepare(found: readonly FoundTransition[]): Promise<DetectionWrite> {
    const sources = new Map<string, EventSource | undefined>();
    for (const { event, revision } of found) {
      const { configurationId, firedTimeMs } = event;
      if (revision === null) continue;
      const source = this.#options.revisions.sourceOf(revision);
      sources.set(sourceKey(configurationId, firedTimeMs), source);
    }
    return this.#options.events.prepare(found, (id, firedMs) =>
      sources.get(sourceKey(id, firedMs)),
    );
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
