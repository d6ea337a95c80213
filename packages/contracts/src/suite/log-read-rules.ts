import type { LogMessage } from '../position-log.ts';
import { expectEqual, expectError } from './expect.ts';
import {
  appendText,
  expectLogError,
  type LogRule,
  logRule,
  messageText,
  readSome,
} from './log-rule.ts';

const MESSAGES = 100;

/** Rules for the readers of a log. */
export const logReadRules: readonly LogRule[] = [
  logRule('[L16] readers that begin anywhere read the same', async ({ log, reopen }) => {
    for (let at = 1; at <= MESSAGES; at++) await appendText(log, `m${at}`);
    const all = await readSome(log, null, MESSAGES);
    expectEqual(
      'numbers',
      all.map(({ sequence }) => sequence),
      Array.from({ length: MESSAGES }, (_, at) => at + 1),
    );
    const goesBack = all.some(({ timeMs }, at) => at > 0 && timeMs < all[at - 1].timeMs);
    expectEqual('a time that goes back', goesBack, false);
    expectEqual(
      'whole milliseconds',
      all.every(({ timeMs }) => Number.isSafeInteger(timeMs) && timeMs > 0),
      true,
    );
    const other = await reopen();
    for (const at of [1, 37, MESSAGES - 1])
      expectEqual(
        `after ${at}`,
        placesOf(await readSome(other, all[at - 1], MESSAGES - at)),
        placesOf(all.slice(at)),
      );
  }),

  logRule('[PL8] readers wait for later messages', async ({ log, reopen }) => {
    await appendText(log, 'm1');
    const readers = [readSome(log, null, 3), readSome(await reopen(), null, 3)];
    const [first] = await readSome(log, null, 1);
    const waiting = readSome(log, first, 2);
    await appendText(log, 'm2');
    await appendText(log, 'm3');
    for (const messages of await Promise.all(readers))
      expectEqual('texts', messages.map(messageText), ['m1', 'm2', 'm3']);
    expectEqual('after the first', (await waiting).map(messageText), ['m2', 'm3']);
  }),

  logRule('[PL9] a signal ends a reading, without an error', async ({ log }) => {
    const read = async (signal: AbortSignal, received = (): void => {}): Promise<number> => {
      let count = 0;
      for await (const _ of log.read(null, signal)) {
        count++;
        received();
      }
      return count;
    };
    for (const id of ['a', 'b', 'c']) await appendText(log, id);
    expectEqual('before the first', await read(AbortSignal.abort()), 0);
    const between = new AbortController();
    expectEqual('between messages', await read(between.signal, () => between.abort()), 1);
    const waiting = new AbortController();
    let left = 3;
    const reading = read(waiting.signal, () => {
      left--;
      // The reader waits for a fourth message when this runs.
      if (left === 0) queueMicrotask(() => waiting.abort());
    });
    expectEqual('while waiting', await reading, 3);
  }),

  logRule('[PL10] a cursor before discarded messages is an error', async ({ log }) => {
    for (const id of ['a', 'b', 'c', 'd']) await appendText(log, id);
    const [first, second] = await readSome(log, null, 2);
    await log.discard(2);
    await expectLogError('after 1', 'discarded', () => readSome(log, first, 1));
    await expectLogError('after 0', 'discarded', () => readSome(log, null, 1));
    expectEqual('after 2', (await readSome(log, second, 2)).map(messageText), ['c', 'd']);
  }),

  logRule('[L5] a cursor of another log is an error', async ({ log, replace }) => {
    for (const id of ['a', 'b']) await appendText(log, id);
    const [first, second] = await readSome(log, null, 2);
    const ahead = { ...second, sequence: 3 };
    await expectLogError('ahead of the log', 'replaced', () => readSome(log, ahead, 1));
    // The end of the log was lost, and its numbers were given to later messages.
    const earlier = { ...first, timeMs: first.timeMs - 60_000 };
    await expectLogError('of another message', 'replaced', () => readSome(log, earlier, 1));
    const clockWentBack = { ...first, timeMs: first.timeMs + 60_000 };
    const [continued] = await readSome(log, clockWentBack, 1);
    expectEqual('a time that does not go back', continued.timeMs, clockWentBack.timeMs);

    const other = await replace();
    for (const id of ['a', 'b', 'c']) await appendText(other, id);
    expectEqual('another id', (await other.bounds()).id === first.logId, false);
    await expectLogError('of the deleted log', 'replaced', () => readSome(other, first, 1));
    expectEqual('the new log', (await readSome(other, null, 3)).map(messageText), ['a', 'b', 'c']);
  }),

  logRule('[PL11] a closed log is an error', async ({ log }) => {
    await appendText(log, 'a');
    const reading = readSome(log, null, 2);
    reading.catch(() => {});
    await readSome(log, null, 1);
    await log.close();
    await log.close();
    await expectLogError('a reading', 'closed', () => reading);
    await expectLogError('read', 'closed', () => readSome(log, null, 1));
    await expectLogError('append', 'closed', () => log.append('b', new Uint8Array(1)));
    await expectLogError('bounds', 'closed', () => log.bounds());
    await expectLogError('discard', 'closed', () => log.discard(1));
  }),

  logRule('[PL12] a cursor that is none is an Error', async ({ log }) => {
    await appendText(log, 'a');
    const [{ logId }] = await readSome(log, null, 1);
    const cursor = { logId, sequence: 0, timeMs: 0 };
    for (const sequence of [-1, 0.5, Number.NaN])
      await expectError(`after ${sequence}`, () => readSome(log, { ...cursor, sequence }, 1));
    for (const timeMs of [0.5, Number.NaN])
      await expectError(`at ${timeMs}`, () => readSome(log, { ...cursor, timeMs }, 1));
  }),
];

function placesOf(messages: readonly LogMessage[]): readonly unknown[] {
  return messages.map((message) => [message.sequence, message.timeMs, messageText(message)]);
}
