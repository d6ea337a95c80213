import type { Change, Collection, Store } from '@roadstead/contracts';
import type { Mmsi, PortName } from '@roadstead/model';
import type { PortCall } from '@roadstead/tracking';
import { rest } from './rest.ts';
import type { StoredPortCall } from './tracking-area.ts';
import type { CallNotes } from './trade-lanes/call-notes.ts';

/** A call with what it is found by. */
interface PortCallDocument extends StoredPortCall {
  /** Of ship and arrival: stays the same when what was taken before is taken again. */
  readonly id: string;
  readonly portId: number;
}

/** Of one ship: a ferry has that many in a year or two. */
const LISTED_MAX = 10_000;

/** The calls of ships at ports, each as it is last known. */
export class PortCallLog {
  readonly #calls: Collection<PortCallDocument>;
  readonly #port: (id: number) => PortName | undefined;
  readonly #notes: CallNotes | undefined;

  /**
   * @param port by its number
   * @param notes where it is noted that calls are new, if somebody wants to know
   */
  constructor(store: Store, port: (id: number) => PortName | undefined, notes?: CallNotes) {
    this.#port = port;
    this.#notes = notes;
    this.#calls = store.collection<PortCallDocument>({
      name: 'port-calls',
      key: 'id',
      indexes: { ship: ['mmsi', 'ataMs'], port: ['portId', 'ataMs'] },
    });
  }

  /** What is to be written for calls that began or changed. */
  enter(calls: readonly PortCall[]): readonly Change[] {
    const changes = calls.map(({ mmsi, portId, ataMs, atdMs, berths }) => {
      const port = this.#port(portId) ?? { id: portId, locode: null, name: String(portId) };
      const id = `${mmsi} ${ataMs}`;
      return this.#calls.put({ id, mmsi, portId, port, ataMs, atdMs, berths });
    });
    return [...changes, ...(this.#notes?.enter(calls) ?? [])];
  }

  /** A ship's, newest first. */
  of(mmsi: Mmsi): Promise<readonly StoredPortCall[]> {
    return this.#calls.find({ index: 'ship', is: [mmsi] }, { descending: true, limit: LISTED_MAX });
  }

  /** Those of all ships, ship by ship, each ship's oldest first. */
  async *all(): AsyncGenerator<readonly StoredPortCall[], void, undefined> {
    for (let from = 0; ; ) {
      const [next] = await this.#calls.find({ index: 'ship', from }, { limit: 1 });
      if (!next) return;
      yield (await this.of(next.mmsi)).toReversed();
      from = next.mmsi + 1;
      await rest();
    }
  }

  /** Those of which a part lies in a period, from an instant to another that does not belong to it, by ATA. */
  async within(mmsi: Mmsi, beginMs: number, endMs: number): Promise<readonly StoredPortCall[]> {
    const of = { index: 'ship', is: [mmsi] };
    // A ship is at one port at a time: of those that began before, the last one may go on.
    const [before, begun] = await Promise.all([
      this.#calls.find({ ...of, to: beginMs }, { descending: true, limit: 1 }),
      this.#calls.find({ ...of, from: beginMs + 1, to: endMs - 1 }, { limit: LISTED_MAX }),
    ]);
    const goingOn = before.filter(({ atdMs }) => atdMs === null || atdMs > beginMs);
    return [...goingOn, ...begun];
  }
}
