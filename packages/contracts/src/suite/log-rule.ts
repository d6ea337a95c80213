import { LogError, type LogErrorReason } from '../log-error.ts';
import type { LogCursor, LogMessage, PositionLog } from '../position-log.ts';
import { expectError } from './expect.ts';

/** A log that a rule checks, with what other processes do to it. */
export interface LogUnderTest {
  readonly log: PositionLog;
  /** Opens the same log as another process. A driver without others returns the same object. */
  readonly reopen: () => Promise<PositionLog>;
  /** Deletes the log, and creates an empty one at its place. @returns the new log */
  readonly replace: () => Promise<PositionLog>;
  /** Closes all logs, and deletes what the rule has stored. */
  readonly dispose: () => Promise<void>;
}

export interface LogUnderTestOptions {
  /** The bytes of a full log, from which on appends are refused: at least three messages of 1 000 bytes fit in 5 000. */
  readonly bytesMax: number;
}

/** Creates a new, empty log with each call. */
export type CreateLog = (options: LogUnderTestOptions) => Promise<LogUnderTest>;

/** A conformance test that every driver of a log passes. */
export interface LogRule {
  /** Name of the rule, beginning with its number: `[PL1] …`. */
  readonly name: string;
  /** Runs the test. Rejects with an Error that shows the expected and the actual value. */
  readonly check: (create: CreateLog) => Promise<void>;
}

const ROOMY: LogUnderTestOptions = { bytesMax: 16 * 1024 * 1024 };

export function logRule(
  name: string,
  checkLog: (underTest: LogUnderTest) => Promise<void>,
  options: LogUnderTestOptions = ROOMY,
): LogRule {
  const check = async (create: CreateLog): Promise<void> => {
    const underTest = await create(options);
    try {
      await checkLog(underTest);
    } finally {
      await underTest.dispose();
    }
  };
  return { name, check };
}

/** Appends a text under an id, and returns its number. */
export async function appendText(log: PositionLog, id: string, text: string = id): Promise<number> {
  const appended = await log.append(id, new TextEncoder().encode(text));
  if (!appended.ok) throw new Error(`${id} was refused: ${appended.error}`);
  return appended.sequence;
}

export function messageText({ bytes }: LogMessage): string {
  return new TextDecoder().decode(bytes);
}

/** Reads a number of messages, and stops. */
export async function readSome(
  log: PositionLog,
  after: LogCursor | null,
  count: number,
): Promise<readonly LogMessage[]> {
  const messages: LogMessage[] = [];
  if (count === 0) return messages;
  for await (const message of log.read(after, new AbortController().signal)) {
    messages.push(message);
    if (messages.length === count) break;
  }
  return messages;
}

/** Expects a LogError with a reason. */
export async function expectLogError(
  what: string,
  reason: LogErrorReason,
  act: () => Promise<unknown>,
): Promise<void> {
  const error = await expectError(what, act);
  if (!(error instanceof LogError && error.reason === reason))
    throw new Error(`${what}: expected a LogError ${reason}, was ${error.name}: ${error.message}`, {
      cause: error,
    });
}
