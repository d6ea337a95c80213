import { longitudeNear, mercatorX, mercatorY } from './mercator.ts';
import type { ShipScene } from './ship-scene.ts';

/** Numbers of an instance: position relative to the origin, direction in radians, class, state, opacity. */
export const INSTANCE_FLOATS = 6;

/** Symbols, by the column `state` of an instance. */
const SHIP_STATES = { underWay: 0, stopped: 1, unknownDirection: 2 } as const;

/** The visible part of the world, in degrees; `west` ≤ `east`, which may be beyond ±180. */
export interface View {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A view is prepared with this part of its size on each side, so that panning a little selects nothing anew. */
const MARGIN = 0.25;
const LATITUDE_MAX = 85.05;

/**
 * The ships within a view, as instances for WebGL and for hit tests. Only those are drawn: at 30 000 ships, drawing the whole fleet made
 * panning slow.
 */
export class VisibleShips {
  /** Mercator; instances are relative to it, since 32 bits alone are no more exact than 2 m at zoom 16. */
  originX = 0.5;
  originY = 0.5;
  count = 0;
  instances: Float32Array = new Float32Array(1024 * INSTANCE_FLOATS);
  /** Index in the scene of each instance. */
  indexes: Int32Array = new Int32Array(1024);
  #scene: ShipScene | undefined;
  #version = -1;
  #prepared: View | undefined;

  /** Selects the ships again if the scene has changed, or the view has left what was prepared. @returns whether it did */
  select(scene: ShipScene, view: View): boolean {
    const isCurrent =
      this.#scene === scene &&
      this.#version === scene.version &&
      this.#prepared !== undefined &&
      contains(this.#prepared, view) &&
      // Zoomed in far, most of what was prepared would be drawn outside the view.
      this.#prepared.east - this.#prepared.west < 4 * (view.east - view.west);
    if (isCurrent) return false;
    this.#scene = scene;
    this.#version = scene.version;
    this.#prepared = widen(view);
    this.#fill(scene, this.#prepared);
    return true;
  }

  #fill(scene: ShipScene, { west, south, east, north }: View): void {
    const { longitude, latitude, direction, shipClass, isStopped, opacity } = scene;
    const middle = (west + east) / 2;
    const reach = Math.min(180, (east - west) / 2);
    this.originX = mercatorX(middle);
    this.originY = mercatorY(Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, (south + north) / 2)));
    this.#reserve(scene.count);
    let count = 0;
    let at = 0;
    const { instances, indexes } = this;
    for (let i = 0; i < scene.count; i++) {
      const y = latitude[i]!;
      if (!(y >= south && y <= north)) continue;
      const x = longitudeNear(longitude[i]!, middle);
      if (!(Math.abs(x - middle) <= reach)) continue;
      const degrees = direction[i]!;
      instances[at] = mercatorX(x) - this.originX;
      instances[at + 1] = mercatorY(y) - this.originY;
      instances[at + 2] = Number.isNaN(degrees) ? 0 : (degrees * Math.PI) / 180;
      instances[at + 3] = shipClass[i]!;
      instances[at + 4] = isStopped[i]
        ? SHIP_STATES.stopped
        : Number.isNaN(degrees)
          ? SHIP_STATES.unknownDirection
          : SHIP_STATES.underWay;
      instances[at + 5] = opacity[i]!;
      indexes[count++] = i;
      at += INSTANCE_FLOATS;
    }
    this.count = count;
  }

  #reserve(count: number): void {
    if (count <= this.indexes.length) return;
    const capacity = Math.ceil(count * 1.25);
    this.instances = new Float32Array(capacity * INSTANCE_FLOATS);
    this.indexes = new Int32Array(capacity);
  }
}

function widen({ west, south, east, north }: View): View {
  const [dx, dy] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return { west: west - dx, south: south - dy, east: east + dx, north: north + dy };
}

function contains(outer: View, inner: View): boolean {
  return (
    outer.west <= inner.west &&
    outer.east >= inner.east &&
    outer.south <= inner.south &&
    outer.north >= inner.north
  );
}
