import type { CDPSession } from 'playwright-core';

/** Returns the processor time of the page's main thread in milliseconds. */
export async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}
