/** D8: the newest time that two different ships have reached, so that one wrong clock does not carry the others away. */
export interface EventTime {
  leaderMmsi: number;
  leaderTimeMs: number;
  /** The newest time of any ship but the leader: the event time. */
  timeMs: number;
}

export function newEventTime(): EventTime {
  return {
    leaderMmsi: -1,
    leaderTimeMs: Number.NEGATIVE_INFINITY,
    timeMs: Number.NEGATIVE_INFINITY,
  };
}

/** Takes note that a ship has reached a time. */
export function advanceEventTime(state: EventTime, mmsi: number, timeMs: number): void {
  if (mmsi === state.leaderMmsi) {
    if (timeMs > state.leaderTimeMs) state.leaderTimeMs = timeMs;
  } else if (timeMs > state.leaderTimeMs) {
    state.timeMs = state.leaderTimeMs;
    state.leaderMmsi = mmsi;
    state.leaderTimeMs = timeMs;
  } else if (timeMs > state.timeMs) {
    state.timeMs = timeMs;
  }
}
