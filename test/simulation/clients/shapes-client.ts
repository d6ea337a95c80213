import { Ledger } from '../ledger.ts';
import { ANNA, type Client, type ClientContext } from './client.ts';

const SHAPES_MAX = 3;

/** Creates, replaces and removes shapes that configurations follow; the radius is the version. */
export class ShapesClient implements Client {
  readonly #context: ClientContext;
  readonly #ledger: Ledger<number> = new Ledger('shape');
  #ids: readonly string[] = [];
  #created = 0;
  #version = 0;

  constructor(context: ClientContext) {
    this.#context = context;
  }

  get ids(): readonly string[] {
    return this.#ids;
  }

  async act(): Promise<void> {
    const { host, chance } = this.#context;
    const stored = await this.#read();
    const name = chance.pick([...stored.keys(), undefined]);
    if (name === undefined) {
      if (stored.size >= SHAPES_MAX) return;
      const created = `shape-${++this.#created}`;
      const version = ++this.#version;
      const note = this.#ledger.attempt(created, version);
      const body = this.#body(created, version);
      note(await host.call((service) => service.shapes.create(ANNA, body)));
      return;
    }
    const id = stored.get(name)!;
    if (chance.happens(0.3)) {
      const note = this.#ledger.attempt(name, undefined);
      note(await host.call((service) => service.shapes.remove(ANNA, id)));
      return;
    }
    const version = ++this.#version;
    const note = this.#ledger.attempt(name, version);
    const body = this.#body(name, version);
    note(await host.call((service) => service.shapes.replace(ANNA, id, body)));
  }

  async check(): Promise<void> {
    await this.#read();
  }

  #body(name: string, version: number): object {
    return {
      type: 'Feature',
      properties: { name, radius: 3000 + version },
      geometry: { type: 'Point', coordinates: [2, 54] },
    };
  }

  /** @returns the ids by name */
  async #read(): Promise<ReadonlyMap<string, string>> {
    const { host, wrong } = this.#context;
    const outcome = await host.call((service) => service.shapes.list(ANNA));
    if (outcome.kind === 'unknown' || !outcome.value.ok) return new Map();
    const shapes = outcome.value.value;
    const versions = shapes.map(
      ({ name, radiusMeters }) => [name, (radiusMeters ?? 0) - 3000] as const,
    );
    this.#ledger.observe(new Map(versions)).forEach(wrong);
    this.#ids = shapes.map(({ id }) => id);
    return new Map(shapes.map(({ name, id }) => [name, id]));
  }
}
