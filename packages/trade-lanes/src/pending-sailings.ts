import type { WriteOperation } from '@roadstead/contracts';
import type { Imo } from '@roadstead/model';
import { type SailingDocument, sailingKey, type TradeLaneCollections } from './collections.ts';

/** Sailings that are due from an instant on. */
export class PendingSailings {
  readonly #collections: TradeLaneCollections;
  readonly #pending: Map<string, SailingDocument> = new Map();

  constructor(collections: TradeLaneCollections) {
    this.#collections = collections;
  }

  /** Adds a ship's sailing for a carrier, new or stored. */
  async add(carrier: string, imo: Imo, fromMs: number): Promise<void> {
    const key = sailingKey(carrier, imo);
    const stored = this.#pending.get(key) ?? (await this.#collections.sailings.get(key));
    this.#setDue(
      stored ?? { key, carrier, imo, undecidedFromMs: fromMs, dueMs: null, spare: [] },
      fromMs,
    );
  }

  /** Adds all stored sailings of a ship, for all carriers. */
  async addShip(imo: Imo, fromMs: number): Promise<void> {
    const stored = await this.#collections.sailings.find(
      { index: 'imo', is: [imo] },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    for (const sailing of stored) {
      const { key, undecidedFromMs } = this.#pending.get(sailing.key) ?? sailing;
      if (fromMs < undecidedFromMs) this.#setDue(this.#pending.get(key) ?? sailing, fromMs);
    }
  }

  changes(): readonly WriteOperation[] {
    return [...this.#pending.values()].map((sailing) => this.#collections.sailings.put(sailing));
  }

  #setDue(sailing: SailingDocument, fromMs: number): void {
    const undecidedFromMs = Math.min(sailing.undecidedFromMs, fromMs);
    // Before all instants: due immediately, whatever the clock shows.
    const dueMs = Number.MIN_SAFE_INTEGER;
    this.#pending.set(sailing.key, { ...sailing, undecidedFromMs, dueMs });
  }
}
