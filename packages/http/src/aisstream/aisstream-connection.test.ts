import type { Mmsi, PositionReport } from '@roadstead/model';
import { expect, it } from 'vitest';
import { messageBytes } from '../stream/stream-message.ts';
import { AisstreamConnection, CLOSE_CODES } from './aisstream-connection.ts';

const ENCODER = new TextEncoder();

function report(number: number): PositionReport {
  return { mmsi: number as Mmsi } as PositionReport;
}

/** A reader that accepts messages when it is let. */
function slowReader() {
  const received: number[] = [];
  const closed: number[] = [];
  let accept: (() => void)[] = [];
  const connection = new AisstreamConnection(
    {
      send: (message) =>
        new Promise((resolve) => {
          accept.push(() => {
            received.push(Number(new TextDecoder().decode(messageBytes(message))));
            resolve();
          });
        }),
      close: (code) => closed.push(code),
      onMessage: () => undefined,
      onClose: () => undefined,
    },
    async ({ mmsi }) => ENCODER.encode(String(mmsi)),
  );
  connection.subscription = { key: '', matches: ({ mmsi }) => mmsi % 2 === 0 };
  return {
    ...{ connection, received, closed },
    /** @returns the number of messages that were waiting */
    acceptAll: async (): Promise<number> => {
      await new Promise((resolve) => setImmediate(resolve));
      const waiting = accept;
      accept = [];
      for (const each of waiting) each();
      return waiting.length;
    },
  };
}

it('[L8] a slow reader of aisstream gets the newest reports that match, in order, from bounded memory', async () => {
  const { connection, received, acceptAll } = slowReader();
  for (let from = 0; from < 20_000; from += 1000)
    connection.add(Array.from({ length: 1000 }, (_, i) => report(from + i)));
  const inFlight = await acceptAll();
  expect(inFlight).toBe(100);
  while ((await acceptAll()) > 0);
  expect(received.slice(0, 3)).toEqual([0, 2, 4]);
  expect(received).toHaveLength(100 + 5000);
  expect(received.at(-1)).toBe(19_998);
  expect(received).toEqual([...received].sort((a, b) => a - b));
});

it('[L8] seconds without progress are counted while something waits', async () => {
  const { connection, acceptAll } = slowReader();
  expect(connection.countSecond()).toBe(0);
  connection.add([report(2)]);
  expect([connection.countSecond(), connection.countSecond()]).toEqual([1, 2]);
  await acceptAll();
  await acceptAll();
  expect(connection.countSecond()).toBe(0);
});

it('nothing is sent after the end', async () => {
  const { connection, closed, received, acceptAll } = slowReader();
  connection.fail('Enough.', CLOSE_CODES.refused);
  connection.fail('Again.', CLOSE_CODES.refused);
  connection.add([report(2)]);
  await acceptAll();
  expect([closed, received]).toEqual([[1008], [Number.NaN]]);
});
