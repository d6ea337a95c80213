import { fleetBodies } from './threads/fleet-bodies.ts';
import { Jobs } from './threads/jobs.ts';
import {
  BODY_EVERY_MS,
  FIXES_PER_BODY,
  FIXES_PER_SECOND,
  type Measured,
  medians,
  Run,
  WARM_UP_MS,
} from './threads/run.ts';
import type { Bench, TableRow } from './write-report.ts';

/** 200 s of 20 000 ships. */
const HISTORY_FIXES = 400_000;
const VOYAGES = 20_000;
const ROUNDS = 2;
const PHASE_MS = 8000;
const PHASES = 5;
const PERIOD = ['2026-01-01T00:00:00Z', '2026-01-01T00:03:00Z'] as const;

/** The feed of `serve --threads` while jobs run, one after the other. */
export const bench: Bench = {
  question: `How much of ${FIXES_PER_SECOND} fixes a second is durable within a second while jobs run over ${HISTORY_FIXES} fixes and ${VOYAGES} voyages, with --threads?`,
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const fed = (WARM_UP_MS + PHASES * PHASE_MS) / BODY_EVERY_MS;
    const history = HISTORY_FIXES / FIXES_PER_BODY;
    const bodies = fleetBodies(FIXES_PER_BODY, history + fed);
    const phases = new Map<string, Measured[]>();
    for (let round = 0; round < ROUNDS; round++) {
      progress(`round ${round + 1} of ${ROUNDS}`);
      const run = await Run.start(true, bodies);
      try {
        await run.fill(history);
        const jobs = new Jobs(run.port);
        await jobs.importVoyages(VOYAGES);
        for (const [what, job] of [
          ['no job', undefined],
          ['report of the density', () => jobs.report(...PERIOD)],
          ['backfill', () => jobs.backfill(...PERIOD)],
          ['recomputation of trade lanes', () => jobs.recompute()],
          ['no job, again', undefined],
        ] as const) {
          progress(`round ${round + 1} of ${ROUNDS}: ${what}`);
          const measured = await measureBeside(run, job);
          phases.set(what, [...(phases.get(what) ?? []), measured]);
        }
      } finally {
        await run.stop();
      }
    }
    return [...phases].map(([what, measured]) => ({ what, ...medians(measured) }));
  },
};

/** Measures the feed while a job is repeated. */
async function measureBeside(run: Run, job: (() => Promise<void>) | undefined): Promise<Measured> {
  let isOver = false;
  let jobs = 0;
  const repeat = async (): Promise<void> => {
    while (job && !isOver) {
      await job();
      jobs++;
    }
  };
  const repeating = repeat();
  const measured = await run.measure(PHASE_MS, 0, (body) => run.post(body));
  isOver = true;
  await repeating;
  const { 'reads/s': _, 'p50 ms': __, 'p99 ms': ___, ...feed } = measured;
  return { ...feed, jobs };
}
