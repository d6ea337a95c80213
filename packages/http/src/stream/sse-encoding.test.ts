import { constants, deflateRawSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DeflatedEvents, plainEvent } from './sse-encoding.ts';
import { messageBytes, type StreamMessage, streamMessage } from './stream-message.ts';

/** Returns a message in three parts, two of them compressed as by `StreamHost.deflate`. */
function deflated(message: StreamMessage): StreamMessage {
  const bytes = messageBytes(message);
  const cuts = [0, Math.floor(bytes.length / 3), Math.floor(bytes.length / 2), bytes.length];
  const parts = cuts.slice(1).map((to, i) => {
    const part = { bytes: bytes.subarray(cuts[i], to) };
    const options = { finishFlush: constants.Z_SYNC_FLUSH };
    return i === 1 ? part : { ...part, deflated: deflateRawSync(part.bytes, options) };
  });
  return { ...message, parts };
}

it('a message is an event of one line, with its cursor', () => {
  const bytes = plainEvent(streamMessage('event', { name: 'ALFA\nBRAVO' }, '3f-17'));
  expect(new TextDecoder().decode(bytes)).toBe(
    'event: event\nid: 3f-17\ndata: {"type":"event","name":"ALFA\\nBRAVO"}\n\n',
  );
  expect(new TextDecoder().decode(plainEvent(streamMessage('ready', {})))).toBe(
    'event: ready\ndata: {"type":"ready"}\n\n',
  );
});

it('deflated messages are one zlib stream of the plain ones, with its checksum', () => {
  const text = fc.string({ maxLength: 300, unit: 'binary' });
  const long = fc.nat(200_000).map((length) => 'ab7'.repeat(length / 3));
  const message = fc.tuple(fc.oneof(text, long), fc.boolean()).map(([value, isShared]) => {
    const plain = streamMessage('event', { value }, 'x');
    return isShared ? deflated(plain) : plain;
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 6 }), (messages) => {
      const events = new DeflatedEvents();
      const chunks = messages.map((each) => events.add(each));
      const whole = Buffer.concat([...chunks, events.end()]);
      // Inflation fails where the checksum differs.
      expect(inflateSync(whole).equals(Buffer.concat(messages.map(plainEvent)))).toBe(true);
    }),
    { numRuns: 50 },
  );
});
