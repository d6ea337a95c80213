import type { Change } from '@roadstead/contracts';
import type { Imo } from '@roadstead/model';
import { type Documents, type SailingDocument, sailingKey } from './documents.ts';

/** Sailings that are to be looked at again as soon as possible, from an instant on. */
export class MarkedSailings {
  readonly #documents: Documents;
  readonly #marked: Map<string, SailingDocument> = new Map();

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** A ship's sailing for a carrier, also where that is new. */
  async add(carrier: string, imo: Imo, fromMs: number): Promise<void> {
    const key = sailingKey(carrier, imo);
    const known = this.#marked.get(key) ?? (await this.#documents.sailings.get(key));
    this.#mark(
      known ?? { key, carrier, imo, undecidedFromMs: fromMs, dueMs: null, spare: [] },
      fromMs,
    );
  }

  /** All that is known of a ship's sailings, for whomever. */
  async addShip(imo: Imo, fromMs: number): Promise<void> {
    const known = await this.#documents.sailings.find(
      { index: 'imo', is: [imo] },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    for (const sailing of known) {
      const { key, undecidedFromMs } = this.#marked.get(sailing.key) ?? sailing;
      if (fromMs < undecidedFromMs) this.#mark(this.#marked.get(key) ?? sailing, fromMs);
    }
  }

  changes(): readonly Change[] {
    return [...this.#marked.values()].map((sailing) => this.#documents.sailings.put(sailing));
  }

  #mark(sailing: SailingDocument, fromMs: number): void {
    const undecidedFromMs = Math.min(sailing.undecidedFromMs, fromMs);
    // Before all times: it is due at once, whatever the clock says.
    const dueMs = Number.MIN_SAFE_INTEGER;
    this.#marked.set(sailing.key, { ...sailing, undecidedFromMs, dueMs });
  }
}
