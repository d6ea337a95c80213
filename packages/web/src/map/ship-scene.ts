/** The ships to draw, in columns: they change in place, and `version` with them. */
export interface ShipScene {
  readonly count: number;
  /** Grows with each change. */
  readonly version: number;
  readonly mmsi: ArrayLike<number>;
  /** NaN: the ship is not drawn. */
  readonly longitude: ArrayLike<number>;
  readonly latitude: ArrayLike<number>;
  /** Heading, or course without one, in degrees; NaN: unknown. */
  readonly direction: ArrayLike<number>;
  /** Index in `SHIP_CLASSES`. */
  readonly shipClass: ArrayLike<number>;
  /** 1: stopped. */
  readonly isStopped: ArrayLike<number>;
  /** 0 to 1: dimmed when the position is old. */
  readonly opacity: ArrayLike<number>;
  /** Returns the label of a ship, which need not be its name. */
  readonly labelOf: (index: number) => string;
}

export const EMPTY_SCENE: ShipScene = {
  ...{ count: 0, version: 0, mmsi: [], longitude: [], latitude: [], direction: [] },
  ...{ shipClass: [], isStopped: [], opacity: [], labelOf: () => '' },
};
