import { type Principal, type Result, success } from '@roadstead/model';
import type { Pipeline } from '../ingest/pipeline.ts';
import type { EventLog } from './event-log.ts';
import type { Events, StoredEvent } from './events.ts';
import { ReadableEvents, type ReadableEventsOptions, unknownEvent } from './readable-events.ts';

interface StoredEventsOptions extends ReadableEventsOptions {
  readonly log: EventLog;
  readonly pipeline: Pipeline;
}

/** The events of a store, as callers read and acknowledge them. */
export class StoredEvents extends ReadableEvents implements Events {
  readonly #options: StoredEventsOptions;

  constructor(options: StoredEventsOptions) {
    super(options);
    this.#options = options;
  }

  async acknowledge(caller: Principal, id: number): Promise<Result<StoredEvent>> {
    const found = await this.get(caller, id);
    if (!found.ok) return found;
    const { clock, log, pipeline } = this.#options;
    let acknowledged: StoredEvent | undefined;
    await pipeline.changeEvents(
      async () => {
        const write = await log.prepareAcknowledgement(id, caller.name, clock.now());
        acknowledged = write?.event;
        return write ?? { operations: [], changes: [] };
      },
      { mayFail: true },
    );
    return acknowledged ? success(acknowledged) : unknownEvent(id);
  }
}
