/** A point in degrees: longitude −180 to 180, latitude −90 to 90. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** A position at an instant. */
export interface TimedPosition extends Position {
  /** Epoch milliseconds. */
  readonly timeMs: number;
}
