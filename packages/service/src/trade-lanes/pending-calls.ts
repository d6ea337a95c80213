import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import type { Imo, Mmsi } from '@roadstead/model';
import type { PortCall } from '@roadstead/tracking';
import type { Ships } from '../tracking/ships.ts';

/** A port call that began or changed, or a ship that was heard, since trade lanes last processed calls. */
interface PendingCall {
  readonly id: string;
  readonly mmsi: Mmsi;
  /** The begin. */
  readonly ataMs: number;
}

/** The number of calls to process at a time; a day of all ships has some ten thousand. */
const BATCH_SIZE = 1000;

/**
 * The queue of port calls that trade lanes have not processed. Entries are written together with the calls: none is lost when
 * the process is killed.
 */
export class PendingCalls {
  readonly #store: Store;
  readonly #ships: Ships;
  readonly #pending: Collection<PendingCall>;

  constructor(store: Store, ships: Ships) {
    this.#store = store;
    this.#ships = ships;
    this.#pending = store.collection<PendingCall>({ name: 'lane-call-notes', key: 'id' });
  }

  /** Returns the operations that queue calls that began or changed. */
  prepare(calls: readonly PortCall[]): readonly WriteOperation[] {
    return calls.map(({ mmsi, beginMs, endMs }) =>
      // The id has the end: removing a processed arrival must not remove the departure that is written meanwhile.
      this.#pending.put({ id: `${mmsi} ${beginMs} ${endMs}`, mmsi, ataMs: beginMs }),
    );
  }

  /** Returns the operations that queue ships that were heard by late reports: what was unknown of them may be known now (A6). */
  prepareHeard(
    ships: readonly { readonly mmsi: Mmsi; readonly changedFromMs: number }[],
  ): readonly WriteOperation[] {
    return ships.map(({ mmsi, changedFromMs: ataMs }) =>
      this.#pending.put({ id: `${mmsi} ${ataMs} heard`, mmsi, ataMs }),
    );
  }

  /** Passes the calls of ships with an IMO number to a handler, and deletes them once it has completed. */
  async process(
    handle: (calls: readonly { readonly imo: Imo; readonly ataMs: number }[]) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const batch = await this.#pending.find({}, { limit: BATCH_SIZE });
      if (batch.length === 0) return;
      const calls: { imo: Imo; ataMs: number }[] = [];
      for (const { mmsi, ataMs } of batch) {
        const imo = (await this.#ships.get(mmsi))?.said.imo?.value;
        if (imo !== undefined) calls.push({ imo, ataMs });
      }
      await handle(calls);
      await this.#store.write(batch.map(({ id }) => this.#pending.remove(id)));
    }
  }
}
