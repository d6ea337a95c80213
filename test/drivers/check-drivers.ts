/**
 * Runs the conformance tests of stores with other SQLite drivers than that of the package: `node:sqlite`, where this version
 * of Node has it, and `better-sqlite3`, where it is installed. `npm run check:drivers`
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { durableRules, storeRules } from '@roadstead/contracts/store-suite';
import { createSqliteStore, type SqliteDatabaseClass } from '@roadstead/store-sqlite';
import { nodeSqliteClass } from './node-sqlite.ts';

const DRIVERS: Readonly<Record<string, () => Promise<SqliteDatabaseClass>>> = {
  libsql: () => defaultExport('libsql'),
  'node:sqlite': nodeSqliteClass,
  'better-sqlite3': () => defaultExport('better-sqlite3'),
};

const folder = mkdtempSync(join(tmpdir(), 'roadstead-drivers-'));
let stores = 0;
let failed = 0;
try {
  for (const [name, load] of Object.entries(DRIVERS)) {
    let Database: SqliteDatabaseClass;
    try {
      Database = await load();
      // A module that was built for another version of Node fails here.
      new Database(':memory:').close();
    } catch (error) {
      process.stdout.write(`${name}: skipped, ${(error as Error).message.split('\n')[0]}\n`);
      continue;
    }
    process.stdout.write(`${name}: ${await check(Database)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

async function check(Database: SqliteDatabaseClass): Promise<string> {
  const open = async () =>
    createSqliteStore({ path: join(folder, `${stores++}`), synchronous: 'normal', Database });
  const wrong: string[] = [];
  const attempt = async (name: string, run: () => Promise<void>): Promise<void> => {
    await run().catch((error: unknown) => wrong.push(`${name}: ${String(error)}`));
  };
  for (const rule of storeRules) await attempt(rule.name, () => rule.check(open));
  for (const rule of durableRules) {
    // Without a store before it.
    stores++;
    await attempt(rule.name, () => rule.check(() => reopen(Database)));
  }
  const rules = storeRules.length + durableRules.length;
  failed += wrong.length;
  return [`${rules} rules, ${wrong.length} broken`, ...wrong].join('\n  ');
}

/** Opens a copy of the last store, as a killed process would have left it: the last store may still be open. */
async function reopen(Database: SqliteDatabaseClass) {
  const before = join(folder, `${stores - 1}`);
  const path = join(folder, `${stores++}`);
  for (const end of ['', '-wal']) if (existsSync(before + end)) cpSync(before + end, path + end);
  return createSqliteStore({ path, Database });
}

async function defaultExport(name: string): Promise<SqliteDatabaseClass> {
  return ((await import(name)) as { readonly default: SqliteDatabaseClass }).default;
}
