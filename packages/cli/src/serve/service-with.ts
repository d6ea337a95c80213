import type { Store } from '@roadstead/contracts';
import type { ReportRunner } from '@roadstead/reports';
import type { MaritimeService } from '@roadstead/service';
import type { Price } from '@roadstead/usage';
import { UserError } from '../host.ts';
import { bundledPorts } from '../port-directory.ts';
import { bundledVoyages } from '../voyages.ts';
import { serviceOn } from './open-service.ts';
import type { Settings } from './settings-schema.ts';

/** A service as settings want it. @throws UserError where they cannot be so */
export function serviceWith(
  store: Store,
  reports: 'live' | 'simulated',
  { retention, shipLists, prices, quotas }: Settings,
  config: string | undefined,
  reportRunner: ReportRunner | undefined,
): MaritimeService {
  try {
    return serviceOn(store, reports, {
      ...bundledPorts(),
      voyages: bundledVoyages(),
      ...(reportRunner && { reportRunner }),
      ...(retention && { retention }),
      ...(shipLists && { shipLists }),
      ...(prices && { prices: prices.map(priceOf) }),
      ...(quotas && { quotas }),
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(`${config}: ${error.message}`);
  }
}

function priceOf({ from, ...price }: NonNullable<Settings['prices']>[number]): Price {
  return { ...price, ...(from !== undefined && { fromMs: Date.parse(from) }) };
}
