import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { ConfigurationBody } from './configuration-draft.ts';
import { newestDataMs } from './newest-data.ts';
import { applyMessage, IDLE_PREVIEW, type PreviewState } from './preview-state.ts';

const PREVIEW = 'POST /api/ingress/event-detection/configurations/preview';
/** Moving a slider sends one request when it rests. */
const PAUSE_MS = 250;
const MS_PER_DAY = 86_400_000;

/**
 * Follows the preview of a configuration; a changed one replaces it. The events of the one before stay until the first of the new ones.
 * @param body null: there is nothing to preview
 */
export function usePreview(
  body: ConfigurationBody | null,
  days: number,
): ReadonlySignal<PreviewState> {
  const { client, live } = useApp();
  const state = useSignal<PreviewState>(IDLE_PREVIEW);
  const key = body && JSON.stringify(body);
  useEffect(() => {
    if (!body) {
      state.value = IDLE_PREVIEW;
      return undefined;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const timer = setTimeout(() => void follow(), PAUSE_MS);
    const follow = async (): Promise<void> => {
      const endMs = newestDataMs(live);
      const begin = new Date(endMs - days * MS_PER_DAY).toISOString();
      const end = new Date(endMs).toISOString();
      let next: PreviewState = { ...IDLE_PREVIEW, phase: 'running' };
      state.value = { ...state.peek(), phase: 'running', progress: 0, error: null };
      try {
        for await (const message of client.read(PREVIEW, { begin, end, body }, { signal })) {
          if (signal.aborted) return;
          next = applyMessage(next, message);
          if (message.type !== 'ready') state.value = next;
        }
        if (next.phase === 'running') state.value = { ...next, phase: 'stopped' };
      } catch (error) {
        if (!signal.aborted) state.value = { ...next, phase: 'failed', error };
      }
    };
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, days]);
  return state;
}
