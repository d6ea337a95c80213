import { ANNA, BERT, type Client, type ClientContext } from './clients/client.ts';
import { ConfigurationsClient } from './clients/configurations-client.ts';
import { EventsClient } from './clients/events-client.ts';
import { FeedClient } from './clients/feed-client.ts';
import { JobsClient } from './clients/jobs-client.ts';
import { ShapesClient } from './clients/shapes-client.ts';
import { UsageClient } from './clients/usage-client.ts';
import { UsersClient } from './clients/users-client.ts';
import { type DiskFaults, NO_FAULTS, SimulatedDisk } from './disk.ts';
import { Feed } from './feed.ts';
import { Feeder } from './feeder.ts';
import { Host, type HostOptions, serviceOptions } from './host.ts';
import { type Findings, findingsOf, UndisturbedRun } from './undisturbed.ts';
import { type Chance, createChance, World } from './world.ts';

const START_MS = Date.UTC(2026, 5, 1, 12);
const FEED_STEPS = 40;
const CLIENT_STEPS = 12;
/** The stream of damage, apart from the others. */
const DAMAGE_STREAM = 99;

/** The result of a history. */
export interface HistoryResult {
  /** Broken rules; empty where all hold. */
  readonly wrong: readonly string[];
  readonly events: number;
  readonly vesselEvents: number;
  readonly restarts: number;
  /** Begins and ends of processes. */
  readonly log: readonly string[];
}

/** The properties of a history as a whole. Most lack some of the faults, so that the effects of others show. */
interface HistoryPlan extends HostOptions {
  readonly faults: DiskFaults;
  readonly doesBackfill: boolean;
  readonly restartProbability: number;
  readonly killProbability: number;
}

/** Runs the history of a seed: the same one each time. */
export async function runHistory(seed: number): Promise<HistoryResult> {
  const world = new World(START_MS);
  const history = new History(seed, world);
  try {
    const actual = await world.run(() => history.run());
    history.compare(await history.undisturbed(), actual);
  } catch (error) {
    history.wrong.add(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return {
    wrong: [...history.wrong, ...world.uncaught.map((error) => `nobody caught: ${String(error)}`)],
    events: history.events,
    vesselEvents: history.vesselEvents,
    ...{ restarts: history.host.restarts, log: history.host.log },
  };
}

/** A service with its feed, its clients and its disk from the first start to the last stop. */
class History {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #plan: HistoryPlan;
  readonly #disk: SimulatedDisk;
  readonly host: Host;
  readonly #feeder: Feeder;
  readonly #clients: readonly Client[];
  readonly #undisturbed: UndisturbedRun;
  readonly #feed: Feed;
  readonly wrong: Set<string> = new Set();
  events = 0;
  vesselEvents = 0;

  constructor(seed: number, world: World) {
    // Streams of their own, so that a change of one client changes little else.
    let streams = 0;
    const stream = (): Chance => createChance(seed * 100 + streams++);
    this.#world = world;
    this.#chance = stream();
    const damageChance = createChance(seed * 100 + DAMAGE_STREAM);
    this.#plan = planOf(this.#chance, damageChance);
    this.#undisturbed = new UndisturbedRun(() => this.#feeder);
    this.#disk = new SimulatedDisk(world, stream(), (each) =>
      this.#undisturbed.record(each, world.nowMs),
    );
    this.#feed = new Feed(stream(), feedFaults(this.#chance), START_MS);
    const [random, delay] = [stream(), (ms: number) => world.delay(ms)];
    const hostChances = { chance: stream(), damageChance };
    this.host = new Host(world, this.#disk, hostChances, this.#plan.callKillProbability, (store) =>
      serviceOptions(this.#plan, { clock: world.clock, delay }, store, random),
    );
    const context = (): ClientContext => ({
      ...{ world, host: this.host, chance: stream() },
      wrong: (text) => this.wrong.add(text),
    });
    this.#feeder = new Feeder(context(), this.#feed);
    const usage = new UsageClient(context(), () => this.#disk.failures);
    const shapes = new ShapesClient(context());
    this.#clients = [
      ...[ANNA, BERT].map((user) => new ConfigurationsClient(context(), user, () => shapes.ids)),
      ...[shapes, usage, new EventsClient(context()), new UsersClient(context())],
      new JobsClient(context(), this.#feed.ships, this.#plan.doesBackfill),
      new FeedClient(context(), this.#feed.ships),
    ];
    this.host.onEnd = (wasStopped) => usage.endLife(wasStopped);
  }

  async run(): Promise<Findings> {
    this.#disk.faults = this.#plan.faults;
    const clients = this.#clients.map((client) => this.#act(client));
    const isDone = Promise.all([this.#feedAll(), ...clients]);
    let isOver = false;
    const operating = this.#operate(() => isOver);
    await isDone;
    isOver = true;
    await operating;
    return this.#settle();
  }

  /** Runs what was committed once more, without disturbance. */
  undisturbed(): Promise<Findings> {
    return this.#undisturbed.run(this.#plan, START_MS);
  }

  async #feedAll(): Promise<void> {
    for (let step = 0; step < FEED_STEPS; step++) {
      await this.#feeder.act(this.#chance.pick([1, 1, 2, 4]));
    }
  }

  async #act(client: Client): Promise<void> {
    for (let step = 0; step < CLIENT_STEPS; step++) {
      await this.#world.sleep(this.#chance.whole(0, 1_200_000));
      await client.act();
    }
  }

  /** Stops and kills the process now and then, at any moment. */
  async #operate(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.#world.sleep(this.#chance.whole(10_000, 1_200_000) + this.#chance.next());
      if (this.#chance.happens(this.#plan.killProbability)) this.host.kill('anything');
      else if (this.#chance.happens(this.#plan.restartProbability)) await this.host.stop();
    }
  }

  /** Ends all faults and encounters, and checks everything: as the service stands, and after a stop and a kill. */
  async #settle(): Promise<Findings> {
    this.#disk.endFaults();
    this.host.callKillProbability = 0;
    await this.#feeder.finish();
    await this.#checkAll();
    await this.host.stop();
    await this.#checkAll();
    this.host.kill('the end');
    await this.#checkAll();
    const found = await this.#findings();
    await this.host.stop();
    return found;
  }

  async #checkAll(): Promise<void> {
    for (const client of this.#clients) await client.check();
    await this.#feeder.check(this.#disk.content);
  }

  async #findings(): Promise<Findings> {
    const ships = new Set(this.#feed.ships);
    const outcome = await this.host.call((service) => findingsOf(service, ships));
    if (outcome.kind === 'acknowledged') return outcome.value;
    throw new Error('The service does not answer at the end.');
  }

  /** Nothing is missing, nothing too much; a backfill may add events. */
  compare(expected: Findings, actual: Findings): void {
    this.events = actual.events.length;
    this.vesselEvents = actual.vesselEvents.length;
    const { doesBackfill } = this.#plan;
    const isBackfilled = (event: string): boolean => event.includes('"isFoundInPast":true');
    const events = actual.events.filter((event) => !isBackfilled(event));
    const wrong = [
      ...(doesBackfill ? [] : missing('an event', expected.events, events)),
      ...missing('an additional event', events, expected.events),
      ...missing('a port call', expected.calls, actual.calls),
      ...missing('an additional port call', actual.calls, expected.calls),
      ...missing('an event of one ship', expected.vesselEvents, actual.vesselEvents),
      ...missing('an additional event of one ship', actual.vesselEvents, expected.vesselEvents),
    ];
    for (const text of wrong) this.wrong.add(text);
  }
}

function missing(
  name: string,
  texts: readonly string[],
  among: readonly string[],
): readonly string[] {
  const known = new Set(among);
  return texts.filter((text) => !known.has(text)).map((text) => `${name}: ${text}`);
}

function planOf(chance: Chance, damageChance: Chance): HistoryPlan {
  const at = (probability: number, rate: number): number =>
    chance.happens(probability) ? rate * chance.next() : 0;
  return {
    reports: chance.pick(['live', 'recorded', 'simulated']),
    hasPorts: chance.happens(0.3),
    doesBackfill: chance.happens(0.35),
    restartProbability: at(0.6, 0.3),
    killProbability: at(0.6, 0.3),
    callKillProbability: at(0.6, 0.1),
    faults: {
      ...NO_FAULTS,
      kill: at(0.6, 0.03),
      fail: at(0.3, 0.02),
      loseReply: at(0.2, 0.02),
      full: at(0.4, 0.005),
      slow: at(0.4, 0.05),
      failRead: at(0.15, 0.002),
      damage: damageChance.happens(0.4) ? 0.5 * damageChance.next() : 0,
    },
  };
}

function feedFaults(chance: Chance): ConstructorParameters<typeof Feed>[1] {
  const at = (rate: number): number => (chance.happens(0.5) ? rate * chance.next() : 0);
  return {
    ...{ duplicate: at(0.2), late: at(0.1), jump: at(0.1), malformed: at(0.1), future: at(0.05) },
  };
}
