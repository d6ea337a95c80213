import type { CollectionSchema, FieldValue } from './collection.ts';
import { concatCells } from './concat-cells.ts';
import {
  type AnyDocument,
  type CopyableStore,
  type StoreContents,
  UNFINISHED_COPY_BLOB,
} from './copyable-store.ts';
import type { FeedEntry } from './feed.ts';
import type { SeriesArrival, SeriesSchema } from './series.ts';
import type { Store } from './store.ts';
import type { WriteOperation } from './write-operation.ts';

/** Some of the content of a store. Each part of a store has at least one piece, also without content. */
export type StorePiece =
  | {
      readonly kind: 'documents';
      readonly schema: CollectionSchema<AnyDocument>;
      readonly documents: readonly AnyDocument[];
    }
  | {
      readonly kind: 'rows';
      readonly schema: SeriesSchema<string>;
      readonly cells: Float64Array;
    }
  | {
      readonly kind: 'arrivals';
      readonly schema: SeriesSchema<string>;
      readonly after: number;
      readonly arrivals: readonly SeriesArrival<string>[];
      /** Those that are damaged, and are copied without rows. */
      readonly damaged: readonly number[];
    }
  | {
      readonly kind: 'counters';
      readonly name: string;
      readonly counters: readonly { readonly name: string; readonly count: number }[];
    }
  | { readonly kind: 'blob'; readonly name: string; readonly bytes: Uint8Array }
  | {
      readonly kind: 'feed';
      readonly id: string;
      readonly after: number;
      readonly entries: readonly FeedEntry[];
    };

const DOCUMENTS_PER_PIECE = 500;
const ENTRIES_PER_PIECE = 1000;
/** A piece is written in one transaction, and read into memory: some megabytes. */
const ROWS_PER_PIECE = 16_384;
const ARRIVALS_PER_PIECE = 1000;

/**
 * Reads the content of a store but its leases, in an order and in pieces that are the same for the same content of a store that
 * nobody writes.
 * @throws StoreError `damaged` for damage other than that of arrivals
 */
export async function* readPieces(
  store: Store,
  { collections, series, counters, blobs }: StoreContents,
): AsyncGenerator<StorePiece, void, undefined> {
  for (const schema of collections) yield* readDocuments(store, schema);
  for (const schema of series) {
    yield* readRows(store, schema);
    yield* readArrivals(store, schema);
  }
  for (const name of counters)
    yield { kind: 'counters', name, counters: await store.counters(name).list('') };
  for (const name of blobs) {
    if (name === UNFINISHED_COPY_BLOB) continue;
    const bytes = await store.blobs.read(name);
    if (bytes) yield { kind: 'blob', name, bytes };
  }
  yield* readFeed(store);
}

/** Returns the operations that write a piece into another store, after those before it. */
export function pieceOperations(
  store: CopyableStore,
  piece: StorePiece,
): readonly WriteOperation[] {
  switch (piece.kind) {
    case 'documents': {
      const documents = store.collection(piece.schema);
      return piece.documents.map((document) => documents.insert(document));
    }
    case 'rows':
      return [store.loader.rows(piece.schema, piece.cells)];
    case 'arrivals':
      return [store.loader.arrivals(piece.schema, piece.after, piece.arrivals)];
    case 'counters':
      return piece.counters.map(({ name, count }) => store.counters(piece.name).add(name, count));
    case 'blob':
      return [store.blobs.put(piece.name, piece.bytes)];
    case 'feed':
      return [store.loader.feed(piece.id, piece.after), store.feed.append(piece.entries)];
  }
}

async function* readDocuments(
  store: Store,
  schema: CollectionSchema<AnyDocument>,
): AsyncGenerator<StorePiece, void, undefined> {
  const collection = store.collection(schema);
  let from: FieldValue | undefined;
  for (;;) {
    const limit = DOCUMENTS_PER_PIECE + 1;
    const found = await collection.find(from === undefined ? {} : { from }, { limit });
    const documents = found.slice(0, DOCUMENTS_PER_PIECE);
    yield { kind: 'documents', schema, documents };
    if (found.length < limit) return;
    from = found[DOCUMENTS_PER_PIECE]![schema.key];
  }
}

async function* readRows(
  store: Store,
  schema: SeriesSchema<string>,
): AsyncGenerator<StorePiece, void, undefined> {
  const series = store.series(schema);
  const width = schema.columns.length + 2;
  let parts: Float64Array[] = [];
  let cellCount = 0;
  const piece = (): StorePiece => {
    const cells = concatCells(parts);
    [parts, cellCount] = [[], 0];
    return { kind: 'rows', schema, cells };
  };
  for (const key of await series.keys())
    for await (const cells of series.cells(key, Number.NEGATIVE_INFINITY, Infinity)) {
      parts.push(cells);
      cellCount += cells.length;
      if (cellCount >= ROWS_PER_PIECE * width) yield piece();
    }
  yield piece();
}

async function* readArrivals(
  store: Store,
  schema: SeriesSchema<string>,
): AsyncGenerator<StorePiece, void, undefined> {
  const series = store.series(schema);
  const last = await series.lastSequence();
  let arrivals: SeriesArrival<string>[] = [];
  let [after, rowCount] = [last, 0];
  const piece = async (): Promise<StorePiece> => {
    const all = await series.damagedArrivals();
    const damaged = all.filter(
      (sequence) => sequence > after && sequence <= after + arrivals.length,
    );
    return { kind: 'arrivals', schema, after, arrivals, damaged };
  };
  for await (const arrival of series.arrivals(0)) {
    if (arrivals.length === 0) after = arrival.sequence - 1;
    arrivals.push(arrival);
    rowCount += arrival.rows.length;
    if (rowCount < ROWS_PER_PIECE && arrivals.length < ARRIVALS_PER_PIECE) continue;
    yield await piece();
    [arrivals, rowCount, after] = [[], 0, last];
  }
  yield await piece();
}

async function* readFeed(store: Store): AsyncGenerator<StorePiece, void, undefined> {
  let after = (await store.feed.bounds()).discarded;
  for (;;) {
    const { id, entries } = await store.feed.read({
      ...{ after, reader: null, limit: ENTRIES_PER_PIECE },
    });
    yield { kind: 'feed', id, after, entries };
    if (entries.length < ENTRIES_PER_PIECE) return;
    after = entries.at(-1)!.number;
  }
}
