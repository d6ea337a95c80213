import { type Bench, writeReport } from './write-report.ts';

/** Runs one bench, and writes its report. */
const name = process.argv[2]!;
const { bench } = (await import(`./${name}.ts`)) as { bench: Bench };
const rows = await bench.run((text) => {
  const isTerminal = process.stderr.isTTY;
  process.stderr.write(isTerminal ? `\r\u001b[K${name}: ${text}` : `${name}: ${text}\n`);
});
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
writeReport(name, bench.question, rows);
