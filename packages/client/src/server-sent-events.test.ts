import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser } from './server-sent-events.ts';

const line = fc.string({ unit: fc.constantFrom('a', ':', ' ', 'é', '{', '-') });
const event = fc.record({
  id: fc.option(line, { nil: undefined }),
  data: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
});

function encode({ id, data }: { id: string | undefined; data: string }, end: string): string {
  const fields = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    'event: any',
    ...data.split('\n').map((each) => `data: ${each}`),
    '',
    '',
  ];
  return fields.join(end);
}

describe('server-sent events', () => {
  it('[L12] are the same in whatever pieces they arrive', () => {
    const cuts = fc.array(fc.nat());
    const ends = fc.constantFrom('\n', '\r', '\r\n');
    fc.assert(
      fc.property(fc.array(event), ends, cuts, (events, end, at) => {
        const text = events.map((each) => encode(each, end)).join('');
        const places = at.map((each) => each % (text.length + 1)).sort((a, b) => a - b);
        const parse = createEventParser();
        const parsed = [...places, text.length].flatMap((to, i) =>
          parse(text.slice(i === 0 ? 0 : places[i - 1], to)),
        );
        expect(parsed).toEqual(events);
      }),
    );
  });

  it('are no comments, and not complete before the empty line', () => {
    const parse = createEventParser();
    expect(parse(': a comment\n\nretry: 5\n\ndata\ndata: x\n')).toEqual([]);
    expect(parse('\n')).toEqual([{ id: undefined, data: '\nx' }]);
  });

  it('[L12] fail above 16 MB without an end', () => {
    const parse = createEventParser();
    const piece = 'x'.repeat(1 << 23);
    expect(parse(piece)).toEqual([]);
    expect(parse(piece)).toEqual([]);
    expect(() => parse(piece)).toThrow('too long');
  });
});
