import type { MessagePort, Worker } from 'node:worker_threads';
import type { PositionReport, StaticReport } from '@roadstead/model';
import type { PositionSource, ReadingCounts, RunCounts } from '@roadstead/recordings';
import { packReports, unpackReports } from '@roadstead/tracking';
import { UserError } from '../../host/host.ts';

/** Messages that are sent before the first of them is processed: enough that neither thread waits for the other. */
const AHEAD_MAX = 4;

/** A message of the thread that reads. */
type ReadingMessage =
  | {
      readonly kind: 'reports';
      /** As numbers, which take a thread a tenth of the time that objects do. */
      readonly positions: Float64Array;
      /** Those before the positions. */
      readonly statics: readonly StaticReport[];
      readonly counts: ReadingCounts;
    }
  | { readonly kind: 'end' }
  /** An input that cannot be read. */
  | { readonly kind: 'refused'; readonly message: string };

/** The reply of the other thread. */
const PROCESSED = 'processed';

type Port = Pick<MessagePort | Worker, 'on' | 'off' | 'postMessage'>;

/**
 * Sends the reports of a source to another thread, a few batches before they are processed.
 * @param open opens the source
 */
export async function sendReports(port: Port, open: () => Promise<PositionSource>): Promise<void> {
  let ahead = 0;
  let proceed = (): void => undefined;
  const onProcessed = (): void => {
    ahead--;
    proceed();
  };
  const post = (message: ReadingMessage, transfer: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  port.on('message', onProcessed);
  try {
    const source = await open();
    let statics: StaticReport[] = [];
    const send = async (reports: readonly PositionReport[]): Promise<void> => {
      while (ahead >= AHEAD_MAX) {
        await new Promise<void>((resolve) => {
          proceed = resolve;
        });
      }
      ahead++;
      const positions = packReports(reports);
      const counts = source.counts.save();
      post({ kind: 'reports', positions, statics, counts }, [positions.buffer as ArrayBuffer]);
      statics = [];
    };
    const add = (reports: readonly StaticReport[]): void => {
      for (const report of reports) statics.push(report);
    };
    for await (const reports of source.read(add)) await send(reports);
    await send([]);
    post({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    post({ kind: 'refused', message: error.message });
  } finally {
    port.off('message', onProcessed);
  }
}

/**
 * Receives the reports of another thread, from now on.
 * @param failed rejects when the thread fails or ends
 * @param counts follows the counts of the other thread
 * @returns yields them; throws UserError for an input that cannot be read
 */
export function receiveReports(
  port: Port,
  failed: Promise<never>,
  counts: RunCounts,
): PositionSource['read'] {
  const received: ReadingMessage[] = [];
  let proceed = (): void => undefined;
  const onMessage = (message: ReadingMessage): void => {
    received.push(message);
    proceed();
  };
  port.on('message', onMessage);
  return async function* (addStatics) {
    for (;;) {
      const message = received.shift();
      if (!message) {
        const next = new Promise<void>((resolve) => {
          proceed = resolve;
        });
        await Promise.race([next, failed]);
      } else if (message.kind === 'refused') throw new UserError(message.message);
      else if (message.kind === 'end') return;
      else {
        counts.restore(message.counts);
        if (message.statics.length > 0) addStatics?.(message.statics);
        yield unpackReports(message.positions);
        port.postMessage(PROCESSED);
      }
    }
  };
}
