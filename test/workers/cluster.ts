import {
  createMergeState,
  type Detector,
  EventNumbers,
  type MergeInput,
  type MergeState,
  mergeFindings,
  PAIR_SLOTS,
  type WorkerFindings,
} from '@roadstead/detector';
import type { StsTransition } from '@roadstead/model';

/** The state of a worker: a detector, or one with its filters. */
export type WorkerState = Pick<
  Detector,
  'slots' | 'save' | 'saveCommon' | 'saveSlots' | 'removeSlots' | 'addSlots'
>;

/** A message of the log that every worker reads (L16): fixes, or a change of configurations. */
export type Message<State> = (state: State) => readonly StsTransition[];

/** The input of a detector, or of several workers. */
export interface WorkersInput<State extends WorkerState = WorkerState> {
  readonly messages: readonly Message<State>[];
  /** Creates the state of a worker before the first message. */
  readonly create: (slots: Iterable<number>) => State;
  readonly restore: (bytes: Uint8Array) => State;
}

const WORKERS_MAX = 6;
const ALL: readonly number[] = Array.from({ length: PAIR_SLOTS }, (_, slot) => slot);

/** A worker: its detector, and the findings that have not been delivered. */
interface Worker<State> {
  readonly name: string;
  readonly detector: State;
  readonly outbox: WorkerFindings[];
  reportedSequence: number;
}

/** The states of all slots and the common part at a sequence (L18). */
interface ClusterSnapshot {
  readonly sequence: number;
  readonly common: Uint8Array;
  readonly slots: ReadonlyMap<number, Uint8Array>;
}

/** Returns the transitions of one detector. */
export function detectAlone<State extends WorkerState>({
  messages,
  create,
}: WorkersInput<State>): readonly StsTransition[] {
  const detector = create(ALL);
  return messages.flatMap((message) => message(detector));
}

/** Workers that read one log and whose findings are merged. Every worker processes a message before the next one is read. */
export class Cluster<State extends WorkerState> {
  readonly workers: Worker<State>[];
  readonly transitions: StsTransition[] = [];
  /** Number of findings for slots that were ignored, by reason. */
  readonly ignored: Record<string, number> = { foreign: 0, repeated: 0, gap: 0 };
  readonly #input: WorkersInput<State>;
  readonly #random: () => number;
  readonly #numbers: EventNumbers = new EventNumbers();
  #merge: MergeState = createMergeState();
  #sequence = 0;
  #snapshot: ClusterSnapshot | undefined;
  #started = 0;
  #nextFence = 1;
  /** Workers that count as dead, and continue. */
  readonly #lost: Worker<State>[] = [];

  /** @param random chooses the order of deliveries and reports, and what happens */
  constructor(input: WorkersInput<State>, count: number, random: () => number) {
    this.#input = input;
    this.#random = random;
    this.workers = Array.from({ length: count }, (_, i) => {
      const slots = ALL.filter((slot) => slot % count === i);
      const worker = this.#worker(input.create(slots));
      this.#assign(worker, slots, 0);
      return worker;
    });
  }

  /** Processes the next message on all workers, and delivers some of their findings. */
  step(): void {
    const message = this.#input.messages[this.#sequence++];
    for (const worker of [...this.workers, ...this.#lost]) {
      this.#process(worker, message, this.#sequence);
    }
    this.#deliver();
  }

  /** Delivers all findings that are left. */
  end(): void {
    for (const worker of [...this.workers, ...this.#lost]) this.#write(worker);
  }

  /** Saves the common part of one worker, and the slots of each. */
  save(): void {
    for (const worker of this.workers) this.#write(worker);
    this.#snapshot = {
      sequence: this.#sequence,
      common: this.#choose(this.workers).detector.saveCommon(),
      slots: new Map(this.workers.flatMap(({ detector }) => [...detector.saveSlots()])),
    };
  }

  /** Moves some slots of a worker to another one. */
  move(): void {
    const [from, to] = [this.#choose(this.workers), this.#choose(this.workers)];
    if (from === to) return;
    const slots = from.detector.slots.filter(() => this.#random() < 0.5);
    this.#write(from);
    this.#report(to, this.#sequence, []);
    to.detector.addSlots(from.detector.removeSlots(slots));
    this.#assign(to, slots, this.#sequence);
  }

  /** Starts a worker from the last snapshot, up to six; it has no slots yet. */
  start(): void {
    if (!this.#snapshot || this.workers.length >= WORKERS_MAX) return;
    const { sequence, common } = this.#snapshot;
    const worker = this.#worker(this.#input.restore(common));
    for (let i = sequence; i < this.#sequence; i++) this.#input.messages[i](worker.detector);
    worker.reportedSequence = this.#sequence;
    this.workers.push(worker);
  }

  /** Restarts a worker from its own state, as a process that stops in order does. */
  restart(): void {
    const i = Math.floor(this.#random() * this.workers.length);
    const { detector, ...worker } = this.workers[i];
    const restored = this.#input.restore(detector.save());
    this.workers[i] = { ...worker, detector: restored };
  }

  /**
   * A worker dies, or counts as dead. Others replay its slots from the last snapshot and continue them.
   * @param isAlive whether it continues, so that its findings come late
   */
  lose(isAlive: boolean): void {
    if (!this.#snapshot || this.workers.length < 2) return;
    const [lost] = this.workers.splice(Math.floor(this.#random() * this.workers.length), 1);
    if (isAlive) this.#lost.push(lost);
    // A part of its findings is written.
    const written = Math.floor(this.#random() * (lost.outbox.length + 1));
    for (const findings of lost.outbox.splice(0, written)) this.#receive(findings);
    const { sequence, common, slots: saved } = this.#snapshot;
    const heirs = new Map<Worker<State>, number[]>(this.workers.map((worker) => [worker, []]));
    for (const slot of lost.detector.slots) heirs.get(this.#choose(this.workers))?.push(slot);
    for (const [heir, slots] of heirs) {
      const replayed = this.#input.restore(common);
      replayed.addSlots(new Map(slots.map((slot) => [slot, saved.get(slot) as Uint8Array])));
      this.#report(heir, this.#sequence, []);
      this.#assign(heir, slots, sequence);
      const replay: Worker<State> = {
        ...heir,
        detector: replayed,
        reportedSequence: sequence,
      };
      for (let i = sequence; i < this.#sequence; i++) {
        this.#process(replay, this.#input.messages[i], i + 1);
      }
      this.#report(replay, this.#sequence, []);
      heir.detector.addSlots(replayed.removeSlots(slots));
    }
  }

  #assign({ name: worker }: Worker<State>, slots: readonly number[], afterSequence: number): void {
    const fence = this.#nextFence++;
    this.#receive({ kind: 'assignment', worker, slots, afterSequence, fence });
  }

  #worker(detector: State): Worker<State> {
    const name = `worker ${++this.#started}`;
    return { name, detector, outbox: [], reportedSequence: this.#sequence };
  }

  #process(worker: Worker<State>, message: Message<State>, sequence: number): void {
    const transitions = message(worker.detector);
    if (transitions.length > 0) this.#report(worker, sequence - 1, []);
    if (transitions.length > 0 || this.#random() < 0.3) this.#report(worker, sequence, transitions);
  }

  #report(worker: Worker<State>, sequence: number, transitions: readonly StsTransition[]): void {
    const { name, detector, reportedSequence: afterSequence } = worker;
    if (sequence <= afterSequence) return;
    const { slots } = detector;
    worker.outbox.push(
      // Findings are stored as JSON.
      JSON.parse(
        JSON.stringify({
          ...{ kind: 'findings', worker: name, slots, afterSequence, sequence, transitions },
        }),
      ),
    );
    worker.reportedSequence = sequence;
  }

  /** Writes all findings of a worker, before its state is saved or its slots move: others continue from there. */
  #write(worker: Worker<State>): void {
    this.#report(worker, this.#sequence, []);
    for (const findings of worker.outbox.splice(0)) this.#receive(findings);
  }

  /** Delivers some findings of some workers, each in its order, and some of them twice. */
  #deliver(): void {
    for (const worker of [...this.workers, ...this.#lost]) {
      const count = Math.floor(this.#random() * (worker.outbox.length + 1));
      for (const findings of worker.outbox.splice(0, count)) {
        this.#receive(findings);
        if (this.#random() < 0.1) this.#receive(findings);
      }
    }
  }

  #receive(input: MergeInput): void {
    const result = mergeFindings(this.#merge, input);
    // The committer stores its state as JSON.
    this.#merge = this.#random() < 0.01 ? JSON.parse(JSON.stringify(result.state)) : result.state;
    this.transitions.push(...this.#numbers.number(result.transitions));
    for (const { reason } of result.ignored) this.ignored[reason]++;
  }

  #choose<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)];
  }
}
