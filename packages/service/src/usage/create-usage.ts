import {
  DelegatedUsage,
  type Usage,
  type UsageOptions,
  UsageService,
  type UsageTotals,
} from '@roadstead/usage';
import { delegate } from '../api/delegate.ts';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { LeaderCalls } from '../leader/leader-calls.ts';
import { setCancelableTimeout } from '../operations/timers.ts';
import type { ServiceBase } from '../service-base.ts';
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
    counted: publishUsage(changes),
  });
}

/** Creates the accounting of usage of an API process, which the leader writes. */
export function createDelegatedUsage(
  options: ServiceOptions,
  leader: LeaderCalls,
  { changes, newUuid }: Pick<ServiceBase, 'changes' | 'newUuid'>,
): DelegatedUsage {
  return new DelegatedUsage({
    ...options,
    sender: newUuid(),
    setTimer: setCancelableTimeout,
    collect: (batch) => leader.call({ kind: 'usage', batch }) as Promise<readonly UsageTotals[]>,
    read: delegate<Usage>('usage', leader, {}),
    failed: (error) =>
      options.log?.('Usage could not be sent. It stays in memory until it can.', error),
    counted: publishUsage(changes),
  });
}

function publishUsage(changes: ChangeStream): NonNullable<UsageOptions['counted']> {
  return (user, details, count) => {
    if (!changes.isObserved('usage')) return;
    changes.publish({ type: 'usage', record: { user, ...details }, count });
  };
}
