import type { Mmsi } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import {
  differencesFromFeed,
  readWholeFeed,
} from '../../../packages/service/src/testing/folded-feed.ts';
import { CHIEF, type Client, type ClientContext } from './client.ts';

/** Follows the feed from its begin, page by page over kills, and compares it with the store. */
export class FeedClient implements Client {
  readonly #context: ClientContext;
  readonly #ships: readonly Mmsi[];
  readonly #received: string[] = [];
  #after: string | undefined;

  constructor(context: ClientContext, ships: readonly Mmsi[]) {
    this.#context = context;
    this.#ships = ships;
  }

  async act(): Promise<void> {
    const { host, chance } = this.#context;
    const limit = chance.whole(1, 20);
    await host.call((service) => this.#read(service, limit));
  }

  /** [L1] Nothing is missing or repeated. [L2] What is recorded is what is stored. */
  async check(): Promise<void> {
    const { host, wrong } = this.#context;
    await host.call(async (service) => {
      while (await this.#read(service, 1000));
      const all = (await readWholeFeed(service)).map(({ cursor }) => cursor);
      if (this.#received.join() !== all.join())
        wrong(`a follower received ${this.#received.length} of ${all.length} changes`);
      for (const each of await differencesFromFeed(service, this.#ships)) wrong(each);
    });
  }

  /** @returns whether there are more changes; what a killed process returns is not received */
  async #read(service: MaritimeService, limit: number): Promise<boolean> {
    const after = this.#after ?? (await service.feed.getCursor()).replace(/\d+$/, '0');
    const page = await service.feed.read(CHIEF, { after, limit });
    if (!page.ok) {
      this.#context.wrong(`the feed refuses ${after}: ${page.error.detail}`);
      return false;
    }
    this.#received.push(...page.value.changes.map(({ cursor }) => cursor));
    this.#after = page.value.next;
    return page.value.hasMore;
  }
}
