import { UsageService } from '@roadstead/usage';
import type { ChangeStream } from '../changes/change-stream.ts';
import { setCancelableTimeout } from '../operations/timers.ts';
import type { ServiceOptions } from '../service-options.ts';

/** Creates the accounting of usage, which publishes what it counts. */
export function createUsage(
  options: ServiceOptions,
  { changes }: { readonly changes: ChangeStream },
): UsageService {
  return new UsageService({
    ...options,
    setTimer: setCancelableTimeout,
    failed: (error) =>
      options.log?.('Usage could not be written. It stays in memory until it can.', error),
    counted: (user, details, count) => {
      if (!changes.isObserved('usage')) return;
      changes.publish({ type: 'usage', record: { user, ...details }, count });
    },
  });
}
