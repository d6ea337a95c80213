import type { ReplayData } from '@roadstead/recordings';
import { type Host, writeText } from '../host/host.ts';
import type { LineOutput } from '../host/output.ts';
import { replayPage } from './replay-page.ts';

/** Writes the replay of a run as one page. @param path for the message */
export async function writeReplay(
  output: LineOutput,
  path: string,
  replay: ReplayData,
  host: Host,
): Promise<void> {
  await output.append([replayPage(await host.replayTemplate(), replay)]);
  await output.finish();
  await writeText(host.stderr, `Wrote the replay to ${path}.\n`);
}
