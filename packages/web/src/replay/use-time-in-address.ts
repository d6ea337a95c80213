import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { route, setValues } from '../app/router.ts';
import type { Playback } from './playback.ts';
import { seek } from './player.ts';

/** Browsers refuse more than about 100 changes of the address in 30 s. */
const WRITE_MS = 1000;

/** Keeps the instant of a replay in the address, and follows it when somebody changes it. */
export function useTimeInAddress(playback: Playback): void {
  const written = useRef<string | undefined>(undefined);
  useEffect(() => {
    const timer = setInterval(() => {
      const { timeMs, beginMs } = playback.player.peek();
      const text = timeMs === beginMs ? undefined : textOf(timeMs);
      if (text === written.current) return;
      written.current = text;
      setValues({ t: text });
    }, WRITE_MS);
    return () => clearInterval(timer);
  }, [playback]);
  useSignalEffect(() => {
    const { t } = route.value.values;
    if (t === written.current) return;
    written.current = t;
    const timeMs = Date.parse(t ?? '');
    if (!Number.isNaN(timeMs)) playback.change((player) => seek(player, timeMs));
  });
}

/** Returns a time to the second, as short as it can be read. */
function textOf(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19)}Z`;
}
