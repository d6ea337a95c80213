import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Returns a number that grows each so many milliseconds while something goes on: a key for `useLoaded`. */
export function useRepeated(isGoingOn: boolean, intervalMs: number): number {
  const count = useSignal(0);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setInterval(() => count.value++, intervalMs);
    return () => clearInterval(timer);
  }, [isGoingOn, intervalMs]);
  return count.value;
}
