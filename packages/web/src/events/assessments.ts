import { type ReadonlySignal, signal } from '@preact/signals';
import { type Client, ProblemError } from '@roadstead/client';
import type { Assessment, StsEvent } from './event-filter.ts';

/** The service reads the reports of both ships, and of those near them, for each: 0.05 to 1.4 s were measured. */
const CONCURRENT_MAX = 2;

/** Loads assessments of events once, a few at a time. */
export class Assessments {
  /** Grows with each assessment that is there. */
  readonly version: ReadonlySignal<number>;
  readonly #client: Client;
  readonly #version = signal(0);
  /** By id and state of the event: it is assessed anew when it ends. Null: it cannot be assessed. */
  readonly #known: Map<string, Assessment | null> = new Map();
  readonly #requested: Set<string> = new Set();
  readonly #waiting: StsEvent[] = [];
  #running = 0;
  #end: AbortController = new AbortController();

  constructor(client: Client) {
    this.#client = client;
    this.version = this.#version;
  }

  /** Returns the assessment of an event; undefined: not loaded yet. */
  of(event: StsEvent): Assessment | null | undefined {
    return this.#known.get(keyOf(event));
  }

  request(event: StsEvent): void {
    if (this.#requested.has(keyOf(event))) return;
    this.#requested.add(keyOf(event));
    this.#waiting.push(event);
    void this.#run();
  }

  /** Drops what has not been loaded. */
  stop(): void {
    this.#end.abort();
    this.#end = new AbortController();
    for (const event of this.#waiting.splice(0)) this.#requested.delete(keyOf(event));
  }

  async #run(): Promise<void> {
    if (this.#running >= CONCURRENT_MAX) return;
    this.#running++;
    // The newest request first: rows that a person sees now.
    for (let event = this.#waiting.pop(); event; event = this.#waiting.pop()) {
      const { signal: end } = this.#end;
      const assessment = await this.#load(event, end);
      if (assessment === undefined) this.#requested.delete(keyOf(event));
      else {
        this.#known.set(keyOf(event), assessment);
        this.#version.value++;
      }
    }
    this.#running--;
  }

  /** Returns null for an event that was removed, and of a service without assessments; undefined without a response. */
  async #load(event: StsEvent, end: AbortSignal): Promise<Assessment | null | undefined> {
    const operation = 'GET /api/ingress/event-detection/s2s-events/{id}/assessment';
    try {
      return await this.#client.request(operation, { id: event.id }, { signal: end });
    } catch (error) {
      return error instanceof ProblemError ? null : undefined;
    }
  }
}

function keyOf({ id, deactivation_time: end, fired_time: fired }: StsEvent): string {
  return `${id} ${fired} ${end}`;
}
