import { MessageChannel, Worker } from 'node:worker_threads';
import type { FeedStatus } from '@roadstead/http';
import type { MessageConnection } from '@roadstead/service';
import { type Host, UserError } from '../host/host.ts';
import type {
  LeaderWorkerData,
  LeaderWorkerMessage,
  LeaderWorkerRequest,
} from './leader-worker.ts';
import { portConnection } from './port-connection.ts';

/** The compiled worker: threads of Node 20 cannot load TypeScript. */
const WORKER = new URL('./leader-worker.js', import.meta.url);

/** L15: the thread that writes: it ingests, detects and runs jobs, while others serve requests. */
export class LeaderThread {
  readonly connection: MessageConnection;
  /** Fulfilled when its store is open. Rejects if it cannot be opened. */
  readonly opened: Promise<void>;
  /** Fulfilled when all feeds have ended. */
  readonly fed: Promise<void>;
  /** Rejects when the thread fails. */
  readonly failed: Promise<never>;
  readonly #worker: Worker;
  readonly #exited: Promise<unknown>;
  #feeds: readonly FeedStatus[] = [];

  /** @param log receives lines for operators */
  constructor(
    data: Omit<LeaderWorkerData, 'port'>,
    { stdin }: Pick<Host, 'stdin'>,
    log: (line: string) => void,
  ) {
    if (import.meta.url.endsWith('.ts')) throw new UserError('--threads needs the built program.');
    const { port1, port2 } = new MessageChannel();
    this.connection = portConnection(port1);
    const workerData: LeaderWorkerData = { ...data, port: port2 };
    const readsInput = data.feeds.some(({ kind }) => kind === 'stdin');
    this.#worker = new Worker(WORKER, {
      workerData,
      transferList: [port2, data.voyages],
      stdin: readsInput,
    });
    if (readsInput) (stdin as NodeJS.ReadableStream).pipe(this.#worker.stdin!);
    // `once` of events would reject if the thread fails, of which `failed` has the error.
    this.#exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    const ready = { opened: (): void => {}, fed: (): void => {} };
    this.opened = new Promise((resolve) => {
      ready.opened = resolve;
    });
    this.fed = new Promise((resolve) => {
      ready.fed = resolve;
    });
    this.failed = new Promise((_, reject) => {
      this.#worker.on('error', reject);
      this.#worker.on('message', (message: LeaderWorkerMessage) => {
        if (message.kind === 'log') log(message.line);
        else if (message.kind === 'feeds') this.#feeds = message.feeds;
        else if (message.kind === 'failed') reject(errorOf(message));
        else ready[message.kind]();
      });
    });
    // It may fail before anybody waits for it.
    this.failed.catch(() => undefined);
    this.opened = Promise.race([this.opened, this.failed]);
    this.opened.catch(() => undefined);
  }

  /** The feeds as they were a second ago. */
  get feeds(): readonly FeedStatus[] {
    return this.#feeds;
  }

  /** Starts the service of the thread, and its feeds. */
  start(): void {
    this.#send('start');
  }

  /** Stops the service of the thread, and closes its store. */
  async close(): Promise<void> {
    this.#send('stop');
    await this.#exited;
  }

  #send(request: LeaderWorkerRequest): void {
    this.#worker.postMessage(request);
  }
}

function errorOf({
  message,
  isUserError,
}: Extract<LeaderWorkerMessage, { readonly kind: 'failed' }>): Error {
  return isUserError ? new UserError(message) : new Error(message);
}
