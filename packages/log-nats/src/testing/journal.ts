import type { LogMessage, PositionLog } from '@roadstead/contracts';
import { LogError } from '@roadstead/contracts';

/** A message that the log has confirmed. */
export interface Acknowledged {
  readonly sequence: number;
  readonly text: string;
}

/** Appends texts one after another, each with the same id again until it is confirmed. */
export async function appendTexts(
  log: PositionLog,
  texts: readonly string[],
  acknowledged: (message: Acknowledged) => void,
): Promise<void> {
  for (const text of texts) acknowledged({ sequence: await appendUntilStored(log, text), text });
}

async function appendUntilStored(log: PositionLog, text: string): Promise<number> {
  while (true) {
    try {
      const appended = await log.append(text, new TextEncoder().encode(text));
      if (!appended.ok) throw new Error(`${text} was refused: ${appended.error}`);
      return appended.sequence;
    } catch (error) {
      if (!(error instanceof LogError && error.isRetryable)) throw error;
    }
  }
}

/** Reads until a number of messages have been read. */
export async function readTexts(
  log: PositionLog,
  count: number,
  received: (message: LogMessage) => void = () => {},
): Promise<readonly Acknowledged[]> {
  const messages: Acknowledged[] = [];
  for await (const message of log.read(null, new AbortController().signal)) {
    received(message);
    messages.push({
      sequence: message.sequence,
      text: new TextDecoder().decode(message.bytes),
    });
    if (messages.length === count) break;
  }
  return messages;
}
