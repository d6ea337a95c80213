import type { MaritimeService } from '@roadstead/service';
import { filter, firstValueFrom } from 'rxjs';
import { type Host, UserError } from '../host.ts';

/** @throws UserError when the service has failed: its store is to be looked after, and then it starts again */
export async function untilFailed({ status$ }: MaritimeService): Promise<never> {
  const failed = await firstValueFrom(status$.pipe(filter(({ state }) => state === 'failed')));
  throw new UserError(`the service has failed: ${failed.failure}`);
}

/** Ctrl-C, or another wish that we end. */
export function untilInterrupted({ interrupted }: Host): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    else interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
}
