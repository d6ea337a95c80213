import { retrainPredictions } from '@roadstead/service';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, writeText } from '../host/host.ts';
import { StatusLine } from '../host/status-line.ts';
import { openExistingStore } from '../operations/open-store.ts';
import { formatCount, formatDuration } from '../text/format-text.ts';

/**
 * Runs `roadstead relearn`.
 * @param portsFile a GeoJSON file with ports of the host
 * @returns the exit code. @throws UserError for a missing store, or one in use, and for a wrong file
 */
export async function retrainCommand(
  folder: string,
  portsFile: string | undefined,
  host: Host,
): Promise<number> {
  const { ports } = bundledPorts(await bundledGazetteer(portsFile));
  const store = await openExistingStore(folder);
  const status = new StatusLine(host);
  try {
    const { calls, ships } = await retrainPredictions({
      store,
      ports,
      signal: host.interrupted,
      onProgress: (learned) =>
        status.show(() => [
          formatCount(learned.calls, 'port call'),
          formatCount(learned.ships, 'ship'),
        ]),
    });
    status.clear();
    const took = formatDuration(status.elapsedMs);
    await writeText(
      host.stderr,
      `Trained the next-port model on ${formatCount(calls, 'port call')} of ${formatCount(ships, 'ship')} in ${took}.\n`,
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
