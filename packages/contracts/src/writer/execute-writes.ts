import type { Store } from '../store.ts';
import type { WriteOperation } from '../write-operation.ts';
import type { ChangeReply, OperationMessage, SendWrite, WriteRequest } from './write-request.ts';

/** Returns a function that executes the writes of other threads or processes on a store: the other side of `delegateWrites`. */
export function executeWrites(store: Store): SendWrite {
  return async (request, signal) => {
    switch (request.kind) {
      case 'write':
        return store.write(prepareAll(store, request.operations));
      case 'change':
        return change(store, request);
      case 'remove-returning':
        return store
          .collection(request.collection)
          .removeReturning(request.key, prepareAll(store, request.operations));
      case 'next':
        return store.counters(request.counters).next(request.name);
      case 'downsample':
        return store.series(request.series).downsample(request.beforeMs, request.everyMs, signal);
      case 'acquire':
        return store.leases.acquire(request.name, request.holder, request.durationMs);
      case 'renew':
        return store.leases.renew(request.lease, request.durationMs);
      case 'release':
        return store.leases.release(request.lease);
    }
  };
}

async function change(
  store: Store,
  request: Extract<WriteRequest, { readonly kind: 'change' }>,
): Promise<ChangeReply> {
  // Both were read from the same stored text, so equal documents have their fields in the same order.
  const before = JSON.stringify(request.before);
  let isStale = false;
  const document = await store.collection(request.collection).change(request.key, (now) => {
    isStale = JSON.stringify(now) !== before;
    if (isStale) return undefined;
    const operations = prepareAll(store, request.operations);
    return { document: request.document, operations };
  });
  return { isStale, document };
}

function prepareAll(
  store: Store,
  operations: readonly OperationMessage[],
): readonly WriteOperation[] {
  return operations.map((operation) => prepare(store, operation));
}

function prepare(store: Store, operation: OperationMessage): WriteOperation {
  switch (operation.kind) {
    case 'insert':
      return store.collection(operation.collection).insert(operation.document);
    case 'put':
      return store.collection(operation.collection).put(operation.document);
    case 'remove':
      return store.collection(operation.collection).remove(operation.key);
    case 'append-rows':
      return store.series(operation.series).append(operation.rows, operation.receivedMs);
    case 'discard-arrivals':
      return store.series(operation.series).discardArrivals(operation.upTo);
    case 'add':
      return store.counters(operation.counters).add(operation.name, operation.amount);
    case 'put-blob':
      return store.blobs.put(operation.name, operation.bytes);
    case 'remove-blob':
      return store.blobs.remove(operation.name);
    case 'append-changes':
      return store.feed.append(operation.changes);
    case 'discard-changes':
      return store.feed.discard(operation.upTo);
    case 'fence':
      return store.leases.fence(operation.lease);
  }
}
