import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import {
  type DetectionParameters,
  isAssessed,
  type OtherDetectors,
  type OtherFindings,
  type TrackedPart,
  type TrackedSource,
} from '@roadstead/recordings';
import { threadFailure } from '../../ingest/threads/thread-failure.ts';
import { type DetectingOptions, type DetectingRequest, detectOnPort } from './detect-on-port.ts';
import { packPart } from './packed-part.ts';

/** The compiled worker: threads of Node 20 cannot load TypeScript. */
const WORKER = new URL('./detecting-worker.js', import.meta.url);

/** Parts that a thread is sent before it has processed the first of them: enough that it does not wait for this one. */
const AHEAD_MAX = 4;

/** A thread that detects. */
interface DetectingThread {
  readonly port: Pick<MessagePort | Worker, 'on' | 'postMessage'>;
  readonly failed: Promise<never>;
  readonly stop: () => Promise<unknown>;
  /** Parts that it has not processed. */
  ahead: number;
}

/** Detectors on threads, which detect all shares of the pairs but the first. */
export class DetectingThreads implements OtherDetectors {
  readonly shares: number;
  readonly #threads: readonly DetectingThread[];
  readonly #failed: Promise<never>;
  readonly #statics: TrackedSource['statics'];
  readonly #isAssessed: boolean;
  #findings: OtherFindings[] = [];
  #proceed: () => void = () => undefined;

  /** @param shares 2 or more; run from source, which has no compiled worker, all are on this thread */
  constructor(
    shares: number,
    parameters: DetectionParameters,
    ports: string | undefined,
    statics: TrackedSource['statics'],
  ) {
    this.shares = shares;
    this.#statics = statics;
    this.#isAssessed = isAssessed(parameters);
    const start = import.meta.url.endsWith('.ts') ? startHere : startWorker;
    this.#threads = Array.from({ length: shares - 1 }, (_, i) => {
      const thread = start({ parameters, ports, share: i + 1, shares });
      thread.port.on('message', (findings: OtherFindings) => {
        this.#findings.push(findings);
        thread.ahead--;
        this.#proceed();
      });
      return thread;
    });
    this.#failed = Promise.race(this.#threads.map(({ failed }) => failed));
    // It is awaited only while a thread is behind.
    this.#failed.catch(() => undefined);
  }

  async add(part: TrackedPart, sequence: number): Promise<void> {
    await this.#untilAhead(AHEAD_MAX - 1);
    const isFirst = part.kind === 'begin' && this.#isAssessed;
    const histories = isFirst ? [...(await this.#statics())] : [];
    const request: DetectingRequest = {
      ...{ part: packPart(part), sequence },
      statics: histories.map(([mmsi, history]) => [mmsi, history.toJSON()]),
    };
    for (const thread of this.#threads) {
      thread.ahead++;
      thread.port.postMessage(request);
    }
  }

  arrived(): readonly OtherFindings[] {
    const findings = this.#findings;
    this.#findings = [];
    return findings;
  }

  settle(): Promise<void> {
    return this.#untilAhead(0);
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ stop }) => stop()));
  }

  /** Waits until no thread has more parts to process. */
  async #untilAhead(max: number): Promise<void> {
    while (this.#threads.some(({ ahead }) => ahead > max)) {
      const next = new Promise<void>((resolve) => {
        this.#proceed = resolve;
      });
      await Promise.race([next, this.#failed]);
    }
  }
}

function startWorker(options: DetectingOptions): DetectingThread {
  const worker = new Worker(WORKER, { workerData: options });
  const failed = threadFailure(worker, 'A thread that detects has ended.');
  return { port: worker, failed, stop: () => worker.terminate(), ahead: 0 };
}

function startHere(options: DetectingOptions): DetectingThread {
  const { port1, port2 } = new MessageChannel();
  const failed = detectOnPort(port2, options);
  failed.catch(() => undefined);
  return { port: port1, failed, stop: async () => port1.close(), ahead: 0 };
}
