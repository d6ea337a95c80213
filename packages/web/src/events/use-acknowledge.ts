import { useSignal } from '@preact/signals';
import { useApp } from '../app/app-context.ts';
import { errorText } from '../ui/loaded-view.tsx';
import type { StsEvent } from './event-filter.ts';

interface Acknowledging {
  readonly isBusy: boolean;
  /** Empty: none. */
  readonly problem: string;
  readonly acknowledge: () => void;
}

/** Acknowledges an event. It is shown as acknowledged when the service has stored that. @param onDone gets the event afterwards */
export function useAcknowledge(id: number, onDone?: (event: StsEvent) => void): Acknowledging {
  const { client } = useApp();
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const acknowledge = (): void => {
    isBusy.value = true;
    problem.value = '';
    client.request('POST /api/ingress/event-detection/s2s-events/{id}/ack', { id }).then(
      (event) => {
        onDone?.(event);
        isBusy.value = false;
      },
      (error: unknown) => {
        problem.value = errorText(error);
        isBusy.value = false;
      },
    );
  };
  return { isBusy: isBusy.value, problem: problem.value, acknowledge };
}
