import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSnapshot, encodeSnapshot, type SnapshotArray } from './snapshot.ts';

const KIND = 'test 1';

const savedArray: fc.Arbitrary<SnapshotArray> = fc.oneof(
  fc.float64Array({ maxLength: 9 }),
  fc.int32Array({ maxLength: 9 }),
  fc.uint8Array({ maxLength: 9 }),
);
const header = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

describe('a snapshot', () => {
  it('[D13] is decoded as it was encoded', () => {
    fc.assert(
      fc.property(fc.string(), header, fc.array(savedArray), (kind, head, arrays) => {
        const state = { kind, header: head, arrays };
        expect(decodeSnapshot(kind, encodeSnapshot(state))).toEqual(state);
      }),
    );
  });

  it('preserves numbers without a JSON representation in its arrays', () => {
    const floats = Float64Array.of(Number.NaN, Number.NEGATIVE_INFINITY, -0, 1e-300);
    const bytes = encodeSnapshot({ kind: KIND, header: null, arrays: [floats] });
    expect(decodeSnapshot(KIND, bytes).arrays).toEqual([floats]);
  });

  it('contains only the part of an array that a view shows', () => {
    const part = Int32Array.of(1, 2, 3, 4).subarray(1, 3);
    const bytes = encodeSnapshot({ kind: KIND, header: {}, arrays: [part] });
    expect(decodeSnapshot(KIND, bytes).arrays).toEqual([Int32Array.of(2, 3)]);
  });

  it('contains an array in pieces as a whole', () => {
    const pieces = [Int32Array.of(1, 2), new Int32Array(), Int32Array.of(3)];
    const arrays = [pieces, Uint8Array.of(4)];
    const whole = [Int32Array.of(1, 2, 3), Uint8Array.of(4)];
    const bytes = encodeSnapshot({ kind: KIND, header: {}, arrays });
    expect(bytes).toEqual(encodeSnapshot({ kind: KIND, header: {}, arrays: whole }));
    expect(decodeSnapshot(KIND, bytes).arrays).toEqual(whole);
  });

  it('is decoded from any offset within other bytes', () => {
    const arrays = [Float64Array.of(1.5, 2.5), Uint8Array.of(7)];
    const bytes = encodeSnapshot({ kind: KIND, header: { a: 1 }, arrays });
    for (let offset = 0; offset < 9; offset++) {
      const larger = new Uint8Array(bytes.length + 20).fill(255);
      larger.set(bytes, offset);
      const inside = larger.subarray(offset, offset + bytes.length);
      expect(decodeSnapshot(KIND, inside).arrays).toEqual(arrays);
    }
  });

  it('is decoded from a Buffer within a pool', () => {
    const arrays = [Float64Array.of(1.5, 2.5), Uint8Array.of(7)];
    const text = Buffer.from(encodeSnapshot({ kind: KIND, header: { a: 1 }, arrays })).toString(
      'hex',
    );
    expect(decodeSnapshot(KIND, Buffer.from(text, 'hex')).arrays).toEqual(arrays);
  });

  it('shares no memory with the encoded or decoded arrays', () => {
    const floats = Float64Array.of(1, 2);
    const bytes = encodeSnapshot({ kind: KIND, header: {}, arrays: [floats] });
    floats[0] = 9;
    const [read] = decodeSnapshot(KIND, bytes).arrays;
    expect(read).toEqual(Float64Array.of(1, 2));
    read[1] = 9;
    expect(decodeSnapshot(KIND, bytes).arrays).toEqual([Float64Array.of(1, 2)]);
  });
});

describe('bytes that are not the snapshot', () => {
  const bytes = encodeSnapshot({
    kind: KIND,
    header: { some: ['thing'] },
    arrays: [Float64Array.of(1, 2, 3), Int32Array.of(4, 5)],
  });

  it('of another kind are a TypeError that names both kinds', () => {
    expect(() => decodeSnapshot('test 2', bytes)).toThrow(TypeError);
    expect(() => decodeSnapshot('test 2', bytes)).toThrow(/not a saved test 2.*it is a test 1/);
  });

  it('that are truncated are a TypeError', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(() => decodeSnapshot(KIND, bytes.slice(0, length))).toThrow(TypeError);
    }
  });

  it('that are random are a TypeError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (random) => {
        expect(() => decodeSnapshot(KIND, random)).toThrow(TypeError);
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
      expect(() => decodeSnapshot(KIND, other)).toThrow(TypeError);
    },
  );
});
