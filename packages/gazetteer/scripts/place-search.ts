import type { Position } from '@roadstead/model';
import { around } from 'geokdbush';
import KDBush from 'kdbush';

/** Places found by their distance on the sphere. */
export class PlaceSearch<Item extends Position> {
  readonly #items: readonly Item[];
  readonly #index: KDBush;

  constructor(items: readonly Item[]) {
    this.#items = items;
    this.#index = new KDBush(items.length);
    for (const { longitude, latitude } of items) this.#index.add(longitude, latitude);
    this.#index.finish();
  }

  /** Returns the places within a distance in metres, the nearest first. */
  within({ longitude, latitude }: Position, metersMax: number): readonly Item[] {
    const found = around(
      this.#index,
      longitude,
      latitude,
      Number.POSITIVE_INFINITY,
      metersMax / 1000,
    );
    return found.map((i) => this.#items[i]);
  }

  /** Returns the nearest place within a distance in metres that passes a filter. */
  nearest(
    { longitude, latitude }: Position,
    metersMax: number,
    isWanted: (item: Item) => boolean = () => true,
  ): Item | undefined {
    const filter = (i: number): boolean => isWanted(this.#items[i]);
    const [found] = around(this.#index, longitude, latitude, 1, metersMax / 1000, filter);
    return found === undefined ? undefined : this.#items[found];
  }
}
