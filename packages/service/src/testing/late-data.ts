import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { createDetector } from '@roadstead/detector';
import type { Mmsi, PositionReport, StaticReport, StsEvent } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { createMaritimeService } from '../create-maritime-service.ts';
import { createFilters } from '../ingest/pipeline-snapshot.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { JournalEntry } from '../sts/configuration-journal.ts';
import { setConfiguration } from '../sts/configuration-replay.ts';
import { forDetector } from '../sts/configuration-writer.ts';
import type { StoredEvent } from '../sts/events.ts';
import { readStaticHistories } from '../tracking/ships.ts';
import { differencesFromFeed } from './folded-feed.ts';
import { MemoryCluster } from './memory-cluster.ts';
import { mortalStore } from './mortal-store.ts';
import {
  ANNA,
  CHIEF,
  comparableEvents,
  configurationBody,
  FILTERED,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  SURROUNDINGS,
  staticReport,
} from './running-service.ts';
import { PORT_DIRECTORY, seededBatches, seededRandom } from './seeded-fleet.ts';

const SHIPS = Array.from({ length: 8 }, (_, i) => (211_000_000 + i) as Mmsi);
/** Minutes between two batches. */
const BATCH_MINUTES = 4;
/** D8: `LATENESS_MAX_SECONDS`. */
const LATENESS_MS = 60_000;

/** A world from a seed. */
export interface LateWorld {
  readonly seed: number;
  readonly hours: number;
  /** The share of the reports that come late. */
  readonly lateShare: number;
  /** Ships of which all reports come late, as from a satellite. */
  readonly lateShips: number;
  /** Whether the service is killed now and then. */
  readonly isKilled: boolean;
  readonly hasFilters: boolean;
  /** Whether the service is the leader of a cluster, of which a worker detects the encounters. */
  readonly isCluster: boolean;
  /** Whether the log is compared now and then, not only at the end. */
  readonly hasCheckpoints: boolean;
}

/** The same events as the log has them, and as all reports in order give them. */
export interface LateDataResult {
  readonly logged: readonly object[];
  readonly expected: readonly object[];
  /** All stored events, retracted ones included. */
  readonly stored: readonly StoredEvent[];
  /** L2: differences between the feed and the store, none. */
  readonly unrecorded: readonly string[];
}

/** Runs a service whose reports come late, and returns its events at each checkpoint, and at the end. */
export async function runLateData(world: LateWorld): Promise<readonly LateDataResult[]> {
  const run = new LateRun(world);
  await run.start();
  return run.results();
}

class LateRun {
  readonly #world: LateWorld;
  readonly #random: () => number;
  readonly #store: Store = createMemoryStore();
  readonly #clock = manualClock(NOON_MS);
  readonly #entries: JournalEntry[] = [];
  readonly #received: PositionReport[] = [];
  #service!: MaritimeService;
  #kill: () => void = () => undefined;
  readonly #cluster: MemoryCluster | undefined;

  constructor(world: LateWorld) {
    this.#world = world;
    const detectorOptions = { portAreasNear: PORT_DIRECTORY.areasNear };
    if (world.isCluster)
      this.#cluster = new MemoryCluster(this.#store, this.#clock, detectorOptions);
    this.#random = seededRandom(world.seed);
  }

  /** Starts a service; the one before is killed: its store does nothing any more. */
  async start(): Promise<void> {
    this.#kill();
    const life = mortalStore(this.#store);
    let isKilled = false;
    this.#kill = () => {
      isKilled = true;
      life.kill();
    };
    const cluster = this.#cluster?.options(() => isKilled);
    this.#service = createMaritimeService({
      ...{ ...optionsFor(life.store, this.#clock), reports: 'simulated', ports: PORT_DIRECTORY },
      surroundings: async () => SURROUNDINGS,
      ...(cluster && { cluster, reports: 'live' }),
    });
    await this.#service.start();
  }

  async results(): Promise<readonly LateDataResult[]> {
    const { hours, isKilled, hasCheckpoints } = this.#world;
    const results: LateDataResult[] = [];
    const batches = this.#delayed(seededBatches(this.#random, hours * 60));
    for (const [i, positions] of batches.entries()) {
      // Before the clock goes on: a tick of the log would advance the event time during the change.
      await this.#change(i);
      this.#clock.set(NOON_MS + BATCH_MINUTES * (i + 1) * MINUTE_MS);
      this.#received.push(...positions);
      await this.#service.ingest({ positions, statics: this.#statics(i) });
      await this.#cluster?.settle();
      if (isKilled && this.#random() < 0.03) await this.start();
      if (hasCheckpoints && this.#random() < 0.04) results.push(await this.#compare());
    }
    results.push(await this.#compare());
    await this.#service.stop();
    await this.#cluster?.stop();
    return results;
  }

  /** Delays reports to later batches. */
  #delayed(
    batches: readonly (readonly PositionReport[])[],
  ): readonly (readonly PositionReport[])[] {
    const { lateShare, lateShips } = this.#world;
    const delayed = batches.map((): PositionReport[] => []);
    const delays = SHIPS.map((_, i) => (i < lateShips ? 5 + Math.floor(40 * this.#random()) : 0));
    for (const [i, reports] of batches.entries())
      for (const report of reports) {
        const isLate = this.#random() < lateShare;
        const by =
          (delays[SHIPS.indexOf(report.mmsi)] ?? 0) + (isLate ? 1 + 40 * this.#random() : 0);
        delayed[i + Math.floor(by)]?.push(report);
      }
    return delayed;
  }

  /** Some of the ships report their type, without a time or late. */
  #statics(batch: number): readonly StaticReport[] {
    return SHIPS.filter((_, i) => (batch + 3 * i) % 11 === 0).map((mmsi, i) => {
      const timeMs = i === 0 ? null : NOON_MS + (4 * batch - 10 * i) * MINUTE_MS;
      return staticReport(mmsi, timeMs, (batch + mmsi) % 7 === 0 ? 70 : 80);
    });
  }

  /** Creates, changes and removes configurations now and then. */
  async #change(batch: number): Promise<void> {
    const { configurations } = this.#service;
    const ids = (await configurations.list(CHIEF)).items.map(({ id }) => id);
    const [id] = ids.filter(() => this.#random() < 0.3);
    const chance = this.#random();
    const body = this.#body();
    if (batch === 0 || (chance < 0.02 && ids.length < 4)) {
      const created = await configurations.create(ANNA, body);
      if (created.ok) await this.#record(created.value.id);
    } else if (id !== undefined && chance < 0.04) {
      await configurations.replace(ANNA, id, body);
      await this.#record(id);
    } else if (id !== undefined && chance < 0.045) {
      await configurations.remove(ANNA, id);
      await this.#record(id);
    }
  }

  #body(): object {
    const pick = (values: readonly number[]): number =>
      values[Math.floor(values.length * this.#random())] ?? 0;
    const { hasFilters } = this.#world;
    return configurationBody({
      ...(hasFilters && this.#random() < 0.5 && FILTERED),
      ...(this.#random() < 0.2 && { gap_max_minutes: pick([20, 60, 120]) }),
      enabled: this.#random() < 0.9,
      parameters: {
        distance_for_sts_meters: pick([100, 500, 2000]),
        transfer_time_window_minutes: pick([10, 30, 90]),
      },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [9, 53],
            [13, 53],
            [13, 55],
            [9, 55],
            [9, 53],
          ],
        ],
      },
    });
  }

  async #record(configurationId: number): Promise<void> {
    await this.#cluster?.settle();
    const found = await this.#service.configurations.get(CHIEF, configurationId);
    this.#entries.push({
      ...{ number: this.#entries.length, afterSequence: 0, configurationId },
      fromMs: this.#service.status.eventTimeMs,
      configuration: found.ok ? forDetector(found.value) : null,
    });
  }

  async #compare(): Promise<LateDataResult> {
    await this.#service.reconcile();
    const { items } = await this.#service.events.list(CHIEF, { page: 1, size: 1000 });
    const current = items.filter(({ reconciliation }) => reconciliation?.state !== 'retracted');
    return {
      logged: comparableEvents(current),
      expected: comparableEvents(await this.#inOrder()),
      stored: items.toReversed(),
      unrecorded: await differencesFromFeed(this.#service, SHIPS),
    };
  }

  /** V24: detects the received reports in the order of time, under the configurations then in force. */
  async #inOrder(): Promise<readonly StsEvent[]> {
    const statics = await readStaticHistories(this.#store);
    const filters = createFilters({ surroundings: SURROUNDINGS, statics });
    const detector = createDetector([], {
      portAreasNear: PORT_DIRECTORY.areasNear,
      firingFilter: filters,
    });
    const sorted = this.#received.toSorted(
      (one, other) => one.timeMs - other.timeMs || one.mmsi - other.mmsi,
    );
    const tracker = createTracker();
    const fixes = [tracker.step(sorted), tracker.end()].flatMap(({ batch }) => batch.fixes);
    const watermarkMs = (this.#service.status.eventTimeMs ?? -Infinity) - LATENESS_MS;
    const events = new Map<string, StsEvent>();
    let left = fixes;
    const detectUntil = (untilMs: number): void => {
      const batch = {
        fixes: left.filter(({ timeMs }) => timeMs < untilMs),
        watermarkMs: untilMs,
        ended: false,
      };
      left = left.filter(({ timeMs }) => timeMs >= untilMs);
      filters.addFixes(batch.fixes);
      for (const { event } of filters.endStep(batch, detector.step(batch)))
        events.set(event.uuid, event);
    };
    for (const { configurationId, configuration, fromMs } of this.#entries) {
      if (fromMs !== null) detectUntil(fromMs - LATENESS_MS);
      setConfiguration({ detector, filters }, configurationId, configuration, fromMs ?? -Infinity);
    }
    detectUntil(watermarkMs);
    return [...events.values()];
  }
}
