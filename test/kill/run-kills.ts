/** Kills a service that serves HTTP: `npm run kill:service -- 1000`. A signal ends it early, with its result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChance } from '../simulation/world.ts';
import { killService } from './kill-service.ts';

const count = Number(process.argv[2] ?? 1000);
if (!(Number.isInteger(count) && count > 0)) {
  process.stderr.write('npm run kill:service -- NUMBER\n');
  process.exit(2);
}
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isInterrupted = true));
const folder = mkdtempSync(join(tmpdir(), 'roadstead-kill-'));
try {
  const result = await killService(join(folder, 'store'), createChance(count), (kills) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${kills} of ${count} kills `);
    return isInterrupted || kills === count;
  });
  process.stdout.write(
    `${result.kills} kills, ${result.ingested} batches: ${result.wrong.length} rules broken\n`,
  );
  for (const text of result.wrong) process.stdout.write(`  ${text}\n`);
  process.exitCode = result.wrong.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
