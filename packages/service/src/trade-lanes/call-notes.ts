import type { Change, Collection, Store } from '@roadstead/contracts';
import type { Imo, Mmsi } from '@roadstead/model';
import type { PortCall } from '@roadstead/tracking';
import type { Ships } from '../ships.ts';

/** A port call that began or changed since trade lanes were told of calls. */
interface CallNote {
  readonly id: string;
  readonly mmsi: Mmsi;
  readonly ataMs: number;
}

/** So many are taken at a time; a day of all ships has some ten thousand. */
const AT_ONCE = 1000;

/**
 * Which port calls trade lanes were not told of yet. They are written with the calls, so that none is forgotten when the process is
 * killed.
 */
export class CallNotes {
  readonly #store: Store;
  readonly #ships: Ships;
  readonly #notes: Collection<CallNote>;

  constructor(store: Store, ships: Ships) {
    this.#store = store;
    this.#ships = ships;
    this.#notes = store.collection<CallNote>({ name: 'lane-call-notes', key: 'id' });
  }

  /** What is to be written for calls that began or changed. */
  enter(calls: readonly PortCall[]): readonly Change[] {
    return calls.map(({ mmsi, ataMs, atdMs }) =>
      // An arrival that is told and removed must not take along the departure that is written meanwhile.
      this.#notes.put({ id: `${mmsi} ${ataMs} ${atdMs}`, mmsi, ataMs }),
    );
  }

  /** Tells of them, of ships that said their IMO number, and forgets them when that is done. */
  async tell(
    told: (calls: readonly { readonly imo: Imo; readonly ataMs: number }[]) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const notes = await this.#notes.find({}, { limit: AT_ONCE });
      if (notes.length === 0) return;
      const calls: { imo: Imo; ataMs: number }[] = [];
      for (const { mmsi, ataMs } of notes) {
        const imo = (await this.#ships.get(mmsi))?.said.imo?.value;
        if (imo !== undefined) calls.push({ imo, ataMs });
      }
      await told(calls);
      await this.#store.write(notes.map(({ id }) => this.#notes.remove(id)));
    }
  }
}
