import type { AssessedTransition } from '@roadstead/assessment';
import type { StsEvent } from '@roadstead/model';
import type { Period } from '../../tracking/history.ts';

/**
 * Joins the events that were detected in slices, the newest slice first. Of an event that lasts beyond what was read of its slice, the end
 * is that of the event of the same pair that had fired before the later slice.
 */
export class JoinedSlices {
  /** The events of the slice before that had fired before it, by pair: the last one. */
  #earlier: ReadonlyMap<string, StsEvent> = new Map();

  /** Returns the events that fired in a slice. @param found in what was read of it */
  add(
    { beginMs, endMs }: Period,
    found: readonly AssessedTransition[],
  ): readonly AssessedTransition[] {
    const ended = found
      .filter(({ event }) => event.firedTimeMs <= endMs)
      .map((transition) => ({ ...transition, event: this.#withEnd(transition.event) }))
      .sort((one, other) => one.event.firedTimeMs - other.event.firedTimeMs);
    this.#earlier = new Map(
      ended
        .filter(({ event }) => event.firedTimeMs < beginMs)
        .map(({ event }) => [pairOf(event), event]),
    );
    return ended.filter(({ event }) => event.firedTimeMs >= beginMs);
  }

  #withEnd(event: StsEvent): StsEvent {
    const later = event.deactivationTimeMs === null && this.#earlier.get(pairOf(event));
    if (!later) return event;
    const { deactivationTimeMs, endDiscoveredTimeMs, first, second } = later;
    return {
      ...{ ...event, deactivationTimeMs, endDiscoveredTimeMs },
      first: { ...event.first, deactivationPosition: first.deactivationPosition },
      second: { ...event.second, deactivationPosition: second.deactivationPosition },
    };
  }
}

/** Returns the key of a pair of ships. */
export function pairOf({ first, second }: Pick<StsEvent, 'first' | 'second'>): string {
  return `${first.mmsi} ${second.mmsi}`;
}
