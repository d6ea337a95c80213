import { randomUUID } from 'node:crypto';
import { timestampMs } from '@roadstead/model';
import {
  ContinuationError,
  type LogContinuation,
  type LogGapReason,
  prepareContinuation,
} from '@roadstead/service';
import { bundledSurroundings } from '../bundled/bundled-surroundings.ts';
import { EXIT_NOT_AS_EXPECTED, EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { openDatabaseToWrite } from '../operations/database-store.ts';
import { isDatabase } from '../operations/is-database.ts';
import type { ContinueLogCommandOptions } from './continue-log-options.ts';
import { openLog } from './open-log.ts';

const ADVICE = 'Stop all leaders first: a killed one has it for 10 s.';

/** Runs `roadstead continue-log`. @returns the exit code: 1 without `--yes` where something is lost @throws UserError */
export async function continueLogCommand(
  { data, log, yes }: ContinueLogCommandOptions,
  host: Host,
): Promise<number> {
  if (!isDatabase(data))
    throw new UserError('--data is the database of a cluster: postgres://USER@HOST/DATABASE.');
  const positions = await openLog(log);
  try {
    const store = await openDatabaseToWrite(data, ADVICE);
    try {
      const continuation = await prepareContinuation({
        ...{ store, log: positions, newUuid: randomUUID, signal: host.interrupted },
        ...{ detectorOptions: {}, surroundings: await bundledSurroundings() },
      });
      await writeText(host.stdout, describe(continuation));
      if (continuation.reason === null) return EXIT_OK;
      if (yes) await continuation.write();
      await writeText(host.stdout, yes ? CONTINUED : UNCHANGED);
      return yes ? EXIT_OK : EXIT_NOT_AS_EXPECTED;
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof ContinuationError ? new UserError(error.message) : error;
  } finally {
    await positions.close();
  }
}

const CONTINUED = 'Continued. Start a leader and the detectors.\n';
const UNCHANGED = 'Nothing was changed. With --yes the store is continued with this log.\n';

const REASONS: Record<LogGapReason, string> = {
  replaced: 'it is another log than the one that the store was written from',
  shortened: 'it has lost its end',
  discarded: 'it has discarded messages that the store does not have',
  snapshots: 'it has discarded messages that the detectors need',
  revisions: 'it has changes of configurations that the store does not have',
  'other-revisions': 'it has other changes of configurations than the store',
};

function describe(continuation: LogContinuation): string {
  const { reason, place, begin, newest, currentEvents, unknown } = continuation;
  const at = `The store has the messages up to ${place.sequence}, of ${timestampMs(place.timeMs)}`;
  if (reason === null)
    return `${at}, and the log has all after it, up to ${newest}. Start a leader: nothing is lost.\n`;
  if (reason === 'revisions')
    return [
      `${at}. The log does not continue it: ${REASONS[reason]}.`,
      'Lost:',
      `- these changes, of ${unknown.configurationIds.length} configurations, and the events that fired under them`,
      'Nothing else is lost: leader and detectors process all messages after their places.',
      '',
    ].join('\n');
  return [
    `${at}. The log does not continue it: ${REASONS[reason]}.`,
    `Leader and detectors begin after message ${begin.sequence} of it; it has ${newest - begin.sequence} after this one.`,
    'Lost:',
    ...lostOf(reason, continuation).map((each) => `- ${each}`),
    `Continued: ${currentEvents} current events. One whose ships are not together any more stays current until they are heard together again.`,
    '',
  ].join('\n');
}

function lostOf(
  reason: Exclude<LogGapReason, 'revisions'>,
  { place, begin, newest, committed, firstMs }: LogContinuation,
): readonly string[] {
  const from = timestampMs(place.timeMs);
  const until = newest > begin.sequence ? timestampMs(firstMs) : 'now';
  const reports = {
    replaced: [`the reports that were acknowledged between ${from} and ${until}`],
    shortened: [`the reports that were acknowledged between ${from} and ${until}`],
    discarded: [
      `the reports in messages ${place.sequence + 1} to ${begin.sequence}, acknowledged between ${from} and ${until}`,
    ],
    snapshots: [],
    'other-revisions': ['the changes of configurations in the log that the store does not have'],
  }[reason];
  const unwritten =
    committed < place.sequence
      ? [`the begins and ends of events in messages ${committed + 1} to ${place.sequence}`]
      : [];
  return [
    ...reports,
    ...unwritten,
    'the events of ships that are together already, and have no event yet: a backfill finds those of the stored reports',
  ];
}
