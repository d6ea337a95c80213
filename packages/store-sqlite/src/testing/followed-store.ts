import { setImmediate } from 'node:timers/promises';
import { delegateWrites, executeWrites, type Store } from '@roadstead/contracts';
import { createSqliteStore } from '../index.ts';

/** Opens stores on one file, of which each reads it by a follower and has one writer write it. The last that is closed closes the writer. */
export function openFollowedStores(path: string): () => Promise<Store> {
  const opening = createSqliteStore({ path, synchronous: 'normal' });
  let open = 0;
  return async () => {
    const writing = await opening;
    open++;
    const reading = await createSqliteStore({ path, mode: 'follow' });
    const execute = executeWrites(writing);
    // As messages between threads are.
    const store = delegateWrites(reading, async (request, signal) =>
      structuredClone(await execute(structuredClone(request), signal)),
    );
    const end = writing.feed.onAppend(() => reading.announceAppend());
    return {
      ...store,
      // The threads of a test are one: a reader that goes on at once would leave no time to the writer.
      feed: {
        ...store.feed,
        async read(query) {
          await setImmediate();
          return store.feed.read(query);
        },
      },
      series(schema) {
        const series = store.series(schema);
        return {
          ...series,
          async *arrivals(after) {
            await setImmediate();
            yield* series.arrivals(after);
          },
        };
      },
      async close() {
        end();
        await store.close();
        open--;
        if (open === 0) await writing.close();
      },
    };
  };
}
