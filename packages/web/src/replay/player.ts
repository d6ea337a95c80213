/** A clock over a period. All times are epoch milliseconds. */
export interface Player {
  readonly beginMs: number;
  readonly endMs: number;
  readonly timeMs: number;
  /** Seconds of the period that pass in a second. */
  readonly speed: number;
  readonly isPlaying: boolean;
}

export const SPEEDS: readonly number[] = [1, 10, 60, 300, 600, 1800, 3600];
const SPEED_MAX = 3600;
/** A page in the background gets no frames: the first one after it does not jump by what has passed. */
const FRAME_MS_MAX = 250;
/** While it plays, the event before is not the one that has just been passed. */
const JUST_PASSED_MS = 1500;

/** Returns a player at the begin of a period. @param speed 1 to 3600; others are brought into that range */
export function createPlayer(beginMs: number, endMs: number, speed: number): Player {
  return {
    ...{ beginMs, endMs: Math.max(beginMs, endMs), timeMs: beginMs, isPlaying: false },
    speed: Math.min(SPEED_MAX, Math.max(1, speed)),
  };
}

/** Returns the player after some real time. It stops at the end of the period. */
export function advance(player: Player, elapsedMs: number): Player {
  if (!player.isPlaying) return player;
  const passedMs = Math.min(FRAME_MS_MAX, Math.max(0, elapsedMs)) * player.speed;
  const timeMs = player.timeMs + passedMs;
  return timeMs >= player.endMs
    ? { ...player, timeMs: player.endMs, isPlaying: false }
    : { ...player, timeMs };
}

/** Returns the player at another instant, or at the end of the period that is nearer to it. */
export function seek(player: Player, timeMs: number): Player {
  const within = Math.min(player.endMs, Math.max(player.beginMs, timeMs));
  return Number.isNaN(within) ? player : { ...player, timeMs: within };
}

/** Starts, or pauses. At the end of the period it starts at the begin. */
export function toggle(player: Player): Player {
  if (player.isPlaying) return { ...player, isPlaying: false };
  const isAtEnd = player.timeMs >= player.endMs;
  return { ...player, isPlaying: true, timeMs: isAtEnd ? player.beginMs : player.timeMs };
}

/** Returns the next of some instants in ascending order; undefined: none. */
export function nextInstant(player: Player, instantsMs: readonly number[]): number | undefined {
  return instantsMs.find((each) => each > player.timeMs);
}

/** Returns the instant before, of some in ascending order; undefined: none. */
export function previousInstant(player: Player, instantsMs: readonly number[]): number | undefined {
  const beforeMs = player.timeMs - (player.isPlaying ? JUST_PASSED_MS * player.speed : 0);
  return instantsMs.findLast((each) => each < beforeMs);
}
