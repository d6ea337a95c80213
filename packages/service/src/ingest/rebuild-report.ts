import { timestampMs } from '@roadstead/model';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { RebuildReport } from '../operations/service-status.ts';
import type { RebuiltSteps } from './rebuild-steps.ts';

/** Describes a rebuild. @param windowMinutesMax the longest window of the configurations */
export function reportOfRebuild(
  problems: readonly string[],
  rebuilt: RebuiltSteps,
  durationMs: number,
  windowMinutesMax: number,
): RebuildReport {
  const { batches, reports, beginMs, left } = rebuilt;
  const { unknownUntilMs } = left;
  const eventsLeft = left.events;
  const { eventTimeMs } = rebuilt.steps.tracker;
  const isIncomplete =
    windowMinutesMax > 0 &&
    (left.encounters > 0 || eventsLeft > 0 || !(eventTimeMs >= unknownUntilMs)) &&
    unknownUntilMs !== Number.NEGATIVE_INFINITY;
  const completeFromMs = unknownUntilMs + windowMinutesMax * millisecondsInMinute;
  return {
    ...{ problems, batches, reports, beginMs, durationMs, isIncomplete, eventsLeft },
    completeFromMs: isIncomplete && Number.isFinite(completeFromMs) ? completeFromMs : null,
  };
}

/** Returns the lines of the log about a rebuild. */
export function rebuildMessages(report: RebuildReport): readonly string[] {
  const { problems, batches, reports, beginMs, durationMs, isIncomplete } = report;
  const seconds = (durationMs / millisecondsInSecond).toFixed(1);
  const since = beginMs === null ? '' : ` since ${timestampMs(beginMs)}`;
  const from =
    batches === 0
      ? 'without reports, since none are left'
      : `from ${batches} stored batches with ${reports} reports${since}`;
  const rebuilt = `The saved state could not be read (${problems.join('; ')}). It was built again ${from}, in ${seconds} s.`;
  return isIncomplete ? [rebuilt, incompleteMessage(report)] : [rebuilt];
}

function incompleteMessage({ beginMs, completeFromMs, eventsLeft }: RebuildReport): string {
  const begin = beginMs === null ? 'the next reports' : timestampMs(beginMs);
  const until =
    completeFromMs === null
      ? 'the longest window after these'
      : `event time ${timestampMs(completeFromMs)}`;
  return (
    `Detection is incomplete from ${begin} to ${until}: encounters that began before have no new events. ` +
    `${eventsLeft} current events stay as they were logged until their ships are heard together.`
  );
}
