import type { MaritimeService } from '@roadstead/service';
import { filter, firstValueFrom } from 'rxjs';
import { type Host, UserError } from '../host/host.ts';

/**
 * Waits for a failure of the service, after which it must be restarted. @throws UserError when the service has failed
 */
export async function waitForFailure({ status$ }: MaritimeService): Promise<never> {
  const failed = await firstValueFrom(status$.pipe(filter(({ state }) => state === 'failed')));
  throw new UserError(`the service has failed: ${failed.failure}`);
}

/** Waits until the store of a service cannot be written; for ever, while it can. */
export async function waitForWriteProblem({ status$ }: MaritimeService): Promise<void> {
  await firstValueFrom(status$.pipe(filter(({ writeProblem }) => writeProblem !== null)));
}

/** Waits for Ctrl-C or another signal to stop. */
export function waitForSignal({ interrupted }: Host): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    else interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
}
