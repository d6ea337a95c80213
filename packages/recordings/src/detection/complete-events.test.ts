import type { DetectorConfiguration, Mmsi, StsEvent, StsTransition } from '@roadstead/model';
import { expect, it } from 'vitest';
import { CompleteEvents } from './complete-events.ts';
import type { DetectedAssessments } from './detected-assessments.ts';

const CONFIGURATION = { id: 1, mergeGapMinutes: 60 } as DetectorConfiguration;
const PLACE = { longitude: 0, latitude: 0 };

/** An event of a pair that begins at a minute and lasts twenty. */
function event(id: number, minute: number, endMinute: number | null = minute + 20): StsEvent {
  const ship = (mmsi: number): StsEvent['first'] => ({
    mmsi: mmsi as Mmsi,
    ...{ activationPosition: PLACE, firedPosition: PLACE, deactivationPosition: null },
  });
  const atMs = minute * 60_000;
  return {
    ...{ id, uuid: `event ${id}`, configurationId: 1, first: ship(1), second: ship(2) },
    ...{ activationTimeMs: atMs, firedTimeMs: atMs + 600_000, discoveredTimeMs: atMs + 600_000 },
    deactivationTimeMs: endMinute === null ? null : endMinute * 60_000,
    endDiscoveredTimeMs: endMinute === null ? null : endMinute * 60_000,
  };
}

const fired = (each: StsEvent): StsTransition => ({ kind: 'fired', event: each });
const ended = (each: StsEvent): StsTransition => ({ kind: 'ended', event: each });
const idsOf = (events: Iterable<{ readonly id: number }>): readonly number[] =>
  Array.from(events, ({ id }) => id);

it('emits an event once, when it has ended, and at the end those that last', () => {
  const events = new CompleteEvents([CONFIGURATION], undefined);
  expect(events.add([fired(event(1, 0, null)), fired(event(2, 0, null))])).toEqual([]);
  expect(events.count).toBe(2);
  expect(idsOf(events.add([ended(event(2, 0)), fired(event(3, 30, null))]))).toEqual([2]);
  expect(idsOf(events.add([]))).toEqual([]);
  expect(idsOf(events.end([event(1, 0, null), event(3, 30, null)]))).toEqual([1, 3]);
  expect(events.count).toBe(3);
});

/** Assessments that are complete when a test says so. */
class FakeAssessments {
  readonly complete: Set<string> = new Set();
  readonly deleted: string[] = [];

  isComplete(uuid: string): boolean {
    return this.complete.has(uuid);
  }

  addTo(json: object, group: string): object {
    return { ...json, group };
  }

  delete(uuid: string): void {
    this.deleted.push(uuid);
  }
}

it('emits assessed events in the order of their ends, also if a later one is complete first', () => {
  const assessments = new FakeAssessments();
  const events = new CompleteEvents([CONFIGURATION], assessments as unknown as DetectedAssessments);
  const both = [event(1, 0), event(2, 50)];
  expect(events.add([...both.map(fired), ...both.map(ended)])).toEqual([]);
  assessments.complete.add('event 2');
  expect(events.add([])).toEqual([]);
  assessments.complete.add('event 1');
  const complete = events.add([]);
  expect(idsOf(complete)).toEqual([1, 2]);
  expect(assessments.deleted).toEqual(['event 1', 'event 2']);
  // [F18] One meeting, though the first event is not stored any more.
  expect(complete).toMatchObject([{ group: 'event 1' }, { group: 'event 1' }]);
});
