import { createMemoryStore, type Store } from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { HISTORY_MS } from '../sts/configuration-history.ts';
import type { StoredConfiguration } from '../sts/configurations.ts';
import { RevisionLog } from './revision-log.ts';

function configuration(id: number, name: string): StoredConfiguration {
  return {
    ...{ id, uuid: `${id}`, name, enabled: true, distanceMeters: 500, windowMinutes: 30 },
    ...{ severity: 'Note', excludePorts: false, owner: 'anna', acl: [] },
    area: { type: 'Polygon', coordinates: [] },
    ...{ createdAtMs: 0, modifiedAtMs: 0, createdBy: 'anna', modifiedBy: 'anna' },
    ...{ shapeUuid: null, phoneNumbers: [], emailAddresses: [] },
  };
}

/** A log of revisions that writes each change at once, and is opened again before each step. */
class Reopened {
  readonly #store: Store = createMemoryStore();
  applied = 0;

  async open(): Promise<RevisionLog> {
    const log = new RevisionLog(this.#store);
    await log.start(this.applied);
    return log;
  }

  async add(id: number, name: string | null): Promise<void> {
    const log = await this.open();
    const { operation } = log.add(id, name === null ? null : configuration(id, name));
    await this.#store.write([operation]);
  }

  /** Applies the next revision. @returns the name of the configuration before */
  async apply(fromMs: number, sequence = 1): Promise<string | undefined> {
    const log = await this.open();
    const [record] = log.pending;
    const applied = log.apply(record!, fromMs, sequence)!;
    await this.#store.write([...applied.operations, ...log.discard(sequence)]);
    this.applied = log.applied;
    return applied.before?.name;
  }
}

describe('[L16] revisions of configurations', () => {
  it('are pending until they are read in the log, and in force then', async () => {
    const reopened = new Reopened();
    await reopened.add(1, 'one');
    const log = await reopened.open();
    expect(log.pending).toMatchObject([{ revision: 1, configuration: { name: 'one' } }]);
    expect(log.all()).toEqual([]);
    expect(log.at(1, 0)).toBeUndefined();
    expect(log.sourceOf(1)?.name).toBe('one');
    await reopened.apply(Number.NEGATIVE_INFINITY);
    const after = await reopened.open();
    expect(after.pending).toEqual([]);
    expect(after.all()).toMatchObject([{ id: 1, name: 'one' }]);
    expect(after.at(1, 0)?.name).toBe('one');
  });

  it('[D11] count for events up to the event time at which the next one is read', async () => {
    const reopened = new Reopened();
    for (const name of ['one', 'two', null]) await reopened.add(1, name);
    expect(await reopened.apply(Number.NEGATIVE_INFINITY)).toBeUndefined();
    expect(await reopened.apply(100)).toBe('one');
    expect((await reopened.open()).at(1, 100)?.name).toBe('one');
    expect((await reopened.open()).at(1, 101)?.name).toBe('two');
    expect(await reopened.apply(200)).toBe('two');
    const log = await reopened.open();
    expect([100, 101, 200, 201].map((ms) => log.at(1, ms)?.name)).toEqual([
      ...['one', 'two', 'two', undefined],
    ]);
    expect(log.all()).toEqual([]);
  });

  it('have numbers that are not used again, also after the newest one was removed', async () => {
    const reopened = new Reopened();
    for (const name of ['one', null]) {
      await reopened.add(1, name);
      await reopened.apply(100);
    }
    await reopened.add(2, 'two');
    expect((await reopened.open()).pending).toMatchObject([{ revision: 3 }]);
  });

  it('are removed when they are too old, and the message at which workers forget them is committed', async () => {
    const reopened = new Reopened();
    for (const name of ['one', 'two', 'three']) await reopened.add(1, name);
    await reopened.apply(0);
    await reopened.apply(100);
    const log = await reopened.open();
    log.apply(log.pending[0]!, 101 + HISTORY_MS, 9);
    expect(log.discard(8)).toHaveLength(0);
    expect(log.sourceOf(1)?.name).toBe('one');
    expect(log.discard(9)).toHaveLength(1);
    expect([1, 2, 3].map((revision) => log.sourceOf(revision)?.name)).toEqual([
      ...[undefined, 'two', 'three'],
    ]);
  });

  it('are applied once, and in their order', async () => {
    const reopened = new Reopened();
    for (const name of ['one', 'two', 'three']) await reopened.add(1, name);
    const log = await reopened.open();
    const [first, , third] = log.pending;
    expect(log.apply(first!, 0, 1)).toBeDefined();
    expect(log.apply(first!, 0, 2)).toBeUndefined();
    const refused = 'Message 3 of the log has revision 3, which the store does not have.';
    expect(() => log.apply(third!, 0, 3)).toThrow(refused);
  });
});
