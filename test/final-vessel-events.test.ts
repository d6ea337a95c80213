import {
  addStatics,
  compareVesselEvents,
  FinalVesselEvents,
  type StaticHistory,
  VESSEL_EVENT_KINDS,
  type VesselEvent,
  VesselEventDetector,
  type VesselEventKind,
} from '@roadstead/assessment';
import type { Mmsi, ReportedFix, TrackBatch } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staticReport } from './drive-vessel-events.ts';
import { histories, type VesselHistory } from './vessel-event-histories.ts';

/** More than 30 days (V1). */
const FORGOTTEN_MS = 31 * 24 * 3_600_000;

type Batch = TrackBatch<ReportedFix>;

/** The steps of a history, each of so many fixes, and then the end. */
function* stepsOf(
  { parts }: VesselHistory,
  statics: Map<Mmsi, StaticHistory>,
  size: number,
): Generator<Batch> {
  const [always, last] = [Number.NEGATIVE_INFINITY, parts.at(-1)!.untilMs];
  for (const { fixes, statics: reports, untilMs } of parts) {
    addStatics(statics, reports.map(staticReport), always, always);
    for (let at = 0; at < fixes.length; at += size) {
      const some = fixes.slice(at, at + size);
      yield { fixes: some, watermarkMs: some.at(-1)!.timeMs, ended: false };
    }
    yield { fixes: [], watermarkMs: untilMs, ended: false };
  }
  yield { fixes: [], watermarkMs: last, ended: true };
}

function finalEvents(
  history: VesselHistory,
  size: number,
  kinds: readonly VesselEventKind[] = VESSEL_EVENT_KINDS,
): readonly VesselEvent[] {
  const statics = new Map<Mmsi, StaticHistory>();
  const { surroundings } = history;
  const final = new FinalVesselEvents(new VesselEventDetector({ surroundings, statics }), kinds);
  return [...stepsOf(history, statics, size)].flatMap((batch) => final.step(batch));
}

function newestStates(history: VesselHistory, isWhole = true): readonly VesselEvent[] {
  const statics = new Map<Mmsi, StaticHistory>();
  const detector = new VesselEventDetector({ surroundings: history.surroundings, statics });
  const newest = new Map<string, VesselEvent>();
  for (const batch of stepsOf(history, statics, Number.POSITIVE_INFINITY)) {
    if (batch.ended && !isWhole) break;
    for (const event of detector.step(batch)) newest.set(event.uuid, event);
  }
  return [...newest.values()].sort(compareVesselEvents);
}

describe('events of one ship that do not change any more', () => {
  it('[V1] are the newest states, each once', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const emitted = finalEvents(history, Number.POSITIVE_INFINITY);
        expect([...emitted].sort(compareVesselEvents)).toEqual(newestStates(history));
      }),
      { numRuns: 60 },
    );
  });

  it('[V1] come in the same order for any splitting of the input', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 60 }), (history, size) => {
        expect(finalEvents(history, size)).toEqual(finalEvents(history, Number.POSITIVE_INFINITY));
      }),
      { numRuns: 30 },
    );
  });

  it('are emitted when they have ended, and all when no ship is remembered any more', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const statics = new Map<Mmsi, StaticHistory>();
        const { surroundings, parts } = history;
        const detector = new VesselEventDetector({ surroundings, statics });
        const final = new FinalVesselEvents(detector, VESSEL_EVENT_KINDS);
        const emitted = [...stepsOf(history, statics, 50)]
          .filter(({ ended }) => !ended)
          .flatMap((batch) => final.step(batch));
        const ended = newestStates(history, false).filter(
          ({ kind, endMs }) => kind !== 'one_sided_candidate' && endMs !== null,
        );
        const uuids = emitted.map(({ uuid }) => uuid);
        expect(uuids).toEqual(expect.arrayContaining(ended.map(({ uuid }) => uuid)));
        const laterMs = parts.at(-1)!.untilMs + FORGOTTEN_MS;
        const rest = final.step({ fixes: [], watermarkMs: laterMs, ended: false });
        expect(final.count).toBe(emitted.length + rest.length);
      }),
      { numRuns: 20 },
    );
  });

  it('are of the kinds that are wanted', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(...VESSEL_EVENT_KINDS), (history, kind) => {
        const all = finalEvents(history, Number.POSITIVE_INFINITY);
        const wanted = all.filter((event) => event.kind === kind);
        expect(finalEvents(history, Number.POSITIVE_INFINITY, [kind])).toEqual(wanted);
      }),
      { numRuns: 20 },
    );
  });
});
