import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { VoyagePlanner } from '@roadstead/service';
import { UserError } from '../host/host.ts';
import { bundledVoyages } from './bundled-voyages.ts';
import type {
  VoyageCall,
  VoyageMessage,
  VoyageQuery,
  VoyageThreadMessage,
} from './voyage-worker.ts';

/** The compiled worker: threads of Node 20 cannot load TypeScript. */
const WORKER = new URL('./voyage-worker.js', import.meta.url);

/** A planner that loads its sea graph at once. */
export interface VoyageThread {
  readonly voyages: VoyagePlanner;
  /** Fulfilled when the sea graph is loaded. */
  readonly loaded: Promise<void>;
  /** Returns a port by which another thread computes routes on this one, with `SharedPlanner`. */
  share(): MessagePort;
  /** Ends the thread; pending calls reject. */
  close(): Promise<void>;
}

/**
 * Starts the planner of the bundled sea graph on a thread: loading takes half a second, a route up to 0.4 s, and the routes of
 * 8 000 ships a minute. Run from source, which has no compiled worker, it is in this process, and loads the graph on first use.
 */
export function startVoyageThread(): VoyageThread {
  if (!import.meta.url.endsWith('.ts')) return new WorkerPlanner();
  return {
    voyages: bundledVoyages(),
    loaded: Promise.resolve(),
    share() {
      throw new UserError('Routes are shared by threads of the built program only.');
    },
    close: async () => undefined,
  };
}

interface PendingCall {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Calls to the thread of routes, which computes one at a time, by a worker or a port. */
class VoyageCalls {
  readonly voyages: VoyagePlanner = {
    offWaterMeters: (input) => this.#call({ method: 'offWaterMeters', input }),
    distances: (...input) => this.#call({ method: 'distances', input }),
    plan: (input) => this.#call({ method: 'plan', input }),
  };
  readonly loaded: Promise<void>;
  /** Ends the calls with an error. */
  readonly end: (error: Error) => void;
  readonly #thread: Worker | MessagePort;
  readonly #pending: Map<number, PendingCall> = new Map();
  #lastId = 0;
  /** The reason for which the thread has ended. */
  #ended: Error | undefined;

  constructor(thread: Worker | MessagePort) {
    this.#thread = thread;
    const loading: Pick<PendingCall, 'reject'> & { resolve: () => void } = {
      ...{ resolve: () => {}, reject: () => {} },
    };
    this.loaded = new Promise((resolve, reject) => Object.assign(loading, { resolve, reject }));
    // It may fail before anybody waits for it.
    this.loaded.catch(() => undefined);
    this.end = (error) => {
      this.#ended ??= error;
      loading.reject(error);
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
    };
    thread.on('message', (message: VoyageMessage) => {
      if (message.kind === 'loaded') loading.resolve();
      else this.#settle(message);
      // An idle thread keeps no process from ending.
      if (this.#pending.size === 0) thread.unref();
    });
  }

  #call<Value>(query: VoyageQuery): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(this.#ended);
        return;
      }
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      const call: VoyageCall = { ...query, id };
      this.#thread.ref();
      this.#thread.postMessage(call);
    });
  }

  #settle(message: Exclude<VoyageMessage, { readonly kind: 'loaded' }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.kind === 'result') pending?.resolve(message.value as never);
    else pending?.reject(message.error);
  }
}

/** A planner on a thread. */
export class WorkerPlanner implements VoyageThread {
  readonly voyages: VoyagePlanner;
  readonly loaded: Promise<void>;
  readonly #worker: Worker = new Worker(WORKER);

  constructor() {
    const { voyages, loaded, end } = new VoyageCalls(this.#worker);
    this.voyages = voyages;
    this.loaded = loaded;
    this.#worker.on('error', end);
    this.#worker.on('exit', () => end(new Error('The thread of routes has ended.')));
  }

  share(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    const message: VoyageThreadMessage = { port: port1 };
    this.#worker.postMessage(message, [port1]);
    return port2;
  }

  async close(): Promise<void> {
    // A process without other work would end before the thread has, with code 13: no later message may undo this.
    this.#worker.removeAllListeners('message').ref();
    await this.#worker.terminate();
  }
}

/** A planner on the thread of another one. It ends when that thread does. */
export class SharedPlanner implements Omit<VoyageThread, 'share'> {
  readonly voyages: VoyagePlanner;
  readonly loaded: Promise<void>;
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    this.#port = port;
    const { voyages, loaded, end } = new VoyageCalls(port);
    this.voyages = voyages;
    this.loaded = loaded;
    port.on('close', () => end(new Error('The thread of routes has ended.')));
  }

  async close(): Promise<void> {
    this.#port.close();
  }
}
