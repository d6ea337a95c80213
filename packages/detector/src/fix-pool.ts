import { NONE, RecordPool } from './record-pool.ts';

/** Time, longitude and latitude. */
const STRIDE = 3;

/** The fixes of all ships, 28 bytes each; a ship's fixes are a chain from the oldest to the newest. */
export class FixPool {
  /** The integer is the next newer fix or `NONE`; where that one starts a track anew it is `anew(next)`. */
  readonly pool: RecordPool = new RecordPool(STRIDE, 1);

  add(timeMs: number, longitude: number, latitude: number): number {
    const fix = this.pool.allocate();
    const at = fix * STRIDE;
    const floats = this.pool.floats;
    floats[at] = timeMs;
    floats[at + 1] = longitude;
    floats[at + 2] = latitude;
    this.pool.ints[fix] = NONE;
    return fix;
  }

  /** Hangs a newer fix on a ship's chain. */
  link(older: number, newer: number, startsTrack: boolean): void {
    this.pool.ints[older] = startsTrack ? anew(newer) : newer;
  }

  timeMs(fix: number): number {
    return this.pool.floats[fix * STRIDE];
  }

  longitude(fix: number): number {
    return this.pool.floats[fix * STRIDE + 1];
  }

  latitude(fix: number): number {
    return this.pool.floats[fix * STRIDE + 2];
  }

  next(fix: number): number {
    const next = this.pool.ints[fix];
    return next < NONE ? anew(next) : next;
  }

  /** D10: whether nothing is known of the way from a fix to its next one. */
  isNextAnew(fix: number): boolean {
    return this.pool.ints[fix] < NONE;
  }
}

/** Maps 0, 1, 2 … to −2, −3, −4 … and back, so that a link can say that a track starts anew. */
function anew(fix: number): number {
  return NONE - 1 - fix;
}
