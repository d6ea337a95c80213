import { expectEqual, expectError } from './expect.ts';
import { appendText, type LogRule, logRule, messageText, readSome } from './log-rule.ts';

const WRITERS = 8;
const APPENDS = 20;

/** Rules for appends to a log, and for what is discarded. */
export const logAppendRules: readonly LogRule[] = [
  logRule('[PL1] a new log is empty, and has an id', async ({ log }) => {
    const { id, ...bounds } = await log.bounds();
    expectEqual('an id', typeof id === 'string' && id !== '', true);
    expectEqual('bounds', bounds, { discarded: 0, newest: 0 });
  }),

  logRule('[PL2] messages have numbers from 1, and the bytes that were appended', async (given) => {
    const { log } = given;
    const bytes = Uint8Array.of(0, 255, 1);
    const appended = log.append('a', bytes);
    bytes.fill(7);
    expectEqual('first', await appended, { ok: true, sequence: 1 });
    expectEqual('empty', await log.append('b', new Uint8Array()), { ok: true, sequence: 2 });
    expectEqual('text', await appendText(log, 'c'), 3);
    const messages = await readSome(log, null, 3);
    expectEqual(
      'messages',
      messages.map(({ sequence, bytes: read }) => [sequence, [...read]]),
      [
        [1, [0, 255, 1]],
        [2, []],
        [3, [99]],
      ],
    );
    const { id, newest } = await log.bounds();
    expectEqual('newest', newest, 3);
    expectEqual(
      'ids of the numbers',
      messages.map(({ logId }) => logId),
      [id, id, id],
    );
    messages[0].bytes.fill(9);
    expectEqual('read again', [...(await readSome(log, null, 1))[0].bytes], [0, 255, 1]);
  }),

  logRule('[PL3] an id is appended once, also at the same time', async ({ log, reopen }) => {
    const other = await reopen();
    expectEqual('first', await appendText(log, 'a'), 1);
    expectEqual('between', await appendText(other, 'b'), 2);
    expectEqual('again', await appendText(log, 'a', 'another content'), 1);
    expectEqual('again, by another process', await appendText(other, 'a'), 1);
    const numbers = await Promise.all(
      [log, other, log, other].map((each) => appendText(each, 'c')),
    );
    expectEqual('at the same time', numbers, [3, 3, 3, 3]);
    expectEqual('newest', (await log.bounds()).newest, 3);
    expectEqual('texts', (await readSome(log, null, 3)).map(messageText), ['a', 'b', 'c']);
  }),

  logRule('[PL4] a message that is too large is refused as a value', async ({ log }) => {
    const max = new Uint8Array(log.messageBytesMax).fill(3);
    expectEqual('the largest', await log.append('x'.repeat(200), max), { ok: true, sequence: 1 });
    expectEqual('one byte more', await log.append('b', new Uint8Array(max.length + 1)), {
      ok: false,
      error: 'too-large',
    });
    expectEqual('newest', (await log.bounds()).newest, 1);
    const [message] = await readSome(log, null, 1);
    expectEqual('bytes', [message.bytes.length, message.bytes.at(-1)], [max.length, 3]);
  }),

  logRule(
    '[L21] a full log refuses appends and discards nothing by itself',
    async ({ log }) => {
      const bytes = new Uint8Array(1000);
      let appended = 0;
      while (appended < 6 && (await log.append(`m${appended + 1}`, bytes)).ok) appended++;
      expectEqual('some fit', appended >= 3 && appended <= 5, true);
      const { id: _, ...bounds } = await log.bounds();
      expectEqual('bounds', bounds, { discarded: 0, newest: appended });
      expectEqual('full', await log.append('refused', bytes), { ok: false, error: 'full' });
      expectEqual('a known id', await log.append('m2', bytes), { ok: true, sequence: 2 });
      await log.discard(1);
      expectEqual('after a discard', await log.append('refused', bytes), {
        ok: true,
        sequence: appended + 1,
      });
    },
    { bytesMax: 5000 },
  ),

  logRule('[PL5] discarded messages are gone, and numbers continue', async ({ log }) => {
    for (const id of ['a', 'b', 'c', 'd']) await appendText(log, id);
    await log.discard(0);
    expectEqual('discard up to 0', (await log.bounds()).discarded, 0);
    await log.discard(2);
    await log.discard(1);
    const { id: _, ...bounds } = await log.bounds();
    expectEqual('bounds', bounds, { discarded: 2, newest: 4 });
    await log.discard(99);
    expectEqual('next number', await appendText(log, 'e'), 5);
    const { id, ...after } = await log.bounds();
    expectEqual('bounds at the end', after, { discarded: 4, newest: 5 });
    const left = await readSome(log, { logId: id, sequence: 4, timeMs: 0 }, 1);
    expectEqual('texts', left.map(messageText), ['e']);
  }),

  logRule('[PL6] appends of several processes have one order', async ({ log, reopen }) => {
    const logs = [log, await reopen()];
    const acknowledged: [number, string][] = [];
    const write = async (writer: number): Promise<void> => {
      for (let at = 0; at < APPENDS; at++) {
        const text = `${writer}:${at}`;
        acknowledged.push([await appendText(logs[writer % 2], text), text]);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    const messages = await readSome(log, null, WRITERS * APPENDS);
    expectEqual(
      'messages',
      messages.map((message) => [message.sequence, messageText(message)]),
      acknowledged.sort(([one], [other]) => one - other),
    );
    for (let writer = 0; writer < WRITERS; writer++) {
      const own = messages.map(messageText).filter((text) => text.startsWith(`${writer}:`));
      const inOrder = Array.from({ length: APPENDS }, (_, at) => `${writer}:${at}`);
      expectEqual(`order of writer ${writer}`, own, inOrder);
    }
  }),

  logRule('[PL7] invalid arguments are Errors', async ({ log }) => {
    for (const id of ['', 'a b', 'é', 'a\r\n', 'x'.repeat(201)])
      await expectError(JSON.stringify(id), () => log.append(id, new Uint8Array(1)));
    for (const number of [-1, 0.5, Number.NaN])
      await expectError(`discard ${number}`, () => log.discard(number));
    expectEqual('newest', (await log.bounds()).newest, 0);
  }),
];
