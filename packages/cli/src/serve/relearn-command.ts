import { relearnPredictions } from '@roadstead/service';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, write } from '../host.ts';
import { bundledPorts } from '../port-directory.ts';
import { StatusLine } from '../status-line.ts';
import { counted, durationText } from '../words.ts';
import { openExistingStore } from './open-store.ts';

/** Runs `roadstead relearn`. @returns the exit code. @throws UserError where there is no store, or another program uses it */
export async function relearnCommand(folder: string, host: Host): Promise<number> {
  const store = await openExistingStore(folder);
  const status = new StatusLine(host);
  try {
    const { calls, ships } = await relearnPredictions({
      store,
      ports: bundledPorts().ports,
      signal: host.interrupted,
      onProgress: (learned) =>
        status.show(() => [counted(learned.calls, 'port call'), counted(learned.ships, 'ship')]),
    });
    status.clear();
    const took = durationText(status.elapsedMs);
    await write(
      host.stderr,
      `Learned next ports from ${counted(calls, 'port call')} of ${counted(ships, 'ship')} in ${took}.\n`,
    );
    return EXIT_OK;
  } catch (error) {
    status.clear();
    if (!host.interrupted.aborted || error !== host.interrupted.reason) throw error;
    return EXIT_INTERRUPTED;
  } finally {
    await store.close();
  }
}
