import { crc32, createMemoryStore, type Store, StoreError } from '@roadstead/contracts';
import { createFaultyStore } from '@roadstead/contracts/store-suite';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { mortalStore } from '../testing/mortal-store.ts';
import { optionsFor, report, startService } from '../testing/running-service.ts';
import { readState, type SnapshotPieces, StateWriter } from './snapshot-pieces.ts';

const MEGABYTE = 2 ** 20;
const NAMES = ['large', 'other', 'small'];

/** Bytes that differ from piece to piece. */
function bytes(length: number, seed: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i >> 12) ^ (i * 7) ^ seed);
}

/** Returns a store that lists the writes of blobs. */
function listing(store: Store): { readonly store: Store; readonly lengths: number[] } {
  const lengths: number[] = [];
  const blobs: Store['blobs'] = {
    ...store.blobs,
    put(name, content) {
      lengths.push(content.length);
      return store.blobs.put(name, content);
    },
  };
  return { store: { ...store, blobs }, lengths };
}

async function writerOn(store: Store, pieces: SnapshotPieces | undefined): Promise<StateWriter> {
  const writer = new StateWriter(store);
  await writer.continue(pieces, NAMES);
  return writer;
}

/** Identifies bytes: a comparison of millions of them as elements takes seconds. */
function identify(content: Uint8Array | null | undefined): readonly number[] {
  return content ? [content.length, crc32(content)] : [];
}

async function statesOf(store: Store, pieces: SnapshotPieces): Promise<readonly unknown[]> {
  const states: unknown[] = [];
  for (const name of NAMES) states.push(identify(await readState(store.blobs, name, pieces)));
  return states;
}

/** Returns the names that the blobs of the tests can have, and do. */
async function stored(store: Store): Promise<readonly string[]> {
  const names = NAMES.flatMap((name) => [
    name,
    ...[0, 1].flatMap((generation) => [0, 1, 2, 3].map((at) => `${name} ${generation} ${at}`)),
  ]);
  const present = await Promise.all(
    names.map(async (name) => (await store.blobs.read(name)) && name),
  );
  return present.filter((name) => name !== undefined);
}

it('[D13] large states are written in pieces, of which the newest remain', async () => {
  const { store, lengths } = listing(createMemoryStore());
  const writer = await writerOn(store, undefined);
  const before = [bytes(2.5 * MEGABYTE, 1), bytes(10, 2), bytes(3, 3)] as const;
  await store.write([store.blobs.put('large', bytes(2 * MEGABYTE, 9))]);
  const first = await writer.write(new Map(NAMES.map((name, i) => [name, before[i]!])));
  await store.write(first.operations);
  expect(lengths.slice(1)).toEqual([MEGABYTE, MEGABYTE, MEGABYTE / 2, 10, 3]);
  expect(await stored(store)).toEqual(['large 0 0', 'large 0 1', 'large 0 2', 'other', 'small']);
  expect(await statesOf(store, first.pieces)).toEqual(before.map(identify));
  const after = [bytes(4, 4), bytes(1.1 * MEGABYTE, 5), null] as const;
  const second = await writer.write(new Map(NAMES.map((name, i) => [name, after[i]!])));
  expect(await statesOf(store, first.pieces)).toEqual(before.map(identify));
  await store.write(second.operations);
  expect(await statesOf(store, second.pieces)).toEqual(after.map(identify));
  expect(await stored(store)).toEqual(['large', 'other 1 0', 'other 1 1']);
});

it('[D13] a kill between the pieces leaves the former snapshot, and the next one removes what it left', async () => {
  const store = createMemoryStore();
  const before = [bytes(1.5 * MEGABYTE, 1), bytes(10, 2), bytes(3, 3)] as const;
  const writer = await writerOn(store, undefined);
  const first = await writer.write(new Map(NAMES.map((name, i) => [name, before[i]!])));
  await store.write(first.operations);
  await writer.write(new Map([['large', bytes(3.5 * MEGABYTE, 4)]]));
  expect(await statesOf(store, first.pieces)).toEqual(before.map(identify));
  const restarted = await writerOn(store, first.pieces);
  const after = bytes(1.5 * MEGABYTE, 5);
  const second = await restarted.write(new Map([['large', after]]));
  await store.write(second.operations);
  expect(await statesOf(store, second.pieces)).toEqual([after, before[1], before[2]].map(identify));
  expect(await stored(store)).toEqual(['large 1 0', 'large 1 1', 'other', 'small']);
});

it('[D13] a state of which a piece is missing is missing', async () => {
  const store = createMemoryStore();
  const writer = await writerOn(store, undefined);
  const { operations, pieces } = await writer.write(new Map([['large', bytes(2 * MEGABYTE, 1)]]));
  await store.write([...operations, store.blobs.remove('large 0 1')]);
  expect(await readState(store.blobs, 'large', pieces)).toBeUndefined();
});

it('[D13] a service that is killed at any piece of its snapshot continues from the former one', async () => {
  const SHIPS = 30_000;
  const PIECES = ['tracker 1 0', 'tracker 1 1', 'tracker 1 2'];
  const fleet = (minute: number) =>
    Array.from({ length: SHIPS }, (_, i) =>
      report(211_000_000 + i, minute, 10 + (i % 100) / 50, 54 + i / SHIPS),
    );
  const store = createMemoryStore();
  const { service, clock } = await startService(store);
  await service.ingest({ positions: fleet(0) });
  await service.stop();
  for (let minute = 1; minute <= 3; minute++) {
    const mortal = mortalStore(store);
    const written: string[] = [];
    let isStopping = false;
    const blobs: Store['blobs'] = {
      ...store.blobs,
      put(name, content) {
        if (isStopping && name.startsWith('tracker')) written.push(name);
        // The write with this piece is not executed.
        if (written.length === minute) mortal.kill();
        return store.blobs.put(name, content);
      },
    };
    const killed = createMaritimeService(optionsFor({ ...mortal.store, blobs }, clock));
    await killed.start();
    expect(await killed.ingest({ positions: fleet(minute) })).toMatchObject({ ok: true });
    isStopping = true;
    void killed.stop();
    await expect.poll(() => written).toEqual(PIECES.slice(0, minute));
  }
  const last = createMaritimeService(optionsFor(store, clock));
  await last.start();
  expect(last.status).toMatchObject({ state: 'running', rebuild: null });
  expect(await last.ingest({ positions: fleet(4) })).toMatchObject({ value: { rejected: [] } });
  await last.stop();
});

it('[D13] a stop on a full disk leaves the former snapshot', async () => {
  const store = createFaultyStore(createMemoryStore());
  const writer = await writerOn(store, undefined);
  const { operations, pieces } = await writer.write(new Map([['large', bytes(2 * MEGABYTE, 1)]]));
  await store.write(operations);
  store.fault = new StoreError('There is no space left', 'full');
  const next = writer.write(new Map([['large', bytes(2 * MEGABYTE, 2)]]));
  await expect(next).rejects.toThrow('There is no space left');
  const large = await readState(store.blobs, 'large', pieces);
  expect(identify(large)).toEqual(identify(bytes(2 * MEGABYTE, 1)));
});
