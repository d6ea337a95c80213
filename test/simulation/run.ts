import { runHistory } from './history.ts';

const USAGE = `Runs histories of the whole service by seed.

npm run simulate:service -- --seeds 1..10000   runs these seeds
npm run simulate:service -- --seeds 4711       runs one, and prints its log
`;

const [flag, text = ''] = process.argv.slice(2);
const range = /^(\d+)(?:\.\.(\d+))?$/.exec(text);
if (flag !== '--seeds' || !range) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const first = Number(range[1]);
const last = Number(range[2] ?? first);

let [failed, events, restarts] = [0, 0, 0];
for (let seed = first; seed <= last; seed++) {
  if (process.stderr.isTTY) process.stderr.write(`\rseed ${seed}, ${failed} failed `);
  const result = await runHistory(seed).catch((error: unknown) => ({
    ...{ wrong: [String(error)], events: 0, vesselEvents: 0, restarts: 0, log: [] },
  }));
  events += result.events;
  restarts += result.restarts;
  if (first === last) process.stdout.write(`${result.log.join('\n')}\n`);
  if (result.wrong.length === 0) continue;
  failed++;
  const isEnough = process.argv.includes('--until-failed');
  process.stdout.write(`seed ${seed} failed:\n  ${result.wrong.slice(0, 10).join('\n  ')}\n`);
  if (isEnough) break;
}
if (process.stderr.isTTY) process.stderr.write('\r');
process.stdout.write(
  `${last - first + 1} seeds, ${restarts} restarts, ${events} events: ${failed} failed\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
