import { describeWriteError, type Store, type WriteOperation } from '@roadstead/contracts';
import { concatMap, from, mergeMap, type Observable, type OperatorFunction, of, pipe } from 'rxjs';
import type { Change } from '../changes/change.ts';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { DetectionWrite } from './detection-write.ts';

/** A write of the pipeline. */
export interface PendingWrite {
  readonly operations: readonly WriteOperation[];
  /** Changes by the operations, recorded in the feed with them (L2). */
  readonly changes?: readonly Change[];
  /** Writes large values, before others prepare, and returns the operations by which they count; called in the order of the writes. */
  readonly stage?: () => Promise<readonly WriteOperation[]>;
  /** Returns further operations; called in the order of the writes. */
  readonly prepare?: () => Promise<readonly WriteOperation[]>;
  /** Returns the changes of events and their operations; called when all earlier changes of events are durable. */
  readonly prepareEvents?: () => Promise<DetectionWrite>;
  /** Whether a failure leaves state and store in agreement, so that later writes continue. Default: false. */
  readonly mayFail?: boolean;
}

/** A write that is durable, or that failed and was allowed to. */
export type SettledWrite<Write> = Write & {
  readonly changes: readonly Change[];
  readonly error?: unknown;
};

/** Prepares writes while the store can be reached: a preparation reads it. */
export interface Preparing {
  /** Runs a preparation, again after each failure because the store cannot be reached. */
  readonly run: <Value>(prepare: () => Promise<Value>) => Promise<Value>;
  /** Called before the changes of events are prepared again: what was prepared is not written. */
  readonly restart: () => Promise<void>;
}

/**
 * Writes to a store in the order of the source, and emits each write when it is durable. Several are in flight, and the
 * store commits them together; a write of events is prepared when the one before is durable, since it reads stored events.
 * The stream fails with the first error, and with it all writes in flight, unless the write may fail.
 * @param feed records the changes with each write
 * @param preparing runs the preparations
 */
export function writeInOrder<Write extends PendingWrite>(
  store: Store,
  feed: Pick<ChangeStream, 'record'>,
  preparing: Preparing,
): OperatorFunction<Write, SettledWrite<Write>> {
  /** Settles with the newest write of events. */
  let eventsWritten: Promise<unknown> = Promise.resolve();

  /** Passes a write that needs no preparation on synchronously. */
  const prepare = (write: Write): Observable<SettledWrite<Write>> => {
    const { stage, prepare: prepareOthers, prepareEvents, changes = [] } = write;
    const own = [...write.operations, ...feed.record(changes)];
    if (!stage && !prepareOthers && !prepareEvents)
      return of({ ...write, operations: own, changes });
    return from(
      unlessAllowed(write, async () => {
        // Not by `preparing`: its own writes wait for a store that cannot be written.
        const staged = stage ? await stage() : [];
        const others = prepareOthers ? await preparing.run(prepareOthers) : [];
        const operations = [...own, ...staged, ...others];
        if (!prepareEvents) return { ...write, operations, changes };
        await eventsWritten;
        const events = await runEvents(preparing, prepareEvents);
        return {
          ...write,
          operations: [
            ...operations,
            ...events.operations,
            ...feed.record(events.changes, events.origin),
          ],
          changes: [...changes, ...events.changes],
        };
      }),
    );
  };

  const commit = (write: SettledWrite<Write>): Promise<SettledWrite<Write>> => {
    const committed = unlessAllowed(write, async () => {
      if (write.operations.length === 0) return write;
      const result = await store.write(write.operations);
      if (!result.ok) throw new Error(`${describeWriteError(result.error)}.`);
      return write;
    });
    if (write.prepareEvents) eventsWritten = committed.catch(() => undefined);
    return committed;
  };

  return pipe(concatMap(prepare), mergeMap(commit));
}

function runEvents(
  { run, restart }: Preparing,
  prepareEvents: () => Promise<DetectionWrite>,
): Promise<DetectionWrite> {
  let isFirst = true;
  return run(async () => {
    if (!isFirst) await restart();
    isFirst = false;
    return prepareEvents();
  });
}

/** Runs a stage of a write; an error of a write that may fail becomes a part of it. */
async function unlessAllowed<Write extends PendingWrite>(
  write: Write,
  run: () => Promise<SettledWrite<Write>>,
): Promise<SettledWrite<Write>> {
  try {
    return await run();
  } catch (error) {
    if (!write.mayFail) throw error;
    return { ...write, operations: [], changes: [], error };
  }
}
