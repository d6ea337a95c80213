import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyMessage,
  countText,
  IDLE_PREVIEW,
  markedEvents,
  type PreviewEvent,
  type PreviewMessage,
} from './preview-state.ts';

function event(first: number, begin: number, end: number | null): PreviewEvent {
  const time = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();
  const ship = { fired_position: { coordinates: [0, 0] } };
  return {
    ...{ mmsi_first: first, mmsi_second: 900, name_first: null, name_second: null },
    ...{ s2s_pair: { first: ship, second: ship }, kind: null, probability: null },
    ...{ activation_time: time(begin), fired_time: time(begin) },
    deactivation_time: end === null ? null : time(end),
  };
}

const READY: PreviewMessage = {
  ...{ type: 'ready', begin: '2026-01-01T00:00:00.000Z', end: '2026-02-01T00:00:00.000Z' },
  ...{ ships: 7, resolution_seconds: 60 },
};

function stateOf(about: readonly PreviewEvent[], exact?: readonly PreviewEvent[]) {
  const slice = { begin: '2026-01-31T00:00:00.000Z', end: '2026-02-01T00:00:00.000Z' };
  const messages: PreviewMessage[] = [READY, { type: 'about', ...slice, events: about }];
  if (exact) messages.push({ type: 'exact', ...slice, events: exact });
  return messages.reduce(applyMessage, IDLE_PREVIEW);
}

describe('the state of a preview', () => {
  it('has about the events of slices, newest first, until the exact ones replace them', () => {
    const about = stateOf([event(1, 3, 4), event(2, 5, 6)]);
    expect(markedEvents(about).map(({ mark, event }) => [mark, event.mmsi_first])).toEqual([
      ['about', 2],
      ['about', 1],
    ]);
    expect(countText(markedEvents(about), false)).toBe('about 2 events');
    const exact = stateOf([event(1, 3, 4), event(2, 5, 6)], [event(1, 2, 4), event(3, 7, null)]);
    const marked = markedEvents(exact);
    expect(marked.map(({ mark, event }) => [mark, event.mmsi_first])).toEqual([
      ['new', 3],
      ['exact', 1],
      ['gone', 2],
    ]);
    expect(countText(marked, true)).toBe('exact: 2 events, of which 1 new, 1 fell away');
  });

  it('ends as the service says', () => {
    const end = (reason: string) => applyMessage(stateOf([]), { type: 'end', reason }).phase;
    expect([end('finished'), end('replaced'), end('stopping')]).toEqual([
      'finished',
      'replaced',
      'stopped',
    ]);
    expect(countText(markedEvents(stateOf([], [])), true)).toBe('exact: 0 events');
  });

  it('counts each exact event once, and each earlier one once', () => {
    const events = fc.array(
      fc
        .tuple(
          fc.integer({ min: 1, max: 3 }),
          fc.integer({ min: 1, max: 20 }),
          fc.option(fc.integer({ min: 0, max: 5 })),
        )
        .map(([ship, begin, days]) => event(ship, begin, days === null ? null : begin + days)),
    );
    fc.assert(
      fc.property(events, events, (about, exact) => {
        const marked = markedEvents(stateOf(about, exact));
        const count = (...marks: string[]) =>
          marked.filter(({ mark }) => marks.includes(mark)).length;
        expect(count('exact', 'new')).toBe(exact.length);
        expect(count('exact', 'gone')).toBe(about.length);
      }),
    );
  });
});
