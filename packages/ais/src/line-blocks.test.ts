import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textBytes } from '../test-data/read-text.ts';
import { LineBlocks } from './line-blocks.ts';
import { LINE_BYTES_MAX } from './thresholds.ts';

/** Removes and returns the lines of a block. */
function removeLines(blocks: LineBlocks): string[] {
  const { bytes, from, to } = blocks.block;
  blocks.consume(to);
  return new TextDecoder().decode(bytes.subarray(from, to)).split('\n').slice(0, -1);
}

describe('LineBlocks', () => {
  it('contains all lines, each once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ab\n]{0,9}$/)), (chunks) => {
        const blocks = new LineBlocks();
        const lines = chunks.flatMap((chunk) => {
          blocks.push(textBytes(chunk));
          return removeLines(blocks);
        });
        blocks.finish();
        const expected = chunks.join('').split('\n');
        if (expected.at(-1) === '') expected.pop();
        expect([...lines, ...removeLines(blocks)]).toEqual(expected);
      }),
    );
  });

  it('retains lines that were not consumed, before those of the next chunk', () => {
    const blocks = new LineBlocks();
    blocks.push(textBytes('a\nb\nc'));
    blocks.consume(blocks.block.from + 2);
    blocks.push(textBytes('d\n'));
    expect(removeLines(blocks)).toEqual(['b', 'cd']);
  });

  it('retains one byte more than allowed of a line that is too long', () => {
    const blocks = new LineBlocks();
    const piece = new Uint8Array(LINE_BYTES_MAX / 4).fill(65);
    for (let i = 0; i < 40; i++) blocks.push(piece);
    expect(blocks.block.bytes.length).toBeLessThanOrEqual(4 * LINE_BYTES_MAX);
    blocks.push(textBytes('rest\nnext\n'));
    expect(removeLines(blocks).map((line) => line.length)).toEqual([LINE_BYTES_MAX + 1, 4]);
  });
});
