import type { PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeByTime } from './merge.ts';

type Batch = readonly PositionReport[];

function reportAt(timeMs: number): PositionReport {
  return { timeMs } as PositionReport;
}

async function* inBatches(batches: readonly Batch[]): AsyncGenerator<Batch> {
  yield* batches;
}

async function timesOf(merged: AsyncIterable<Batch>): Promise<number[]> {
  const times: number[] = [];
  for await (const batch of merged) times.push(...batch.map(({ timeMs }) => timeMs));
  return times;
}

it('gives all reports of inputs that are in order, in order', async () => {
  const times = fc.array(fc.nat(50)).map((list) => list.sort((a, b) => a - b));
  const input = fc.tuple(times, fc.integer({ min: 1, max: 5 })).map(([list, size]) => {
    const batches: Batch[] = [[]];
    for (let at = 0; at < list.length; at += size) {
      batches.push(list.slice(at, at + size).map(reportAt), []);
    }
    return batches;
  });
  await fc.assert(
    fc.asyncProperty(fc.array(input, { maxLength: 6 }), async (inputs) => {
      const all = inputs.flat(2).map(({ timeMs }) => timeMs);
      expect(await timesOf(mergeByTime(inputs.map(inBatches)))).toEqual(all.sort((a, b) => a - b));
    }),
  );
});

it('makes no report later than it was in its own input', async () => {
  const times = fc.array(fc.nat(20), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(times, { minLength: 1, maxLength: 4 }), async (inputs) => {
      const lateness = (list: readonly number[]): number =>
        Math.max(...list.map((time, i) => Math.max(...list.slice(0, i + 1)) - time));
      const merged = await timesOf(
        mergeByTime(inputs.map((list) => inBatches([list.map(reportAt)]))),
      );
      expect(lateness(merged)).toBeLessThanOrEqual(Math.max(...inputs.map(lateness)));
    }),
  );
});

it('holds one batch of each input: the next is read when that is used up', async () => {
  const reads: string[] = [];
  async function* input(name: string, times: readonly number[]): AsyncGenerator<Batch> {
    for (const time of times) {
      reads.push(`${name}${time}`);
      yield [reportAt(time)];
    }
  }
  const merged = mergeByTime([input('a', [1, 9, 10]), input('b', [2, 3, 4])]);
  await merged.next();
  await merged.next();
  await merged.next();
  expect(reads).toEqual(['a1', 'b2', 'a9', 'b3']);
});

it('closes its inputs when it is left', async () => {
  const closed: number[] = [];
  async function* input(number: number): AsyncGenerator<Batch> {
    try {
      for (let time = 0; ; time++) yield [reportAt(time)];
    } finally {
      closed.push(number);
    }
  }
  for await (const _ of mergeByTime([input(1), input(2)])) break;
  expect(closed).toEqual([1, 2]);
});
