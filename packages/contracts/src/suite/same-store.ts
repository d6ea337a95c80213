import type { CollectionSchema, Find } from '../collection.ts';
import type { AnyDocument, CopyableStore } from '../copyable-store.ts';
import type { SeriesSchema } from '../series.ts';
import { expectEqual } from './expect.ts';
import { collect } from './rule.ts';

const PAGES = [
  { limit: 1_000_000 },
  { limit: 1_000_000, descending: true },
  { limit: 3, offset: 2 },
] as const;
const READERS = [null, 'anna', 'bert', 'Ω\u{1f6a2}', 'nobody'];

/** Expects that a store answers all reads as another one does. */
export async function expectSameStore(
  actual: CopyableStore,
  expected: CopyableStore,
): Promise<void> {
  const [contents, wanted] = [await actual.contents(), await expected.contents()];
  for (const part of ['series', 'counters', 'blobs', 'leases'] as const)
    expectEqual(part, contents[part], wanted[part]);
  for (const schema of wanted.collections) await expectSameCollection(actual, expected, schema);
  for (const schema of wanted.series) await expectSameSeries(actual, expected, schema);
  for (const name of wanted.counters)
    expectEqual(name, await actual.counters(name).list(''), await expected.counters(name).list(''));
  for (const name of wanted.blobs)
    expectEqual(`blob ${name}`, await actual.blobs.read(name), await expected.blobs.read(name));
  for (const reader of READERS)
    for (const after of [0, 3, 30]) {
      const query = { after, reader, limit: 10 };
      const what = `entries after ${after} for ${reader}`;
      expectEqual(what, await actual.feed.read(query), await expected.feed.read(query));
    }
}

async function expectSameCollection(
  actual: CopyableStore,
  expected: CopyableStore,
  schema: CollectionSchema<AnyDocument>,
): Promise<void> {
  const [copy, original] = [actual.collection(schema), expected.collection(schema)];
  const all = await original.find({}, PAGES[0]);
  const indexes = Object.entries(schema.indexes ?? {});
  const finds: readonly Find[] = [
    {},
    ...indexes.map(([index]) => ({ index })),
    ...indexes.flatMap(([index, fields]) =>
      all
        .flatMap((document) => document[fields[0]!] ?? [])
        .map((value) => ({ index, is: [value] })),
    ),
  ];
  for (const find of finds) {
    const what = `${schema.name} by ${JSON.stringify(find)}`;
    expectEqual(`${what}, count`, await copy.count(find), await original.count(find));
    for (const page of PAGES)
      expectEqual(what, await copy.find(find, page), await original.find(find, page));
  }
  for (const document of all)
    expectEqual(schema.name, await copy.get(document[schema.key]!), document);
}

async function expectSameSeries(
  actual: CopyableStore,
  expected: CopyableStore,
  schema: SeriesSchema<string>,
): Promise<void> {
  const [copy, original] = [actual.series(schema), expected.series(schema)];
  const { name } = schema;
  const keys = await original.keys();
  expectEqual(`keys of ${name}`, await copy.keys(), keys);
  expectEqual(`newest of ${name}`, await copy.latest(keys), await original.latest(keys));
  for (const key of keys)
    for (const [fromMs, toMs] of [
      [Number.NEGATIVE_INFINITY, Infinity],
      [40, 120],
    ] as const) {
      const rows = await collect(original.range(key, fromMs, toMs));
      expectEqual(`rows of ${key} in ${name}`, await collect(copy.range(key, fromMs, toMs)), rows);
    }
  expectEqual(`end of ${name}`, await copy.lastSequence(), await original.lastSequence());
  for (const after of [0, 5]) {
    const arrivals: unknown[] = [];
    for await (const arrival of original.arrivals(after)) arrivals.push(arrival);
    const copied: unknown[] = [];
    for await (const arrival of copy.arrivals(after)) copied.push(arrival);
    expectEqual(`arrivals of ${name} after ${after}`, copied, arrivals);
  }
}
