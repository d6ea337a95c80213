import { type LogBounds, type LogCursor, LogError, type PositionLog } from '@roadstead/contracts';
import { decodeLogRecord } from '../log/decode-log-record.ts';
import { encodeLogRecord } from '../log/encode-log-record.ts';
import type { ConfigurationRecord } from '../log/log-record.ts';
import { isSkipped, type RevisionDocument, type SkippedRevisions } from './cluster-tables.ts';

/**
 * Why a cluster cannot continue with a log.
 *
 * | reason | meaning |
 * | --- | --- |
 * | `replaced` | it is another log, so nothing of the former one is left |
 * | `shortened` | it is the same log, which has lost its end |
 * | `discarded` | messages after the last stored one are gone |
 * | `snapshots` | messages that the detectors need are gone; those that are not stored are there |
 * | `revisions` | it has changes of configurations that the store does not have, and nothing else is wrong |
 * | `other-revisions` | it has other changes of configurations than the store by the same numbers |
 */
export type LogGapReason =
  | 'replaced'
  | 'shortened'
  | 'discarded'
  | 'snapshots'
  | 'revisions'
  | 'other-revisions';

/** A cluster cannot be continued with a log as it is; the message is one sentence for the operator. */
export class ContinuationError extends Error {
  override readonly name = 'ContinuationError';
}

/** The part of the store that decides whether a log continues it. */
export interface StoredPlace {
  /** The last message that is stored. */
  readonly place: LogCursor;
  /** The last revision of a configuration that is applied. */
  readonly applied: number;
  readonly revisions: readonly RevisionDocument[];
  readonly skipped: readonly SkippedRevisions[];
  /** The message after the oldest snapshot of a slot is the first one that detectors need. */
  readonly oldestSnapshot: number;
}

/** A log that does not continue a store, or one that does, and where it can be continued. */
export interface LogGap {
  /** Null for a log that continues the store. */
  readonly reason: LogGapReason | null;
  /** The place after which the log can be continued. Its time does not precede that of the last stored message. */
  readonly begin: LogCursor;
  /** The last message, and the time of the first one after `begin`. */
  readonly newest: number;
  readonly firstMs: number;
  /** The greatest revisions of configurations and of divisions after `begin`; 0 without one. */
  readonly configurationRevision: number;
  readonly planRevision: number;
  /** The configurations of the changes that the store does not have, and the number of the first of these. */
  readonly unknown: { readonly first: number; readonly configurationIds: readonly number[] };
}

/**
 * Compares a log with the place of a store. Appends a tick, so that a message follows the place of an intact log, with which a reader finds
 * out whether the log has lost its end.
 * @param id of the tick @throws ContinuationError for a log that is full, or has a message that cannot be decoded
 */
export async function findLogGap(
  log: PositionLog,
  stored: StoredPlace,
  id: string,
  signal: AbortSignal,
): Promise<LogGap> {
  const tick = await log.append(id, encodeLogRecord({ kind: 'tick' }));
  if (!tick.ok) throw new ContinuationError('The log has no room for a message: enlarge it first.');
  const bounds = await log.bounds();
  const found = await beginOf(log, stored, bounds, signal);
  const { begin } = found;
  const content = await readContent(log, begin, bounds.newest, stored, signal);
  const isUnreadable = stored.oldestSnapshot < bounds.discarded;
  const reason = found.reason ?? (isUnreadable ? 'snapshots' : null) ?? ofRevisions(content);
  return { reason, begin, newest: bounds.newest, ...content };
}

function ofRevisions({
  unknown,
  hasOthers,
}: Pick<LogGap, 'unknown'> & { readonly hasOthers: boolean }): LogGapReason | null {
  if (hasOthers) return 'other-revisions';
  return unknown.configurationIds.length > 0 ? 'revisions' : null;
}

async function beginOf(
  log: PositionLog,
  { place }: StoredPlace,
  { id, discarded, newest }: LogBounds,
  signal: AbortSignal,
): Promise<Pick<LogGap, 'reason' | 'begin'>> {
  const { timeMs } = place;
  const oldest = { logId: id, sequence: discarded, timeMs };
  if (place.logId !== id) return { reason: 'replaced', begin: oldest };
  if (place.sequence < discarded) return { reason: 'discarded', begin: oldest };
  try {
    if (place.sequence < newest)
      for await (const _ of log.read(place, signal)) return { reason: null, begin: place };
  } catch (error) {
    if (!(error instanceof LogError && error.reason === 'replaced')) throw error;
  }
  // The store has the messages up to its place, which were not later than this time.
  let { sequence } = oldest;
  for await (const message of log.read({ ...oldest, timeMs: 0 }, signal)) {
    if (message.timeMs > timeMs) break;
    sequence = message.sequence;
    if (sequence === newest) break;
  }
  return { reason: 'shortened', begin: { logId: id, sequence, timeMs } };
}

async function readContent(
  log: PositionLog,
  begin: LogCursor,
  newest: number,
  { applied, revisions, skipped }: StoredPlace,
  signal: AbortSignal,
) {
  const documents = new Map(revisions.map((document) => [document.revision, document]));
  const last = Math.max(applied, ...documents.keys(), ...skipped.map((each) => each.last));
  const unknown = new Set<number>();
  const found = { hasOthers: false, firstMs: 0, configurationRevision: 0, planRevision: 0 };
  const result = () => ({
    ...found,
    unknown: { first: last + 1, configurationIds: [...unknown] },
  });
  if (begin.sequence >= newest) return result();
  for await (const { sequence, timeMs, bytes } of log.read(begin, signal)) {
    const decoded = decodeLogRecord(bytes);
    if (!decoded.ok)
      throw new ContinuationError(`Message ${sequence} of the log: ${decoded.error}.`);
    const record = decoded.value;
    found.firstMs ||= timeMs;
    if (record.kind === 'workers')
      found.planRevision = Math.max(found.planRevision, record.revision);
    if (record.kind === 'configuration') {
      found.configurationRevision = Math.max(found.configurationRevision, record.revision);
      if (record.revision > last) unknown.add(record.configurationId);
      else if (record.revision > applied && !isSkipped(skipped, record.revision))
        found.hasOthers ||= !isOf(documents.get(record.revision), record);
    }
    if (sequence === newest) break;
  }
  signal.throwIfAborted();
  return result();
}

/** Whether a message has the change that the store has by this number. */
function isOf(
  document: RevisionDocument | undefined,
  { configurationId, configuration }: ConfigurationRecord,
): boolean {
  return (
    document?.configurationId === configurationId &&
    JSON.stringify(document.configuration) === JSON.stringify(configuration)
  );
}
