import type { Store } from '@roadstead/contracts';
import {
  createMaritimeService,
  type MaritimeService,
  type ServiceOptions,
} from '@roadstead/service';
import type { SimulatedDisk } from './disk.ts';
import { planner, portDirectory } from './ports.ts';
import type { Chance, World } from './world.ts';

/** The outcome of a call: unknown where the process was killed, or the call failed, before it was acknowledged. */
export type Outcome<Value> =
  | { readonly kind: 'acknowledged'; readonly value: Value }
  | { readonly kind: 'unknown'; readonly error?: unknown };

/** The time of one process, from its start to its stop or kill. */
interface Life {
  readonly service: MaritimeService;
  readonly store: Store;
  readonly ended: Promise<Outcome<never>>;
  readonly end: () => void;
}

export interface HostOptions {
  readonly reports: 'live' | 'recorded' | 'simulated';
  readonly hasPorts: boolean;
  /** The probability that a kill interrupts a call, or what it has begun. */
  readonly callKillProbability: number;
}

/** Between a kill or a failure and the next start. */
const DOWN_MS_MAX = 90_000;
const STARTS_MAX = 200;
/** From the begin of a call to the kill that interrupts it. */
const CALL_KILL_MS_MAX = 40;

/** Creates the options of a service in the simulation. */
export function serviceOptions(
  { reports, hasPorts }: Pick<HostOptions, 'reports' | 'hasPorts'>,
  { clock, delay }: { clock: ServiceOptions['clock']; delay: (ms: number) => Promise<void> },
  store: ServiceOptions['store'],
  chance: Chance,
): ServiceOptions {
  return {
    ...{ store, clock, reports },
    randomBytes: (count) => Uint8Array.from({ length: count }, () => chance.whole(0, 255)),
    passwordHasher: {
      hash: async (password) => `hash of ${password}`,
      verify: async (password, hashed) => hashed === `hash of ${password}`,
      digest: async (secret) => `digest of ${secret}`,
    },
    unzip: async () => ({ ok: false, error: 'There is no unzip in the simulation.' }),
    voyages: planner(delay),
    ...(hasPorts && { ports: portDirectory }),
    surroundings: async () => ({
      portAreaMeters: ({ longitude }) => 1000 * Math.abs(longitude),
      anchorageMeters: () => 5000,
      inlandMeters: () => 0,
      // So far off that ships loiter and have gaps.
      shoreMeters: () => 150_000,
    }),
    vesselEvents: true,
  };
}

/** Runs one service after another on a disk: it starts a process again after a kill, a failure or a planned stop. */
export class Host {
  /** Begins and ends of lives, for the report of a failure. */
  readonly log: string[] = [];
  /** Called when a life has ended: by the stop of a running service, or otherwise. */
  onEnd: (wasStopped: boolean) => void = () => undefined;
  readonly #world: World;
  readonly #disk: SimulatedDisk;
  readonly #options: (store: ServiceOptions['store']) => ServiceOptions;
  readonly #chance: Chance;
  readonly #damageChance: Chance;
  /** See `HostOptions`; a history sets it to 0 for its end. */
  callKillProbability: number;
  #life: Life | undefined;
  #starting: Promise<void> | undefined;
  #starts = 0;

  constructor(
    world: World,
    disk: SimulatedDisk,
    { chance, damageChance }: { readonly chance: Chance; readonly damageChance: Chance },
    callKillProbability: number,
    options: (store: ServiceOptions['store']) => ServiceOptions,
  ) {
    this.callKillProbability = callKillProbability;
    this.#world = world;
    this.#disk = disk;
    this.#chance = chance;
    this.#damageChance = damageChance;
    this.#options = options;
    disk.onKill = () => this.kill('a commit');
  }

  get restarts(): number {
    return this.#starts - 1;
  }

  /** Calls the running service, which is started first where none runs. */
  async call<Value>(run: (service: MaritimeService) => Promise<Value>): Promise<Outcome<Value>> {
    const life = await this.#running();
    if (this.#chance.happens(this.callKillProbability)) {
      const ms = this.#chance.whole(0, CALL_KILL_MS_MAX);
      this.#world.later(ms, () => this.kill('a call'));
    }
    const called = run(life.service).then(
      (value): Outcome<Value> => ({ kind: 'acknowledged', value }),
      (error: unknown): Outcome<Value> => ({ kind: 'unknown', error }),
    );
    return Promise.race([called, life.ended]);
  }

  /** Kills the process, as `kill -9` does. */
  kill(during: string): void {
    if (!this.#life && !this.#starting) return;
    this.#note(`killed during ${during}`);
    this.#world.kill();
    this.#disk.reset();
    this.#endLife(false);
  }

  /** Stops the service as an operator does. */
  async stop(): Promise<void> {
    const life = this.#life;
    if (!life) return;
    this.#note('stopping');
    const wasRunning = life.service.status.state === 'running';
    let isStopped = false;
    await Promise.race([
      life.service
        .stop()
        .then(() => life.store.close())
        .then(
          () => {
            isStopped = true;
          },
          (error: unknown) => this.#note(`the stop failed: ${String(error)}`),
        ),
      life.ended,
    ]);
    if (life !== this.#life) return;
    if (!isStopped) this.#world.kill();
    this.#disk.reset();
    this.#endLife(isStopped && wasRunning);
  }

  #endLife(wasStopped: boolean): void {
    const life = this.#life;
    this.#life = undefined;
    this.#starting = undefined;
    life?.end();
    this.onEnd(wasStopped);
  }

  async #running(): Promise<Life> {
    for (;;) {
      const life = this.#life;
      if (life?.service.status.state === 'running') return life;
      if (life) {
        this.#note(`the service is ${life.service.status.state}: ${life.service.status.failure}`);
        await this.stop();
      } else {
        if (this.#starts > STARTS_MAX) throw new Error('The service does not stay up.');
        this.#starting ??= this.#start();
        // A kill during the start leaves it pending: look again.
        await Promise.race([this.#starting, this.#world.sleep(this.#chance.whole(1, 5000))]);
      }
    }
  }

  async #start(): Promise<void> {
    this.#starts++;
    await this.#world.delay(this.#chance.whole(0, DOWN_MS_MAX));
    const damaged = await this.#disk.damageBlobs(this.#damageChance);
    if (damaged.length > 0) this.#note(`damaged: ${damaged.join(', ')}`);
    const store = this.#disk.open();
    const service = createMaritimeService(this.#options(store));
    try {
      await service.start();
    } catch (error) {
      this.#note(`the start failed: ${String(error)}`);
      this.#world.kill();
      this.#disk.reset();
      this.#endLife(false);
      return;
    }
    this.#note('running');
    let end = (): void => undefined;
    const ended = new Promise<Outcome<never>>((resolve) => {
      end = () => resolve({ kind: 'unknown' });
    });
    this.#life = { service, store, ended, end };
  }

  #note(text: string): void {
    this.log.push(`${new Date(this.#world.nowMs).toISOString().slice(5, 19)} ${text}`);
  }
}
