import type { StsTransition } from '@roadstead/model';

/** Returns the event time at which a transition was discovered, epoch milliseconds. */
function discoveredTimeMs({ kind, event }: StsTransition): number {
  return kind === 'fired' ? event.discoveredTimeMs : (event.endDiscoveredTimeMs ?? Infinity);
}

/** D8: compares transitions by time of discovery, configuration and pair; the several ones of a pair by their times and kind. */
export function compareTransitions(a: StsTransition, b: StsTransition): number {
  return (
    discoveredTimeMs(a) - discoveredTimeMs(b) ||
    a.event.configurationId - b.event.configurationId ||
    a.event.first.mmsi - b.event.first.mmsi ||
    a.event.second.mmsi - b.event.second.mmsi ||
    a.event.activationTimeMs - b.event.activationTimeMs ||
    a.event.firedTimeMs - b.event.firedTimeMs ||
    (a.kind === b.kind ? 0 : a.kind === 'fired' ? -1 : 1)
  );
}
