import type { ReportedFix, TrackBatch } from '@roadstead/model';
import type { VesselEvent, VesselEventKind } from './vessel-event.ts';
import type { VesselEventDetector } from './vessel-event-detector.ts';

/**
 * Emits the events of some kinds that a detector finds, each once in its last state, in the order in which this is known; at the end of the
 * input those that could still change, in the order of their beginning. Stores only the latter: as many as the ships that are remembered.
 */
export class FinalVesselEvents {
  readonly #detector: VesselEventDetector;
  readonly #kinds: readonly VesselEventKind[];
  /** Those that can come again, in the order in which they came last. */
  readonly #open: Map<string, VesselEvent> = new Map();
  #emitted = 0;

  constructor(detector: VesselEventDetector, kinds: readonly VesselEventKind[]) {
    this.#detector = detector;
    this.#kinds = kinds;
  }

  /** The number of events so far, with those that are not emitted yet. */
  get count(): number {
    return this.#emitted + this.#open.size;
  }

  /** Passes a step of a tracker to the detector. @returns the events that do not change any more */
  step(batch: TrackBatch<ReportedFix>): readonly VesselEvent[] {
    const final: VesselEvent[] = [];
    for (const { events, isTick } of this.#detector.stepByTick(batch)) {
      const ofKinds = events.filter(({ kind }) => this.#kinds.includes(kind));
      for (const event of ofKinds) {
        this.#open.delete(event.uuid);
        this.#open.set(event.uuid, event);
      }
      for (const event of isTick ? this.#open.values() : ofKinds) {
        const isNewest = this.#open.get(event.uuid) === event;
        if (isNewest && !this.#detector.canComeAgain(event)) this.#emit(event, final);
      }
    }
    if (batch.ended) for (const event of this.#inOrder()) this.#emit(event, final);
    return final;
  }

  #emit(event: VesselEvent, final: VesselEvent[]): void {
    this.#open.delete(event.uuid);
    this.#emitted++;
    final.push(event);
  }

  #inOrder(): readonly VesselEvent[] {
    return [...this.#open.values()].sort(compareVesselEvents);
  }
}

/** The order of events by their beginning. */
export function compareVesselEvents(
  a: Pick<VesselEvent, 'beginMs' | 'mmsi' | 'uuid'>,
  b: Pick<VesselEvent, 'beginMs' | 'mmsi' | 'uuid'>,
): number {
  return a.beginMs - b.beginMs || a.mmsi - b.mmsi || a.uuid.localeCompare(b.uuid);
}
