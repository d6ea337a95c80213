import { Worker } from 'node:worker_threads';
import type { VoyagePlanner } from '@roadstead/service';
import { bundledVoyages } from './bundled-voyages.ts';
import type { VoyageCall, VoyageMessage, VoyageQuery } from './voyage-worker.ts';

/** The compiled worker: threads of Node 20 cannot load TypeScript. */
const WORKER = new URL('./voyage-worker.js', import.meta.url);

/** A planner that loads its sea graph at once. */
export interface VoyageThread {
  readonly voyages: VoyagePlanner;
  /** Fulfilled when the sea graph is loaded. */
  readonly loaded: Promise<void>;
  /** Ends the thread; pending calls reject. */
  close(): Promise<void>;
}

/**
 * Starts the planner of the bundled sea graph on a thread: loading takes half a second, a route up to 0.4 s, and the routes of
 * 8 000 ships a minute. Run from source, which has no compiled worker, it is in this process, and loads the graph on first use.
 */
export function startVoyageThread(): VoyageThread {
  if (!import.meta.url.endsWith('.ts')) return new WorkerPlanner();
  return { voyages: bundledVoyages(), loaded: Promise.resolve(), close: async () => undefined };
}

interface PendingCall {
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** A planner on a thread, which computes one call at a time, in their order. */
export class WorkerPlanner implements VoyageThread {
  readonly voyages: VoyagePlanner = {
    offWaterMeters: (input) => this.#call({ method: 'offWaterMeters', input }),
    distances: (...input) => this.#call({ method: 'distances', input }),
    plan: (input) => this.#call({ method: 'plan', input }),
  };
  readonly loaded: Promise<void>;
  readonly #worker: Worker = new Worker(WORKER);
  readonly #pending: Map<number, PendingCall> = new Map();
  #lastId = 0;
  /** The reason for which the thread has ended. */
  #ended: Error | undefined;

  constructor() {
    this.loaded = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: VoyageMessage) => {
        if (message.kind === 'loaded') resolve();
        else this.#settle(message);
        // An idle thread keeps no process from ending.
        if (this.#pending.size === 0) this.#worker.unref();
      });
      const end = (error: Error): void => {
        this.#end(error);
        reject(error);
      };
      this.#worker.on('error', end);
      this.#worker.on('exit', () => end(new Error('The thread of routes has ended.')));
    });
    // It may fail before anybody waits for it.
    this.loaded.catch(() => undefined);
  }

  async close(): Promise<void> {
    // A process without other work would end before the thread has, with code 13: no later message may undo this.
    this.#worker.removeAllListeners('message').ref();
    await this.#worker.terminate();
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
      this.#worker.ref();
      this.#worker.postMessage(call);
    });
  }

  #settle(message: Exclude<VoyageMessage, { readonly kind: 'loaded' }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.kind === 'result') pending?.resolve(message.value as never);
    else pending?.reject(message.error);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
