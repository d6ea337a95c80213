import type { BenchMessage } from './run-in-process.ts';
import type { Bench } from './write-report.ts';

/** Runs one bench, and sends its steps and its result to the process that has started this one. */
const name = process.argv[2]!;
const send = (message: BenchMessage): void => void process.send!(message);
// The starter was killed: without it nobody ends the programs that the bench has started.
const endGroup = (): void => void process.kill(-process.pid, 'SIGTERM');
process.on('disconnect', endGroup);
const { bench } = (await import(`./${name}.ts`)) as { bench: Bench };
const rows = await bench.run((progress) => send({ progress }));
send({ question: bench.question, seed: bench.seed, rows });
process.off('disconnect', endGroup);
process.disconnect();
