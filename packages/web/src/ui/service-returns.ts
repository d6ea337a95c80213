import { signal } from '@preact/signals';

/** Number of times that the service was in reach again after a loss: what could not be loaded meanwhile is then loaded. */
export const serviceReturns = signal(0);
