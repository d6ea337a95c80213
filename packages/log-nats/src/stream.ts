import {
  DiscardPolicy,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { LOG_DEDUPLICATION_MS, type LogBounds, LogError } from '@roadstead/contracts';
import { isStreamMissing } from './log-errors.ts';

export interface LogStreamOptions {
  readonly name: string;
  readonly bytesMax: number;
  readonly replicas: number;
}

/** L21: settings without which the server discards by itself, or stores a message twice. */
const NEEDED = {
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.New,
  max_age: 0,
  max_msgs_per_subject: -1,
  duplicate_window: nanos(LOG_DEDUPLICATION_MS),
} satisfies Partial<StreamConfig>;

/**
 * Creates the stream of a log, unless it exists. An existing one keeps its limit and its replicas.
 * @throws LogError `other` for a stream with other settings
 */
export async function openStream(
  manager: JetStreamManager,
  { name, bytesMax, replicas }: LogStreamOptions,
): Promise<void> {
  const { config } = await manager.streams.info(name).catch((error: unknown) => {
    if (!isStreamMissing(error)) throw error;
    return manager.streams.add({
      ...{ ...NEEDED, name, subjects: [name], storage: StorageType.File },
      ...{ max_bytes: bytesMax, num_replicas: replicas, deny_delete: true },
    });
  });
  const wrong = Object.entries({ ...NEEDED, subjects: [name] }).flatMap(([setting, needed]) => {
    const found = Reflect.get(config, setting) as unknown;
    const isRight = JSON.stringify(found) === JSON.stringify(needed);
    return isRight
      ? []
      : [`${setting} ${JSON.stringify(found)} instead of ${JSON.stringify(needed)}`];
  });
  if (wrong.length > 0)
    throw new LogError(`The stream ${name} cannot be a log: it has ${wrong.join(', ')}`, 'other');
}

/**
 * Returns the limits of a stream. Its id is the time of its creation in nanoseconds: it survives restarts, and a stream that is deleted and created
 * again has another.
 */
export function boundsOf({ created, state }: StreamInfo): LogBounds {
  // A stream that never had a message begins with 0 on server 2.9.
  const discarded = Math.max(0, state.first_seq - 1);
  return { id: created, discarded, newest: state.last_seq };
}
