import { timestampMs } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import { type Host, writeText } from '../host/host.ts';

/** After a kill, usage of the last second is not counted. */
export async function warnOfUncountedUsage(
  { usage }: MaritimeService,
  { stderr }: Pick<Host, 'stderr'>,
): Promise<void> {
  const { uncountedAfterMs } = usage;
  if (uncountedAfterMs === null) return;
  const time = timestampMs(uncountedAfterMs);
  const text = `The service was killed: usage after ${time}, one second at most, is not counted.\n`;
  await writeText(stderr, text);
}
