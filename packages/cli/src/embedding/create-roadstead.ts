import { randomUUID } from 'node:crypto';
import { type Clock, createMemoryStore, Mutex, type Store } from '@roadstead/contracts';
import {
  checkFields,
  type FieldRule,
  type FieldRules,
  isObject,
  methodsRule,
  type PositionInput,
  type StaticInput,
} from '@roadstead/model';
import {
  type AlertOptions,
  createMaritimeService,
  type MaritimeService,
  type ServiceOptions,
  type StoredConfiguration,
  type User,
} from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import type { z } from 'zod';
import { alertOptions } from '../alerts/alert-options.ts';
import { ALERT_SETTINGS } from '../alerts/alert-settings.ts';
import { findSecretsKey } from '../alerts/secrets-key.ts';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import { startVoyageThread, type VoyageThread } from '../bundled/voyage-thread.ts';
import { writeError } from '../host/host.ts';
import { randomBytes, scryptPasswordHasher } from '../node/secrets.ts';
import { unzip } from '../node/unzip.ts';
import { createStoreFolder, storeFile } from '../operations/open-store.ts';

import { ensureConfiguration, type WantedConfiguration } from './ensure-configuration.ts';
import { ensureUser, type WantedUser } from './ensure-user.ts';
import { type IngestedReports, ingestReports } from './ingest-reports.ts';

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** The options of {@link createRoadstead}. */
export interface RoadsteadOptions
  extends Partial<
    Pick<
      ServiceOptions,
      'clock' | 'reports' | 'retention' | 'shipLists' | 'prices' | 'quotas' | 'vesselEvents' | 'log'
    >
  > {
  /** The folder of the SQLite store, created if it is missing. Without it the store is in memory. */
  readonly data?: string;
  /** The path of a GeoJSON file with ports, areas, berths and anchorages of the host, beside the bundled ones (G18). */
  readonly ports?: string;
  /** The settings `alerts` of the command: `{}` for webhooks. Default: no alerts. */
  readonly alerts?: z.input<typeof ALERT_SETTINGS>;
}

/** A running service with everything that it needs on this machine: store, clock, cryptography, ports and sea routes. */
export interface Roadstead extends AsyncDisposable {
  /** The service: tracking, routing, reports, next ports, events and the rest; `createHttpHandler` accepts it. */
  readonly service: MaritimeService;
  /** Event changes, each after its write is durable. */
  readonly events$: MaritimeService['events$'];
  /**
   * Ingests position and static reports as plain objects, in the order of arrival. The promise is fulfilled when the accepted
   * ones are durable.
   * @returns counts, and an entry of `rejected` for each wrong field and each report that is not stored. Bad data never
   *   throws; the promise rejects with the store's error, and where the service is not running.
   */
  ingest(reports: readonly (PositionInput | StaticInput)[]): Promise<IngestedReports>;
  /**
   * Creates the detector configuration with this name, or replaces it if it differs, so that a program can call it at each
   * start. Fields that it does not name, such as contacts, stay as they are.
   * @throws TypeError for a wrong field, Error if the service is not running
   */
  ensureConfiguration(wanted: WantedConfiguration): Promise<StoredConfiguration>;
  /**
   * Creates the user with this name for the HTTP interface. An existing user stays as it is, password included.
   * @throws TypeError for a wrong field, Error if the service is not running
   */
  ensureUser(wanted: WantedUser): Promise<User>;
  /** Stops the service and closes the store. Further calls wait for the same end. */
  stop(): Promise<void>;
}

const REPORTS = ['live', 'recorded', 'simulated'];
const OBJECT: FieldRule = { rule: 'must be an object', check: isObject };
const OPTIONS: FieldRules<RoadsteadOptions> = {
  data: {
    rule: 'must be a folder path (string)',
    check: (value) => typeof value === 'string' && value !== '',
  },
  ports: {
    rule: 'must be a file path (string)',
    check: (value) => typeof value === 'string' && value !== '',
  },
  clock: methodsRule('now'),
  reports: {
    rule: `must be ${REPORTS.map((each) => `"${each}"`).join(' or ')}`,
    check: (value) => REPORTS.includes(value as string),
  },
  retention: OBJECT,
  shipLists: OBJECT,
  prices: { rule: 'must be an array of prices', check: Array.isArray },
  quotas: OBJECT,
  vesselEvents: {
    rule: 'must be true or false',
    check: (value) => typeof value === 'boolean',
  },
  alerts: { rule: 'must be an object of settings', check: isObject },
  log: { rule: 'must be a function', check: (value) => typeof value === 'function' },
};

/**
 * Opens the store, creates the service and starts it.
 * @throws TypeError for a wrong option, RangeError for a value out of range, an Error that names each wrong feature of `ports`,
 *   and the store's error where it cannot be opened
 */
export async function createRoadstead(options: RoadsteadOptions = {}): Promise<Roadstead> {
  checkFields<RoadsteadOptions>('createRoadstead', options, OPTIONS);
  const { data, ports, alerts, ...rest } = options;
  const senders = alerts && sendersOf(alerts, data);
  const gazetteer = await bundledGazetteer(ports);
  const store =
    data === undefined ? createMemoryStore({ feedId: randomUUID() }) : await openDataFolder(data);
  const thread = startVoyageThread();
  try {
    const overrides = Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value !== undefined),
    );
    const service = createMaritimeService({
      store,
      clock: systemClock,
      randomBytes,
      passwordHasher: scryptPasswordHasher,
      unzip,
      ...bundledPorts(gazetteer),
      voyages: thread.voyages,
      // Messages without an error are information, not warnings.
      log: (message, error) => {
        if (error !== null) warn(message, error);
      },
      ...(senders && { alerts: senders }),
      ...overrides,
    });
    await thread.loaded;
    await service.start();
    return new RunningRoadstead(service, store, thread);
  } catch (error) {
    await thread.close();
    await store.close();
    throw error;
  }
}

/** @throws TypeError for a wrong setting, UserError for a secret that is missing */
function sendersOf(alerts: unknown, data: string | undefined): AlertOptions {
  const settings = ALERT_SETTINGS.safeParse(alerts);
  if (!settings.success) {
    const [issue] = settings.error.issues;
    throw new TypeError(`createRoadstead: alerts.${issue?.path.join('.')}: ${issue?.message}`);
  }
  const key = findSecretsKey(settings.data.keyFile, data, process.env);
  return alertOptions({ alerts: settings.data }, key, process.env);
}

/** Emits a warning of the process, which Node prints to standard error by default. */
function warn(message: string, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.emitWarning(message, { type: 'RoadsteadWarning', detail });
}

async function openDataFolder(data: string): Promise<Store> {
  try {
    await createStoreFolder(data);
  } catch (error) {
    throw writeError(data, error);
  }
  return createSqliteStore({ path: storeFile(data) });
}

class RunningRoadstead implements Roadstead {
  readonly service: MaritimeService;
  readonly #store: Store;
  readonly #thread: VoyageThread;
  /** Two calls for the same name must not both create it. */
  readonly #ensuring: Mutex = new Mutex();
  #stopped: Promise<void> | undefined;

  constructor(service: MaritimeService, store: Store, thread: VoyageThread) {
    this.service = service;
    this.#store = store;
    this.#thread = thread;
  }

  get events$(): MaritimeService['events$'] {
    return this.service.events$;
  }

  ingest(reports: readonly (PositionInput | StaticInput)[]): Promise<IngestedReports> {
    return ingestReports(this.service, reports);
  }

  ensureConfiguration(wanted: WantedConfiguration): Promise<StoredConfiguration> {
    return this.#whileRunning('ensureConfiguration', () =>
      ensureConfiguration(this.service, wanted),
    );
  }

  ensureUser(wanted: WantedUser): Promise<User> {
    return this.#whileRunning('ensureUser', () => ensureUser(this.service, wanted));
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  /** @throws Error if the service is not running */
  #whileRunning<Value>(name: string, ensure: () => Promise<Value>): Promise<Value> {
    return this.#ensuring.runExclusive(() => {
      const { state } = this.service.status;
      if (state !== 'running') throw new Error(`${name}: The service is ${state}.`);
      return ensure();
    });
  }

  async #stop(): Promise<void> {
    try {
      await this.#ensuring.runExclusive(() => this.service.stop());
    } finally {
      await this.#thread.close();
      await this.#store.close();
    }
  }
}
