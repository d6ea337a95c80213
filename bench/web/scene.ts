import { seededRandom } from '../random.ts';

/** Ships all over the sea off Europe, in columns as those of the page: a part of them moves with each update. */
export class BenchScene {
  readonly count: number;
  version = 1;
  readonly mmsi: Float64Array;
  readonly longitude: Float64Array;
  readonly latitude: Float64Array;
  readonly direction: Float32Array;
  readonly shipClass: Uint8Array;
  readonly isStopped: Uint8Array;
  readonly opacity: Float32Array;
  readonly #random = seededRandom(1);

  constructor(count: number) {
    this.count = count;
    const column = (next: () => number): Float64Array => Float64Array.from({ length: count }, next);
    this.mmsi = column(() => 0).map((_, i) => 211_000_000 + i);
    this.longitude = column(() => -20 + 60 * this.#random());
    this.latitude = column(() => 30 + 40 * this.#random());
    this.direction = Float32Array.from(column(() => 360 * this.#random()));
    this.shipClass = Uint8Array.from(column(() => 6 * this.#random()));
    this.isStopped = Uint8Array.from(column(() => 2 * this.#random()));
    this.opacity = new Float32Array(count).fill(1);
  }

  labelOf = (index: number): string => `SHIP ${index}`;

  /** Moves a tenth of the ships. @returns their indexes */
  move(): readonly number[] {
    const moved: number[] = [];
    for (let i = 0; i < this.count / 10; i++) {
      const index = Math.floor(this.#random() * this.count);
      this.longitude[index]! += 0.001;
      moved.push(index);
    }
    this.version++;
    return moved;
  }
}
