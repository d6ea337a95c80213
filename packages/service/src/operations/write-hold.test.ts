import { StoreError } from '@roadstead/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WriteHold } from './write-hold.ts';

const FULL = new StoreError('There is no space left', 'full');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Writes that fail while a disk is full, and what became of them. */
class Disk {
  isFull = false;
  readonly written: string[] = [];
  readonly changes: (string | undefined)[] = [];
  readonly hold: WriteHold = new WriteHold((error) => this.changes.push(error?.message));

  write(name: string): Promise<string> {
    return this.hold.run(async () => {
      await Promise.resolve();
      if (this.isFull) throw FULL;
      this.written.push(name);
      return name;
    });
  }
}

it('writes that fail because of a full disk are executed in the order of their calls when there is room', async () => {
  const disk = new Disk();
  expect(await disk.write('a')).toBe('a');
  disk.isFull = true;
  const first = [disk.write('b'), disk.write('c')];
  await vi.advanceTimersByTimeAsync(3000);
  const second = [disk.write('d')];
  disk.isFull = false;
  // No later write overtakes one that waits.
  second.push(disk.write('e'));
  expect(disk.written).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all([...first, ...second])).toEqual(['b', 'c', 'd', 'e']);
  expect(disk.written).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(disk.changes).toEqual([FULL.message, undefined]);
  expect(disk.hold.error).toBeUndefined();
});

it('an earlier write that fails while a later one is executed again is executed, too', async () => {
  const disk = new Disk();
  const executed: string[] = [];
  let failFirst: (error: unknown) => void = () => undefined;
  let endSecond: () => void = () => undefined;
  const first = disk.hold.run(() => {
    executed.push('first');
    return executed.length === 1
      ? new Promise((_, reject) => {
          failFirst = reject;
        })
      : Promise.resolve();
  });
  const second = disk.hold.run(() => {
    executed.push('second');
    return executed.length === 2
      ? Promise.reject(FULL)
      : new Promise<void>((resolve) => {
          endSecond = resolve;
        });
  });
  await vi.advanceTimersByTimeAsync(1000);
  failFirst(FULL);
  await vi.advanceTimersByTimeAsync(0);
  endSecond();
  await Promise.all([first, second]);
  expect(executed).toEqual(['first', 'second', 'second', 'first']);
});

it('another error of a write that waited rejects that write alone', async () => {
  const disk = new Disk();
  disk.isFull = true;
  const lost = disk.hold.run(async () => {
    if (disk.isFull) throw FULL;
    throw new Error('conflict');
  });
  const later = disk.write('b');
  await vi.advanceTimersByTimeAsync(0);
  disk.isFull = false;
  const failed = expect(lost).rejects.toThrow('conflict');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(await later).toBe('b');
});

it('any other error rejects at once', async () => {
  const { hold } = new Disk();
  await expect(hold.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const damaged = new StoreError('damaged', 'damaged');
  await expect(hold.run(() => Promise.reject(damaged))).rejects.toBe(damaged);
  expect(hold.error).toBeUndefined();
});

it('the end rejects the writes that wait, and later ones that fail', async () => {
  const disk = new Disk();
  disk.isFull = true;
  const waiting = disk.write('a');
  const rejected = expect(waiting).rejects.toBe(FULL);
  await vi.advanceTimersByTimeAsync(0);
  disk.hold.end();
  await rejected;
  await expect(disk.write('b')).rejects.toBe(FULL);
  disk.isFull = false;
  expect(await disk.write('c')).toBe('c');
  expect(vi.getTimerCount()).toBe(0);
});

it('a promise is abandoned when writes begin to wait', async () => {
  const disk = new Disk();
  expect(await disk.hold.unlessHeld(Promise.resolve(1))).toBe(1);
  const abandoned = expect(disk.hold.unlessHeld(new Promise(() => undefined))).rejects.toBe(FULL);
  disk.isFull = true;
  void disk.write('a').catch(() => undefined);
  await abandoned;
  disk.hold.end();
});
