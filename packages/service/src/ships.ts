import { type Collection, type Find, type Store, Turns } from '@roadstead/contracts';
import type { Imo, Mmsi, StaticReport } from '@roadstead/model';
import { mergeStatic, type ShipRecord, saidMs } from '@roadstead/tracking';

/** What is known of a ship, with what it is found by. */
interface ShipDocument extends ShipRecord {
  readonly imo: Imo | null;
  /** In capitals, as AIS sends it and people may not. */
  readonly nameKey: string | null;
  readonly callsignKey: string | null;
}

/** Ships of one name; more are not looked at. */
const CANDIDATES_MAX = 1000;

/** By what a ship is looked for; all that is given has to fit. Names and call signs in any case. */
export interface ShipSearch {
  readonly mmsi?: Mmsi;
  readonly imo?: Imo;
  readonly name?: string;
  readonly callsign?: string;
}

/** T1: what ships said of themselves. */
export class Ships {
  readonly #store: Store;
  readonly #ships: Collection<ShipDocument>;
  readonly #turns: Turns = new Turns();

  constructor(store: Store) {
    this.#store = store;
    this.#ships = store.collection<ShipDocument>({
      name: 'ships',
      key: 'mmsi',
      indexes: { imo: ['imo'], name: ['nameKey'], callsign: ['callsignKey'] },
    });
  }

  /** Takes reports as they came; they are durable when it is fulfilled. @returns the ships of which more is known now */
  enter(reports: readonly StaticReport[], heardMs: number): Promise<readonly ShipRecord[]> {
    return this.#turns.take(async () => {
      const before = new Map<number, ShipRecord | undefined>();
      const after = new Map<number, ShipRecord>();
      for (const report of reports) {
        const { mmsi } = report;
        if (!before.has(mmsi)) before.set(mmsi, await this.#ships.get(mmsi));
        after.set(mmsi, mergeStatic(after.get(mmsi) ?? before.get(mmsi), report, heardMs));
      }
      const changed = [...after.values()].filter((ship) => ship !== before.get(ship.mmsi));
      await this.#store.write(changed.map((ship) => this.#ships.put(documentOf(ship))));
      return changed;
    });
  }

  get(mmsi: Mmsi): Promise<ShipRecord | undefined> {
    return this.#ships.get(mmsi);
  }

  /** All ships, a thousand at a time. */
  async *all(): AsyncGenerator<readonly ShipRecord[], void, undefined> {
    for (let from = 0; ; ) {
      const ships = await this.#ships.find({ from }, PAGE);
      if (ships.length > 0) yield ships;
      if (ships.length < CANDIDATES_MAX) return;
      from = ships[ships.length - 1].mmsi + 1;
    }
  }

  /** Those that fit, the one that said something of itself last first. */
  async find(search: ShipSearch): Promise<readonly ShipRecord[]> {
    const { mmsi, imo } = search;
    const [name, callsign] = [keyOf(search.name), keyOf(search.callsign)];
    const found =
      mmsi === undefined ? await this.#ships.find(findOf(imo, name, callsign), PAGE) : [];
    const known = mmsi === undefined ? found : [await this.#ships.get(mmsi)];
    return known
      .filter((ship) => ship !== undefined)
      .filter(
        (ship) =>
          (imo === undefined || ship.imo === imo) &&
          (name === null || ship.nameKey === name) &&
          (callsign === null || ship.callsignKey === callsign),
      )
      .sort((one, other) => saidMs(other) - saidMs(one));
  }
}

const PAGE = { limit: CANDIDATES_MAX };

/** The index that leaves fewest. */
function findOf(imo: Imo | undefined, name: string | null, callsign: string | null): Find {
  if (imo !== undefined) return { index: 'imo', is: [imo] };
  if (callsign !== null) return { index: 'callsign', is: [callsign] };
  return { index: 'name', is: [name ?? ''] };
}

function documentOf({ mmsi, said }: ShipRecord): ShipDocument {
  return {
    ...{ mmsi, said },
    imo: said.imo?.value ?? null,
    nameKey: keyOf(said.name?.value),
    callsignKey: keyOf(said.callsign?.value),
  };
}

function keyOf(text: string | undefined): string | null {
  return text === undefined ? null : text.trim().toUpperCase();
}
