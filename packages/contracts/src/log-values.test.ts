import { describe, expect, it } from 'vitest';
import { messageAfter } from './log-values.ts';

const CURSOR = { logId: 'a', sequence: 7, timeMs: 1000 };
const BYTES = Uint8Array.of(1);

describe('messageAfter', () => {
  it('[L16] gives times that do not go back', () => {
    const timesOf = (storedMs: number): number =>
      messageAfter(CURSOR, { sequence: 8, storedMs, bytes: BYTES }).timeMs;
    expect([1001, 1000, 400].map(timesOf)).toEqual([1001, 1000, 1000]);
  });

  it('rejects a gap, and a message that was read', () => {
    for (const sequence of [9, 7, 6])
      expect(() => messageAfter(CURSOR, { sequence, storedMs: 1001, bytes: BYTES })).toThrow(
        expect.objectContaining({ reason: 'discarded' }),
      );
  });
});
