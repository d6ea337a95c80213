import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSession } from '../database/sessions.ts';
import { markStatement, type TransactionMark } from './outcome.ts';

/** Something that a transaction locks before it reads and changes it, with what the transaction knows of it and has changed. */
export interface Part<State extends PartState = PartState> {
  /**
   * Its number among all parts of the store, below 2^32. All transactions of all processes lock and write parts in the order of their numbers,
   * so that none waits for one that waits for it. Defined once `isReady`.
   */
  readonly number: number;
  /** `none` where a row lock of the last statement suffices. */
  readonly lock: 'exclusive' | 'shared' | 'none';
  /** Whether its tables exist. */
  readonly isReady: boolean;
  /** Creates its tables, outside of a transaction. */
  prepare(): Promise<void>;
  /** Begins with the part in a transaction that has locked it. */
  begin(transaction: WriteTransaction): Promise<State>;
}

export interface PartState {
  /** Reads what was announced. */
  load?(): Promise<void>;
  /** Writes the changes. */
  flush(): Promise<void>;
}

/** Ends an attempt of a transaction that needs a part which it can no longer lock without waiting. */
export class RestartError extends Error {
  readonly part: Part;

  constructor(part: Part) {
    super(
      `A transaction needs part ${part.isReady ? part.number : 'without tables'} before others`,
    );
    this.part = part;
  }
}

/**
 * A transaction in progress. Operations change what is in memory of its parts, so that one statement for each table writes the changes of
 * all writes that share the commit, and a write that fails is undone without the database.
 */
export class WriteTransaction {
  readonly session: DatabaseSession;
  readonly #schema: DatabaseSchema;
  readonly #states = new Map<number, PartState>();
  readonly #undos: (() => void)[] = [];
  readonly #effects: (() => void)[] = [];
  readonly #mark: TransactionMark;

  constructor(session: DatabaseSession, schema: DatabaseSchema, mark: TransactionMark) {
    this.session = session;
    this.#schema = schema;
    this.#mark = mark;
  }

  /** Locks parts, in the order of their numbers, and begins with them. */
  async begin(parts: Iterable<Part>): Promise<void> {
    const byNumber = new Map([...parts].map((part) => [part.number, part]));
    const ordered = [...byNumber.values()].sort((a, b) => a.number - b.number);
    const locks = ordered.filter(({ lock }) => lock !== 'none');
    const calls = locks.map(
      ({ lock }, at) =>
        `, pg_advisory_xact_lock${lock === 'shared' ? '_shared' : ''}($${at + 3}::int8)`,
    );
    const keys = locks.map(({ number }) => this.#schema.lock(number));
    const { writer, number: ofWriter } = this.#mark;
    await this.session.rows(
      `WITH mark AS (${markStatement(this.#schema)}) SELECT 1${calls.join('')}`,
      [writer, ofWriter, ...keys],
    );
    for (const part of ordered) this.#states.set(part.number, await part.begin(this));
  }

  /** Returns the state of a part. @throws RestartError for one that would have to be locked before others */
  async state<State extends PartState>(part: Part<State>): Promise<State> {
    const begun = part.isReady ? this.#states.get(part.number) : undefined;
    // A part has one kind of state.
    if (begun) return begun as State;
    if (!part.isReady || !(await this.#tryLock(part))) throw new RestartError(part);
    const state = await part.begin(this);
    this.#states.set(part.number, state);
    return state;
  }

  /** Registers how to undo a change of a state, if its write fails. */
  onUndo(undo: () => void): void {
    this.#undos.push(undo);
  }

  /** Registers a change of memory, which runs after the commit, and is dropped if its write fails. */
  afterCommit(effect: () => void): void {
    this.#effects.push(effect);
    this.onUndo(() => this.#effects.pop());
  }

  /** Returns a mark for `undoTo`. */
  mark(): number {
    return this.#undos.length;
  }

  /** Undoes all changes since a mark. */
  undoTo(mark: number): void {
    for (const undo of this.#undos.splice(mark).reverse()) undo();
  }

  async load(): Promise<void> {
    for (const state of this.#states.values()) await state.load?.();
  }

  /** Writes the changes of all parts, in the order of their numbers. */
  async flush(): Promise<void> {
    const ordered = [...this.#states].sort(([a], [b]) => a - b);
    for (const [, state] of ordered) await state.flush();
  }

  runEffects(): void {
    for (const effect of this.#effects) effect();
  }

  async #tryLock({ number, lock }: Part): Promise<boolean> {
    if (lock === 'none') return true;
    const suffix = lock === 'shared' ? '_shared' : '';
    const [row] = await this.session.rows(
      `SELECT pg_try_advisory_xact_lock${suffix}($1::int8)::text`,
      [this.#schema.lock(number)],
    );
    return row![0] === 'true';
  }
}
