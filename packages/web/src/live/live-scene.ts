import type { ShipColumns } from '@roadstead/client/live';
import { shipClassOf } from '../map/ship-classes.ts';
import type { ShipScene } from '../map/ship-scene.ts';
import type { ShipStatics } from './ship-statics.ts';

/** Slower than 0.5 kn is a ship that drifts, lies at anchor or is moored: the error of SOG is 0.1 kn. */
const STOPPED_KNOTS_MAX = 0.5;
/** At anchor, moored and aground. */
const STOPPED_STATUSES = new Set([1, 5, 6]);
/** A ship reports every three minutes at least (ITU-R M.1371-5): one of which nothing came for so long may be elsewhere. */
const OLD_MS = 30 * 60_000;
const VERY_OLD_MS = 24 * 3_600_000;
const OLD_OPACITY = 0.55;
const VERY_OLD_OPACITY = 0.3;

/** The ships of the service as a scene: positions are read in place, the rest is derived after each change. */
export class LiveScene implements ShipScene {
  version = 0;
  /** Time of the newest position, in epoch milliseconds; −Infinity without ships. */
  newestMs: number = Number.NEGATIVE_INFINITY;
  /** Version of the ships of which the scene is. */
  shipsVersion = -1;
  direction: Float32Array = new Float32Array(0);
  shipClass: Uint8Array = new Uint8Array(0);
  isStopped: Uint8Array = new Uint8Array(0);
  opacity: Float32Array = new Float32Array(0);
  readonly #ships: ShipColumns;
  readonly #statics: ShipStatics;

  constructor(ships: ShipColumns, statics: ShipStatics) {
    this.#ships = ships;
    this.#statics = statics;
  }

  get count(): number {
    return this.direction.length;
  }

  get mmsi(): Float64Array {
    return this.#ships.columns.mmsi;
  }

  get longitude(): Float64Array {
    return this.#ships.columns.longitude;
  }

  get latitude(): Float64Array {
    return this.#ships.columns.latitude;
  }

  labelOf: ShipScene['labelOf'] = (index) => this.#statics.of(this.mmsi[index]!)?.name ?? '';

  /** Derives what depends on the positions and on the names and types. */
  update(): void {
    const { count, columns, version } = this.#ships;
    if (this.direction.length !== count) {
      this.direction = new Float32Array(count);
      this.shipClass = new Uint8Array(count);
      this.isStopped = new Uint8Array(count);
      this.opacity = new Float32Array(count);
    }
    const { mmsi, timeMs, cog, sog, heading, navStatus } = columns;
    let newestMs = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) newestMs = Math.max(newestMs, timeMs[i]!);
    this.newestMs = newestMs;
    for (let i = 0; i < count; i++) {
      const ageMs = newestMs - timeMs[i]!;
      this.direction[i] = Number.isNaN(heading[i]!) ? cog[i]! : heading[i]!;
      this.shipClass[i] = shipClassOf(this.#statics.of(mmsi[i]!)?.shiptype ?? null);
      this.isStopped[i] = isStopped(sog[i]!, navStatus[i]!) ? 1 : 0;
      this.opacity[i] = ageMs < OLD_MS ? 1 : ageMs < VERY_OLD_MS ? OLD_OPACITY : VERY_OLD_OPACITY;
    }
    this.shipsVersion = version;
    this.version++;
  }
}

/** A status that the crew forgot to change counts less than the speed. */
function isStopped(sogKnots: number, navStatus: number): boolean {
  return Number.isNaN(sogKnots) ? STOPPED_STATUSES.has(navStatus) : sogKnots < STOPPED_KNOTS_MAX;
}
