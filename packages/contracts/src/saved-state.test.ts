import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSavedState, type SavedArray, writeSavedState } from './saved-state.ts';

const KIND = 'test 1';

const savedArray: fc.Arbitrary<SavedArray> = fc.oneof(
  fc.float64Array({ maxLength: 9 }),
  fc.int32Array({ maxLength: 9 }),
  fc.uint8Array({ maxLength: 9 }),
);
const header = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

describe('a saved state', () => {
  it('[D13] is read as it was written', () => {
    fc.assert(
      fc.property(fc.string(), header, fc.array(savedArray), (kind, head, arrays) => {
        const state = { kind, header: head, arrays };
        expect(readSavedState(kind, writeSavedState(state))).toEqual(state);
      }),
    );
  });

  it('keeps what JSON does not know, in its arrays', () => {
    const floats = Float64Array.of(Number.NaN, Number.NEGATIVE_INFINITY, -0, 1e-300);
    const bytes = writeSavedState({ kind: KIND, header: null, arrays: [floats] });
    expect(readSavedState(KIND, bytes).arrays).toEqual([floats]);
  });

  it('has of an array only the part that was given', () => {
    const part = Int32Array.of(1, 2, 3, 4).subarray(1, 3);
    const bytes = writeSavedState({ kind: KIND, header: {}, arrays: [part] });
    expect(readSavedState(KIND, bytes).arrays).toEqual([Int32Array.of(2, 3)]);
  });

  it('is read from the middle of other bytes, wherever it begins', () => {
    const arrays = [Float64Array.of(1.5, 2.5), Uint8Array.of(7)];
    const bytes = writeSavedState({ kind: KIND, header: { a: 1 }, arrays });
    for (let offset = 0; offset < 9; offset++) {
      const larger = new Uint8Array(bytes.length + 20).fill(255);
      larger.set(bytes, offset);
      const inside = larger.subarray(offset, offset + bytes.length);
      expect(readSavedState(KIND, inside).arrays).toEqual(arrays);
    }
  });

  it('does not change with what it was written from or read into', () => {
    const floats = Float64Array.of(1, 2);
    const bytes = writeSavedState({ kind: KIND, header: {}, arrays: [floats] });
    floats[0] = 9;
    const [read] = readSavedState(KIND, bytes).arrays;
    expect(read).toEqual(Float64Array.of(1, 2));
    read[1] = 9;
    expect(readSavedState(KIND, bytes).arrays).toEqual([Float64Array.of(1, 2)]);
  });
});

describe('bytes that are not the saved state', () => {
  const bytes = writeSavedState({
    kind: KIND,
    header: { some: ['thing'] },
    arrays: [Float64Array.of(1, 2, 3), Int32Array.of(4, 5)],
  });

  it('of another kind are a TypeError that says so', () => {
    expect(() => readSavedState('test 2', bytes)).toThrow(TypeError);
    expect(() => readSavedState('test 2', bytes)).toThrow(/not a saved test 2.*it is a test 1/);
  });

  it('cut short are a TypeError', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(() => readSavedState(KIND, bytes.slice(0, length))).toThrow(TypeError);
    }
  });

  it('of rubbish are a TypeError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (rubbish) => {
        expect(() => readSavedState(KIND, rubbish)).toThrow(TypeError);
      }),
    );
  });

  it.each(['null', '7', '[]', '{}', `{"kind":"${KIND}"}`, `{"kind":"${KIND}","types":["f64"]}`])(
    'with the head %s are a TypeError',
    (text) => {
      const head = new TextEncoder().encode(text);
      const other = new Uint8Array(4 + head.length);
      new DataView(other.buffer).setUint32(0, head.length, true);
      other.set(head, 4);
      expect(() => readSavedState(KIND, other)).toThrow(TypeError);
    },
  );
});
