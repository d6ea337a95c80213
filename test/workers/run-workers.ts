import type { StsTransition } from '@roadstead/model';
import { Cluster, type WorkerState, type WorkersInput } from './cluster.ts';

/** How often something happens, per message. */
export interface Disturbances {
  readonly save: number;
  readonly move: number;
  readonly start: number;
  readonly restart: number;
  readonly die: number;
  /** A worker counts as dead, and continues. */
  readonly lose: number;
}

const UNDISTURBED: Disturbances = {
  ...{ save: 0, move: 0, start: 0, restart: 0, die: 0, lose: 0 },
};

/** Results of a run. */
export interface WorkersRun {
  readonly transitions: readonly StsTransition[];
  readonly ignored: Readonly<Record<string, number>>;
  /** Number of each disturbance. */
  readonly happened: Readonly<Record<string, number>>;
}

/** Runs workers over an input, disturbed at random. */
export function runWorkers<State extends WorkerState>(
  input: WorkersInput<State>,
  count: number,
  random: () => number,
  disturbances: Disturbances = UNDISTURBED,
): WorkersRun {
  const cluster = new Cluster(input, count, random);
  const happened: Record<string, number> = {};
  const actions = {
    save: () => cluster.save(),
    move: () => cluster.move(),
    start: () => cluster.start(),
    restart: () => cluster.restart(),
    die: () => cluster.lose(false),
    lose: () => cluster.lose(true),
  };
  for (let i = 0; i < input.messages.length; i++) {
    for (const name of Object.keys(actions) as (keyof Disturbances)[]) {
      if (random() >= disturbances[name]) continue;
      actions[name]();
      happened[name] = (happened[name] ?? 0) + 1;
    }
    cluster.step();
  }
  cluster.end();
  return { transitions: cluster.transitions, ignored: cluster.ignored, happened };
}
