import { fleetBodies } from './threads/fleet-bodies.ts';
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

const ROUNDS = 2;
const IDLE_MS = 8000;
const FEED_MS = 10_000;
const MODES = ['one thread', '--threads'] as const;

/** Readers beside a feed, on one thread and on two, by the built command in a process of its own. */
export const bench: Bench = {
  question: `How much of ${FIXES_PER_SECOND} fixes a second is durable within a second, and how long do reads take, with readers at half of the capacity?`,
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const bodies = fleetBodies(FIXES_PER_BODY, (WARM_UP_MS + 2 * FEED_MS) / BODY_EVERY_MS);
    const phases = new Map<string, Measured[]>();
    let perSecond = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const mode of MODES) {
        progress(`round ${round + 1} of ${ROUNDS}, ${mode}`);
        const run = await Run.start(mode === '--threads', bodies);
        try {
          const capacity = await run.measureCapacity();
          if (perSecond === 0) perSecond = capacity / 2;
          const add = (phase: string, measured: Measured): void => {
            const key = `${mode}, ${phase}`;
            phases.set(key, [...(phases.get(key) ?? []), measured]);
          };
          add('readers as fast as they can', { 'reads/s': capacity });
          add('readers', await run.measure(IDLE_MS, perSecond));
          add('readers and POST', await run.measure(FEED_MS, perSecond, (body) => run.post(body)));
          add('readers and TCP', await run.measure(FEED_MS, perSecond, (body) => run.send(body)));
        } finally {
          await run.stop();
        }
      }
    }
    return MODES.flatMap((mode) =>
      [...phases]
        .filter(([phase]) => phase.startsWith(mode))
        .map(([what, measured]) => ({ what, ...medians(measured) })),
    );
  },
};
