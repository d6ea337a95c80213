/** Distances in metres from the position's reference point to the ends of a ship. */
export interface HullDimensions {
  readonly toBowMeters: number;
  readonly toSternMeters: number;
  readonly toPortMeters: number;
  readonly toStarboardMeters: number;
}

/** A corner in metres east and north of the antenna. */
type Corner = readonly [east: number, north: number];

/** F4: the rectangle of a ship around its antenna, and its direction. */
export class Hull {
  readonly corners: readonly Corner[];
  readonly #dimensions: HullDimensions;
  readonly #sine: number;
  readonly #cosine: number;

  /** @param bowDegrees direction of the bow from true north */
  constructor(dimensions: HullDimensions, bowDegrees: number) {
    this.#dimensions = dimensions;
    this.#sine = Math.sin((bowDegrees * Math.PI) / 180);
    this.#cosine = Math.cos((bowDegrees * Math.PI) / 180);
    const { toBowMeters, toSternMeters, toPortMeters, toStarboardMeters } = dimensions;
    this.corners = [
      this.#corner(toBowMeters, -toPortMeters),
      this.#corner(toBowMeters, toStarboardMeters),
      this.#corner(-toSternMeters, toStarboardMeters),
      this.#corner(-toSternMeters, -toPortMeters),
    ];
  }

  /** Distance in metres beyond the rectangle along its axes, positive outside. */
  beyond(east: number, north: number): readonly [ahead: number, abeam: number] {
    const ahead = east * this.#sine + north * this.#cosine;
    const starboard = east * this.#cosine - north * this.#sine;
    const { toBowMeters, toSternMeters, toPortMeters, toStarboardMeters } = this.#dimensions;
    return [
      Math.max(ahead - toBowMeters, -toSternMeters - ahead),
      Math.max(starboard - toStarboardMeters, -toPortMeters - starboard),
    ];
  }

  /** Whether an axis of this rectangle separates it from another one, whose antenna is at metres east and north of its own. */
  isSeparatedFrom(other: Hull, east: number, north: number): boolean {
    const { toBowMeters, toSternMeters, toPortMeters, toStarboardMeters } = this.#dimensions;
    const points = other.corners.map(([x, y]) => [
      (x + east) * this.#sine + (y + north) * this.#cosine,
      (x + east) * this.#cosine - (y + north) * this.#sine,
    ]);
    const aheads = points.map(([ahead]) => ahead);
    const starboards = points.map(([, starboard]) => starboard);
    return (
      Math.min(...aheads) > toBowMeters ||
      Math.max(...aheads) < -toSternMeters ||
      Math.min(...starboards) > toStarboardMeters ||
      Math.max(...starboards) < -toPortMeters
    );
  }

  #corner(ahead: number, starboard: number): Corner {
    return [
      ahead * this.#sine + starboard * this.#cosine,
      ahead * this.#cosine - starboard * this.#sine,
    ];
  }
}

/**
 * F4: returns the distance in metres of two hulls, 0 if they touch. That of two rectangles apart is between a corner of one and
 * the other; two that no axis separates touch.
 * @param east metres from the antenna of the first to that of the second
 */
export function hullMeters(first: Hull, second: Hull, east: number, north: number): number {
  if (!(first.isSeparatedFrom(second, east, north) || second.isSeparatedFrom(first, -east, -north)))
    return 0;
  let squared = Number.POSITIVE_INFINITY;
  for (const [x, y] of second.corners) {
    squared = Math.min(squared, outsideSquared(first.beyond(x + east, y + north)));
  }
  for (const [x, y] of first.corners) {
    squared = Math.min(squared, outsideSquared(second.beyond(x - east, y - north)));
  }
  return Math.sqrt(squared);
}

function outsideSquared([ahead, abeam]: readonly [number, number]): number {
  return Math.max(0, ahead) ** 2 + Math.max(0, abeam) ** 2;
}

/** F7: returns the angle between two directions, 0° to 180°. */
export function angleBetween(one: number, other: number): number {
  const degrees = Math.abs(one - other) % 360;
  return Math.min(degrees, 360 - degrees);
}
