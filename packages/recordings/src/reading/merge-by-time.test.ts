import type { Fix, Mmsi, PositionReport } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeByTime } from './merge-by-time.ts';

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

it('emits inputs in order of time in order of time', async () => {
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

it('makes no report later than in its own input', async () => {
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

const shipAndPause = fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 40 }));
/** Reports of ships in the order of sending; the clock of one is wrong by up to five minutes. */
const delivery: fc.Arbitrary<readonly PositionReport[]> = fc
  .tuple(
    fc.array(shipAndPause, { minLength: 20, maxLength: 120 }),
    fc.integer({ min: -300_000, max: 300_000 }),
  )
  .map(([sendings, wrongByMs]) => {
    let sentMs = 1_600_000_000_000;
    return sendings.map(([ship, pauseSeconds]) => {
      sentMs += 1000 * pauseSeconds;
      const mmsi = (235_000_001 + ship) as Mmsi;
      const timeMs = ship === 0 ? sentMs + wrongByMs : sentMs;
      const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
      return { mmsi, timeMs, longitude: ship, latitude: 50, ...unknown };
    });
  });

async function fixesOf(inputs: readonly (readonly Batch[])[]): Promise<Fix[]> {
  const tracker = createTracker();
  const fixes: Fix[] = [];
  for await (const batch of mergeByTime(inputs.map(inBatches))) {
    fixes.push(...tracker.step(batch).batch.fixes);
  }
  return [...fixes, ...tracker.end().batch.fixes];
}

/** Reports in batches of a size. */
function cut(reports: readonly PositionReport[], size: number): Batch[] {
  const batches: Batch[] = [];
  for (let at = 0; at < reports.length; at += size) batches.push(reports.slice(at, at + size));
  return batches;
}

it.each(['ship by ship', 'row by row'])(
  "gives the fixes of the reports in order though they are dealt %s into several and one ship's clock is wrong",
  async (dealing) => {
    const inputOf = fc.array(fc.nat(3), { minLength: 120, maxLength: 120 });
    const size = fc.integer({ min: 1, max: 90 });
    await fc.assert(
      fc.asyncProperty(delivery, inputOf, size, async (reports, deal, batchSize) => {
        const inputs = [0, 1, 2, 3].map((input) =>
          cut(
            reports.filter(
              ({ mmsi }, i) => deal[dealing === 'row by row' ? i : mmsi % 10] === input,
            ),
            batchSize,
          ),
        );
        const inOrder = [...reports].sort((a, b) => a.timeMs - b.timeMs);
        const expected = await fixesOf([[inOrder]]);
        expect(expected).toHaveLength(reports.length);
        expect(await fixesOf(inputs)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  },
);

it('holds about one batch of each input: the next is read when it is nearly used up', async () => {
  const read: Record<string, number> = { a: 0, b: 0 };
  async function* input(name: string, fromMs: number): AsyncGenerator<Batch> {
    for (let at = 0; at < 5000; at += 100) {
      read[name]++;
      yield Array.from({ length: 100 }, (_, i) => reportAt(fromMs + at + i));
    }
  }
  let source = 0;
  for await (const batch of mergeByTime([input('a', 0), input('b', 1_000_000)])) {
    source += batch.length;
    if (source <= 4900) {
      expect(100 * read['a']).toBeLessThanOrEqual(source + 264);
      expect(100 * read['b']).toBeLessThanOrEqual(200);
    }
  }
  expect(source).toBe(10_000);
});

it('closes its inputs when the iteration is left', async () => {
  const closed: number[] = [];
  async function* input(number: number): AsyncGenerator<Batch> {
    try {
      for (let time = 0; ; time++) yield [reportAt(time)];
    } finally {
      closed.push(number);
    }
  }
  for await (const _ of mergeByTime([input(1), input(2)])) break;
  await new Promise(setImmediate);
  expect(closed).toEqual([1, 2]);
});
