import type { Store } from '@roadstead/contracts';
import type { ServiceOptions } from '@roadstead/service';
import type { Price } from '@roadstead/usage';
import { alertOptions } from '../alerts/alert-options.ts';
import { findSecretsKey } from '../alerts/secrets-key.ts';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import type { VoyageThread } from '../bundled/voyage-thread.ts';
import { DATA_FOLDER } from '../command-line/store-options.ts';
import { type Host, UserError } from '../host/host.ts';
import { reportThreads } from '../reports/report-thread.ts';
import { localServiceOptions } from './create-local-service.ts';
import { isDatabase } from './is-database.ts';
import type { ServeOptions } from './serve-options.ts';
import type { Settings } from './settings-schema.ts';

/** The options of a service by its settings, and the thread that computes its routes. */
export interface SettingsOptions<Thread> {
  /** Returns the options of the service on a store. */
  readonly on: (store: Store) => ServiceOptions;
  readonly thread: Thread;
}

/** Reads what the settings name, and starts the thread of routes. @throws UserError for a setting that is not usable */
export async function optionsFromSettings<Thread extends Pick<VoyageThread, 'voyages'>>(
  settings: Settings & ServeOptions,
  { env, passwordHasher }: Pick<Host, 'env' | 'passwordHasher'>,
  log: (line: string) => void,
  startThread: () => Thread,
): Promise<SettingsOptions<Thread>> {
  const { data = DATA_FOLDER, store: kind = 'sqlite', scenario } = settings;
  const ports = bundledPorts(await bundledGazetteer(settings.ports));
  const isFile = kind === 'sqlite' && !isDatabase(data);
  const secretsKey = findSecretsKey(settings.alerts?.keyFile, isFile ? data : undefined, env);
  const alerts = alertOptions(settings, secretsKey, env);
  const reportRunner = kind === 'sqlite' ? reportThreads(data) : undefined;
  const { retention, shipLists, prices, quotas, vesselEvents } = settings;
  const thread = startThread();
  return {
    thread,
    on: (store) =>
      localServiceOptions(store, scenario === undefined ? 'live' : 'simulated', {
        ...{ ...ports, voyages: thread.voyages, passwordHasher, alerts },
        ...(reportRunner && { reportRunner }),
        log: (message, error) => log(JSON.stringify(logLine(message, error))),
        ...(retention && { retention }),
        ...(shipLists && { shipLists }),
        ...(prices && { prices: prices.map(priceOf) }),
        ...(quotas && { quotas }),
        ...(vesselEvents && { vesselEvents }),
      }),
  };
}

/** Creates a service. @throws UserError for a setting out of range */
export function createFromSettings<Service>(
  config: string | undefined,
  create: () => Service,
): Service {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(`${config}: ${error.message}`);
  }
}

function logLine(message: string, error: unknown): object {
  return { message, ...(error instanceof Error && { error: `${error.name}: ${error.message}` }) };
}

function priceOf({ from, ...price }: NonNullable<Settings['prices']>[number]): Price {
  return { ...price, ...(from !== undefined && { fromMs: Date.parse(from) }) };
}
