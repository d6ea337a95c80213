import type { CollectionSchema, FieldValue } from '../collection.ts';
import type { SeriesRow } from '../series.ts';
import type { Store } from '../store.ts';
import type { WriteOperation } from '../write-operation.ts';
import { createSeededRandom, type RandomSource } from './random.ts';
import { expectWritten } from './rule.ts';
import { TRACKS_SCHEMA } from './tracks.ts';

/** Texts that drivers may store differently: those with characters above U+FFFF, and in another order as UTF-8. */
const TEXTS = ['', 'a', 'b', 'é', '\uffff', '\u{1f6a2}', 'Ａ', '"\\', 'Ω', '10'];
const READERS = ['anna', 'bert', 'Ω\u{1f6a2}'];

interface RandomDocument {
  readonly id: FieldValue;
  readonly flag?: FieldValue | null;
  readonly cargoes?: readonly FieldValue[];
  readonly number?: number;
  readonly note?: unknown;
}

const SCHEMAS: readonly CollectionSchema<RandomDocument>[] = [
  {
    name: 'ships',
    key: 'id',
    unique: [['number']],
    indexes: { byFlag: ['flag', 'number'], byCargo: ['cargoes', 'flag'] },
  },
  { name: 'plain', key: 'id' },
  { name: 'empty-one', key: 'id', indexes: { flag: ['flag'] } },
];

/**
 * Writes random content of all kinds, the same for the same seed. Rows have times from `fromMs` on, so that none is one that was
 * deleted before.
 */
export async function writeRandomContent(
  store: Store,
  seed: number,
  fromMs: number,
): Promise<void> {
  const random = createSeededRandom(seed);
  for (const schema of SCHEMAS) store.collection(schema);
  for (let step = 0; step < 25; step++) {
    const operations = [
      ...documentOperations(store, random),
      ...seriesOperations(store, random, fromMs),
      ...otherOperations(store, random),
    ];
    // A conflict is a result like others: the same in each store.
    await store.write(operations.filter(() => random.below(3) > 0));
    if (random.below(12) === 0)
      await store
        .series(TRACKS_SCHEMA)
        .downsample(fromMs + random.below(150), random.oneOf([5, 30, Infinity]));
  }
  for (const name of ['writer', 'Ω'])
    for (let times = random.below(4); times > 0; times--) {
      const lease = await store.leases.acquire(name, 'anna', 1000);
      await store.leases.release(lease!);
    }
  await expectWritten(store, store.counters('empty').add('zero', 0));
}

function documentOperations(store: Store, random: RandomSource): readonly WriteOperation[] {
  const [ships, plain] = SCHEMAS.map((schema) => store.collection(schema));
  const id = random.oneOf<FieldValue>([random.below(8) - 3, random.oneOf(TEXTS)]);
  const document: RandomDocument = {
    ...{ id, flag: random.oneOf<FieldValue | null>([null, 1.5, ...TEXTS]) },
    cargoes: TEXTS.filter(() => random.below(4) === 0),
    ...(random.below(2) === 0 && { number: random.below(20) }),
    note: { texts: TEXTS, 10: null, deep: [[random.below(9) / 7]] },
  };
  return [
    random.below(4) === 0 ? ships!.remove(id) : ships!.put(document),
    plain!.put({ id: random.below(700), note: 'x' }),
  ];
}

function seriesOperations(
  store: Store,
  random: RandomSource,
  fromMs: number,
): readonly WriteOperation[] {
  const tracks = store.series(TRACKS_SCHEMA);
  const set = store.series({ name: 'set', columns: [] });
  const row = (): SeriesRow<'speed' | 'course'> => ({
    ...{ key: random.below(5), timeMs: fromMs + random.below(200) },
    speed: random.oneOf([null, 0.1, -1e9, random.below(100) / 7]),
    course: random.oneOf([null, 2 ** 53]),
  });
  const rows = Array.from({ length: random.below(8) }, row);
  const times = Array.from({ length: random.below(3) }, () => ({
    key: 7,
    timeMs: random.below(99),
  }));
  return [
    tracks.append(rows, random.oneOf([null, 5])),
    set.append(times),
    ...(random.below(6) === 0 ? [set.discardArrivals(random.below(4))] : []),
  ];
}

function otherOperations(store: Store, random: RandomSource): readonly WriteOperation[] {
  const text = random.oneOf(TEXTS);
  const bytes = Uint8Array.from({ length: random.below(50) }, () => random.below(256));
  const readers = random.oneOf([null, READERS, [READERS[1]!], []]);
  return [
    store.counters(random.oneOf(['calls', 'usage'])).add(text, random.oneOf([1, -3, 0.1])),
    random.below(5) === 0 ? store.blobs.remove(text) : store.blobs.put(text, bytes),
    store.feed.append([{ kind: 'changed', readers, body: { text, list: [1, null, text] } }]),
    ...(random.below(9) === 0 ? [store.feed.discard(random.below(10))] : []),
  ];
}
