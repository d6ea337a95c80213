import type { Store } from '@roadstead/contracts';
import type { ReportRunner } from '@roadstead/reports';
import type { AlertOptions, MaritimeService, ServiceOptions } from '@roadstead/service';
import type { Price } from '@roadstead/usage';
import { UserError } from '../host/host.ts';
import { createLocalService } from './create-local-service.ts';
import type { Settings } from './settings-schema.ts';

/** The options of a service that follow no setting. */
type FixedOptions = Pick<
  ServiceOptions,
  'ports' | 'countryOf' | 'surroundings' | 'voyages' | 'passwordHasher'
>;

/** Creates a service from settings. @throws UserError for a setting out of range */
export function createServiceFromSettings(
  store: Store,
  reports: 'live' | 'simulated',
  { retention, shipLists, prices, quotas, vesselEvents }: Settings,
  config: string | undefined,
  fixed: FixedOptions,
  reportRunner: ReportRunner | undefined,
  alerts: AlertOptions,
  log?: (line: string) => void,
): MaritimeService {
  try {
    return createLocalService(store, reports, {
      ...{ ...fixed, alerts },
      ...(reportRunner && { reportRunner }),
      ...(log && { log: (message, error) => log(JSON.stringify(logLine(message, error))) }),
      ...(retention && { retention }),
      ...(shipLists && { shipLists }),
      ...(prices && { prices: prices.map(priceOf) }),
      ...(quotas && { quotas }),
      ...(vesselEvents && { vesselEvents }),
    });
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
