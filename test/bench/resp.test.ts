import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RespReader, respCommand } from '../../bench/detector/resp.ts';

describe('RespReader', () => {
  it('reads simple strings, errors, integers, bulk strings and arrays', () => {
    const bytes = Buffer.from(
      '+OK\r\n-ERR bad\r\n:7\r\n$3\r\na\r\n\r\n$-1\r\n*2\r\n$1\r\nb\r\n:1\r\n',
    );
    expect(new RespReader().read(bytes)).toEqual([
      'OK',
      new Error('ERR bad'),
      7,
      'a\r\n',
      null,
      ['b', 1],
    ]);
  });

  it('reads the words of commands, wherever the bytes are split', () => {
    const commands = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }));
    fc.assert(
      fc.property(commands, fc.integer({ min: 1, max: 20 }), (sent, size) => {
        const bytes = Buffer.from(sent.map((words) => respCommand(words)).join(''));
        const reader = new RespReader();
        const read = [];
        for (let at = 0; at < bytes.length; at += size) {
          read.push(...reader.read(bytes.subarray(at, at + size)));
        }
        expect(read).toEqual(sent);
      }),
    );
  });
});
