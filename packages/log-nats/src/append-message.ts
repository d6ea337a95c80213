import { setTimeout as delay } from 'node:timers/promises';
import { type AppendResult, LogError } from '@roadstead/contracts';
import { appendRefusal, isUncertain, requestError } from './log-errors.ts';
import type { NatsSessions } from './sessions.ts';

/** Time for one attempt: a server that restarts needs less, and a lost connection shows after four seconds of pings. */
const ATTEMPT_MS = 3000;
/** Between two attempts. */
const PAUSE_MS = 200;

export interface Append {
  readonly stream: string;
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Below the two minutes of an id, so that no attempt stores the message again. */
  readonly timeoutMs: number;
}

/** Appends a message, over lost connections and restarts of the server, with the same id. */
export async function appendMessage(
  sessions: NatsSessions,
  { stream, id, bytes, timeoutMs }: Append,
): Promise<AppendResult> {
  const deadlineMs = performance.now() + timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  let mayBeStored = false;
  while (true) {
    try {
      const { client } = await sessions.current(timeout);
      const leftMs = Math.max(1, deadlineMs - performance.now());
      const options = { msgID: id, timeout: Math.min(ATTEMPT_MS, leftMs) };
      const { seq } = await client.publish(stream, bytes, options);
      return { ok: true, sequence: seq };
    } catch (error) {
      const refusal = appendRefusal(error);
      if (refusal) return { ok: false, error: refusal };
      mayBeStored ||= isUncertain(error);
      const failure = requestError(error);
      if (!failure.isRetryable || performance.now() + PAUSE_MS >= deadlineMs)
        throw mayBeStored ? uncertain(failure) : failure;
    }
    await delay(PAUSE_MS);
  }
}

function uncertain(failure: LogError): LogError {
  const message = `The log did not confirm a message, which may be stored (${failure.message})`;
  return new LogError(message, 'uncertain', { cause: failure.cause });
}
