import type { PositionSource } from '@roadstead/recordings';
import { takeUntilAborted } from '../host/take-until-aborted.ts';

/** Returns a source whose reports end when a command is interrupted. */
export function interruptible(source: PositionSource, interrupted: AbortSignal): PositionSource {
  const { sorted } = source;
  return {
    ...source,
    read: (addStatics) => takeUntilAborted(source.read(addStatics), interrupted),
    sorted: sorted && (async () => interruptible(await sorted(), interrupted)),
  };
}
