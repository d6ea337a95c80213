import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '@roadstead/contracts';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { measureIngest } from './service/measure-ingest.ts';
import type { Bench, TableRow } from './write-report.ts';

const REPORTS = 2_000_000;
const TARGET = 200_000;

/** Ingest rate of a service with detection, until the data is on disk. */
export const bench: Bench = {
  question: 'How many fixes a second does the service ingest, detect on and store in SQLite?',
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    progress('in memory');
    const memory = await measureIngest(createMemoryStore(), REPORTS);
    const rows: TableRow[] = [
      { what: 'in memory, fixes/s', measured: memory.perSecond, ...memory.more },
    ];
    for (const synchronous of ['full', 'normal'] as const) {
      progress(synchronous);
      const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
      try {
        const path = join(folder, 'store');
        const sqlite = await measureIngest(await createSqliteStore({ path, synchronous }), REPORTS);
        rows.push({
          what: `in SQLite, ${synchronous}, fixes/s`,
          measured: sqlite.perSecond,
          target: TARGET,
          'of in memory': sqlite.perSecond / memory.perSecond,
          ...sqlite.more,
          'bytes a fix': statSync(path).size / REPORTS,
        });
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
    return rows;
  },
};
