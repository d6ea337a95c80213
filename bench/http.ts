import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '@roadstead/contracts';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { numberOf } from './environment.ts';
import { compareSizes } from './http/compare-sizes.ts';
import { compareOverSockets, compareWithBare } from './http/compare-with-bare.ts';
import { type BenchService, openBenchService, type StoreSize } from './http/open-bench-service.ts';
import type { Bench, TableRow } from './write-report.ts';

const FEW: StoreSize = { events: 1000, configurations: 10 };
/** The full size is `BENCH_EVENTS=100000`; a million takes a quarter of an hour to write, each in all indexes. */
const MANY: StoreSize = {
  events: numberOf('BENCH_EVENTS', 20_000),
  configurations: 10_000,
};

/** Cost of a request, and its growth with the number of events. */
export const bench: Bench = {
  question: `What is the cost of a request, compared with a bare Hono handler with the same bytes, and with ${MANY.events.toLocaleString('en')} events compared with ${FEW.events.toLocaleString('en')}?`,
  seed: 3,
  async run(progress): Promise<readonly TableRow[]> {
    progress('in memory');
    const memory = await openBenchService(createMemoryStore(), FEW, progress);
    const rows = await compareWithBare(memory, 'in memory');
    await memory.close();
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    const inFile = async (size: StoreSize): Promise<BenchService> => {
      const path = join(folder, `store-${size.events}`);
      return openBenchService(
        await createSqliteStore({ path, synchronous: 'normal' }),
        size,
        progress,
      );
    };
    try {
      const few = await inFile(FEW);
      progress('in SQLite');
      rows.push(...(await compareWithBare(few, 'in SQLite')), ...(await compareOverSockets(few)));
      const many = await inFile(MANY);
      rows.push(...(await compareSizes(few, many, progress)));
      await few.close();
      await many.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
    return rows;
  },
};
