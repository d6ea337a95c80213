import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** Time limit of a part; a longer one has failed. The longest needs three minutes. */
const PART_MS_MAX = 8 * 60_000;

/** The long tests, by part, those of what is stored and detected first. Some forty minutes of processor time: too much for every `npm test`. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  oracle: [
    'test/solent.soak.test.ts',
    'test/preview-solent.soak.test.ts',
    'test/detector-restart.soak.test.ts',
    'test/shared-encounters.soak.test.ts',
    'test/oracle/instants.soak.test.ts',
    'test/vessel-events.soak.test.ts',
  ],
  'random-scenarios': ['test/oracle/random-scenarios.soak.test.ts'],
  'detector-workers': ['test/detector-workers.soak.test.ts'],
  cluster: ['test/cluster/cluster.soak.test.ts'],
  // Not beside browsers, with which a request takes seconds.
  upgrade: ['test/cluster/upgrade/upgrade.soak.test.ts'],
  kills: ['test/kill.soak.test.ts', 'packages/store-sqlite/src/kill.soak.test.ts'],
  'kills-http': ['test/kill/http.soak.test.ts'],
  simulation: ['test/simulation/simulation.soak.test.ts'],
  'late-data': ['test/late-data.soak.test.ts'],
  'event-time': ['test/event-time.soak.test.ts'],
  threads: ['test/threads.soak.test.ts'],
  live: ['test/live/follow-killed.soak.test.ts'],
  configurations: ['packages/service/src/sts/configurations.soak.test.ts'],
  commands: [
    'test/readme-commands.soak.test.ts',
    'test/readme-next-ports.soak.test.ts',
    'test/serve-compiled.soak.test.ts',
    'test/reading-compiled.soak.test.ts',
  ],
  browser: ['test/browser/live.soak.test.ts', 'test/browser/events.soak.test.ts'],
  'browser-areas': ['test/browser/areas.soak.test.ts', 'test/browser/solent.soak.test.ts'],
  'browser-queries': ['test/browser/queries.soak.test.ts'],
  'browser-pages': ['test/browser/pages.soak.test.ts'],
  'browser-keyboard': ['test/browser/keyboard.soak.test.ts'],
  'browser-standalone': ['test/browser/standalone.soak.test.ts'],
  'browser-engine': ['test/browser/engine.soak.test.ts'],
  client: ['test/client/browser.soak.test.ts', 'test/client/disconnections.soak.test.ts'],
  alerts: ['test/alerts/histories.soak.test.ts'],
  fuzz: ['test/fuzz/fuzz.soak.test.ts'],
  packages: ['test/packages.soak.test.ts'],
  readmes: ['test/readme.soak.test.ts'],
  land: [
    'packages/routing/src/land.soak.test.ts',
    'packages/routing/src/sea-routes.soak.test.ts',
    'packages/routing/src/avoid/avoid.soak.test.ts',
  ],
  scenarios: ['test/scenarios.soak.test.ts'],
  spoofing: ['test/spoofing.soak.test.ts'],
  scores: ['test/preset-scores.soak.test.ts'],
  benchmark: ['test/benchmark-pack.soak.test.ts'],
  pglite: ['packages/store-postgres/src/suite.soak.test.ts'],
  'how-to': ['test/how-to-add.soak.test.ts'],
  generators: ['test/openapi/generators.soak.test.ts'],
  benches: ['test/bench.soak.test.ts'],
};

/** Seconds after which no further part begins; unlimited by default. Set by `.ci/run`, since a slow machine is no reason to reject a change. */
const BEGIN_SECONDS_MAX = Number(process.env['SOAK_SECONDS'] ?? Number.POSITIVE_INFINITY);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
const unlisted = soakTests().filter((file) => !Object.values(PARTS).flat().includes(file));
if (unknown.length > 0 || unlisted.length > 0) {
  const reasons = [
    ...unknown.map((name) => `There is no part ${name}: ${Object.keys(PARTS).join(', ')}.`),
    ...unlisted.map((file) => `${file} is in no part of test/soak.ts.`),
  ];
  process.stderr.write(`${reasons.join('\n')}\n`);
  process.exit(2);
}

const parts = Object.entries(PARTS).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
const failed: string[] = [];
// One more than there are cores: half of the parts wait for processes, browsers and the clock most of their time.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, runNext));
if (parts.length > 0)
  process.stderr.write(`Left out for lack of time: ${parts.map(([name]) => name).join(', ')}\n`);
if (failed.length > 0) process.stderr.write(`Failed: ${failed.join(', ')}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs one part after the other until none is left. Most are a single file. */
async function runNext(): Promise<void> {
  while (parts.length > 0 && performance.now() < 1000 * BEGIN_SECONDS_MAX) {
    const [name, files] = parts.shift()!;
    const beginMs = performance.now();
    const outcome = await run(name, files);
    const seconds = Math.round((performance.now() - beginMs) / 1000);
    process.stderr.write(`soak ${name}: ${outcome} after ${seconds} s\n`);
    if (outcome !== 'passed') failed.push(name);
  }
}

/** Runs the tests of one part in a process group of its own, so that a part over time ends with all it started. */
async function run(
  name: string,
  files: readonly string[],
): Promise<'passed' | 'failed' | 'over time'> {
  const results = process.env['TEST_RESULTS'];
  const command = ['vitest', 'run', '--project', 'soak', '--no-file-parallelism', ...files];
  const child = spawn('npx', command, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(results && { TEST_RESULTS: results.replace(/\.json$/, `-${name}.json`) }),
    },
  });
  // Written as a whole: the lines of parts that run side by side would mix.
  const output: Uint8Array[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Uint8Array) => output.push(chunk));
  }
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, PART_MS_MAX);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  process.stdout.write(Buffer.concat(output));
  if (isOver) return 'over time';
  return code === 0 ? 'passed' : 'failed';
}

function soakTests(): readonly string[] {
  return ['packages', 'simulator', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.soak.test.ts') && !file.includes('node_modules')),
  );
}
