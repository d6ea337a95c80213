import type { Report } from '@roadstead/service';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, UserError, write } from '../host.ts';
import { findInputs } from '../inputs.ts';
import { mergeByTime } from '../merge.ts';
import { Progress } from '../progress.ts';
import { Tally } from '../tally.ts';
import { untilAborted } from '../until-aborted.ts';
import { counted, grouped } from '../words.ts';
import { serviceOn } from './open-service.ts';
import { openStore } from './open-store.ts';

/** What `roadstead ingest` was told. */
export interface IngestOptions {
  readonly inputs: readonly string[];
  readonly data: string;
}

/** Batches that are being written at a time: the store commits several together. */
const IN_FLIGHT_MAX = 8;

/** Runs `roadstead ingest`. @returns the exit code. @throws UserError for what the user has to mend. */
export async function ingestCommand(options: IngestOptions, host: Host): Promise<number> {
  const inputs = await findInputs(options.inputs, host.stdin, {});
  const store = await openStore({ data: options.data, store: 'sqlite' });
  const tally = new Tally();
  const progress = new Progress(host, tally, undefined);
  try {
    // What is past is not measured by this machine's clock.
    const service = serviceOn(store, false);
    await service.start();
    const inFlight = new Set<Promise<void>>();
    const counts = { accepted: 0, late: 0, rejected: 0 };
    const take = async (reports: readonly Report[]): Promise<void> => {
      const taken = await service.ingest(reports);
      if (!taken.ok) throw new UserError(taken.failure.detail);
      counts.accepted += taken.value.accepted;
      counts.late += taken.value.late;
      counts.rejected += taken.value.rejected.length;
    };
    const reports = mergeByTime(inputs.map((input) => tally.positionsOf(input)));
    for await (const batch of untilAborted(reports, host.interrupted)) {
      const taking = take(batch).finally(() => inFlight.delete(taking));
      inFlight.add(taking);
      if (inFlight.size >= IN_FLIGHT_MAX) await Promise.race(inFlight);
      const { eventTimeMs, counts: known } = service.status;
      progress.show(eventTimeMs ?? Number.NEGATIVE_INFINITY, known.eventsFired);
    }
    await Promise.all(inFlight);
    const { eventsFired } = service.status.counts;
    await service.stop();
    progress.clear();
    await write(
      host.stderr,
      `Kept ${counted(counts.accepted, 'position report')}, ${grouped(counts.late)} of them too late for detection; ` +
        `rejected ${grouped(counts.rejected)}. ${counted(eventsFired, 'event')} fired.\n`,
    );
    return host.interrupted.aborted ? EXIT_INTERRUPTED : EXIT_OK;
  } finally {
    progress.clear();
    await store.close();
  }
}
