import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import type { DetectorConfiguration } from '@roadstead/model';
import type { ConfigurationRecord } from '../log/log-record.ts';
import { type EventSource, eventSourceOf, HISTORY_MS } from '../sts/configuration-history.ts';
import { forDetector } from '../sts/configuration-writer.ts';
import type { StoredConfiguration } from '../sts/configurations.ts';
import type { ConfigurationsInForce } from '../sts/configurations-in-force.ts';
import {
  ClusterTables,
  isSkipped,
  type RevisionDocument,
  type SkippedRevisions,
} from './cluster-tables.ts';

/** A change of a configuration at its place in the log. */
export interface AppliedRevision {
  /** The configuration that it replaces or removes, else null. */
  readonly before: DetectorConfiguration | null;
  readonly operations: readonly WriteOperation[];
}

/** Revisions that no worker names any more once a message is committed. */
interface PastRevisions {
  readonly sequence: number;
  readonly revisions: readonly number[];
}

/**
 * L16: the revisions of configurations. One is pending from its write to the store until the leader reads it in the log, in force until the next
 * one of its configuration, and stored for its events for some time after that.
 */
export class RevisionLog implements ConfigurationsInForce {
  readonly #collection: Collection<RevisionDocument>;
  /** In ascending order. */
  readonly #documents: Map<number, RevisionDocument> = new Map();
  /** The revision that is in force, by configuration. */
  readonly #inForce: Map<number, RevisionDocument> = new Map();
  #past: PastRevisions[] = [];
  /** Those of the log that the store does not have. */
  skipped: readonly SkippedRevisions[] = [];
  #applied = 0;
  #last = 0;

  constructor(store: Store) {
    this.#collection = new ClusterTables(store).revisions;
  }

  /** @param applied the last revision that the leader has read in the log */
  async start(applied: number, skipped: readonly SkippedRevisions[] = []): Promise<void> {
    this.#applied = applied;
    this.skipped = skipped;
    this.#last = Math.max(applied, ...skipped.map(({ last }) => last));
    for (const document of await this.#collection.find({}, { limit: Number.MAX_SAFE_INTEGER })) {
      this.#documents.set(document.revision, document);
      this.#last = Math.max(this.#last, document.revision);
      if (document.revision <= applied && document.untilMs === null)
        this.#inForce.set(document.configurationId, document);
    }
  }

  /** The last revision that was read in the log; 0 before the first. */
  get applied(): number {
    return this.#applied;
  }

  /** The changes that have not been read in the log. */
  get pending(): readonly ConfigurationRecord[] {
    return [...this.#documents.values()]
      .filter(({ revision }) => revision > this.#applied)
      .map(recordOf);
  }

  /** Adds a change; null removes the configuration. @returns its record, and the operation that stores it */
  add(
    configurationId: number,
    after: StoredConfiguration | null,
  ): { readonly record: ConfigurationRecord; readonly operation: WriteOperation } {
    const document = {
      revision: ++this.#last,
      configurationId,
      configuration: after && forDetector(after),
      source: after && eventSourceOf(after),
      untilMs: null,
    };
    this.#documents.set(document.revision, document);
    return { record: recordOf(document), operation: this.#collection.insert(document) };
  }

  /**
   * Applies a change that the leader has read in the log.
   * @param fromMs event time at the change; −Infinity before the first report
   * @param sequence the message
   * @returns undefined for one that was applied before, or is skipped
   * @throws Error for one that is not the next: the log is not that of this store
   */
  apply(
    { revision, configurationId }: ConfigurationRecord,
    fromMs: number,
    sequence: number,
  ): AppliedRevision | undefined {
    if (revision <= this.#applied) return undefined;
    if (revision === this.#applied + 1 && isSkipped(this.skipped, revision)) {
      this.#applied = revision;
      return undefined;
    }
    const document = this.#documents.get(revision);
    if (document?.configurationId !== configurationId || revision !== this.#applied + 1)
      throw new Error(
        `Message ${sequence} of the log has revision ${revision}, which the store does not have.`,
      );
    this.#applied = revision;
    const before = this.#inForce.get(configurationId);
    const ended = before ? [this.#end(before, fromMs)] : [];
    const isRemoval = document.configuration === null;
    if (isRemoval) this.#inForce.delete(configurationId);
    else this.#inForce.set(configurationId, document);
    const removed = isRemoval ? [this.#remove(revision)] : [];
    this.#endPast(fromMs, sequence);
    return { before: before?.configuration ?? null, operations: [...ended, ...removed] };
  }

  all(): readonly DetectorConfiguration[] {
    return [...this.#inForce.values()].flatMap(({ configuration }) => configuration ?? []);
  }

  at(configurationId: number, firedMs: number): EventSource | undefined {
    for (const document of this.#documents.values()) {
      if (document.revision > this.#applied) break;
      const { untilMs, source } = document;
      const isInForce = untilMs === null || untilMs >= firedMs;
      if (document.configurationId === configurationId && isInForce) return source ?? undefined;
    }
    return undefined;
  }

  /** Returns what the events of a revision copy. */
  sourceOf(revision: number): EventSource | undefined {
    return this.#documents.get(revision)?.source ?? undefined;
  }

  /** Removes the revisions that no worker names any more. @param committed the events of all messages up to this one are written */
  discard(committed: number): readonly WriteOperation[] {
    const unnamed = this.#past.filter(({ sequence }) => sequence <= committed);
    this.#past = this.#past.filter(({ sequence }) => sequence > committed);
    return unnamed.flatMap(({ revisions }) => revisions.map((revision) => this.#remove(revision)));
  }

  #end(document: RevisionDocument, fromMs: number): WriteOperation {
    // No event fired before the first report.
    if (!Number.isFinite(fromMs)) return this.#remove(document.revision);
    const ended = { ...document, configuration: null, untilMs: fromMs };
    this.#documents.set(document.revision, ended);
    return this.#collection.put(ended);
  }

  /** Workers forget the same revisions at the same message (`ConfigurationRevisions`). */
  #endPast(fromMs: number, sequence: number): void {
    const known = new Set(this.#past.flatMap(({ revisions }) => revisions));
    const revisions = [...this.#documents.values()].flatMap(({ revision, untilMs }) =>
      untilMs !== null && untilMs < fromMs - HISTORY_MS && !known.has(revision) ? [revision] : [],
    );
    if (revisions.length > 0) this.#past.push({ sequence, revisions });
  }

  #remove(revision: number): WriteOperation {
    this.#documents.delete(revision);
    return this.#collection.remove(revision);
  }
}

function recordOf({
  revision,
  configurationId,
  configuration,
}: RevisionDocument): ConfigurationRecord {
  return { kind: 'configuration', revision, configurationId, configuration };
}
