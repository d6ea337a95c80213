import { type Collection, type Find, Mutex, type Store } from '@roadstead/contracts';
import type { Imo, Mmsi, StaticReport } from '@roadstead/model';
import { lastStaticReportMs, mergeStatic, type ShipRecord } from '@roadstead/tracking';

/** The static data of a ship, with its index keys. */
interface ShipDocument extends ShipRecord {
  readonly imo: Imo | null;
  /** In capitals: AIS has no small letters, a search may. */
  readonly nameKey: string | null;
  readonly callsignKey: string | null;
}

/** The most ships of one name that a search considers. */
const CANDIDATES_MAX = 1000;

/** A search for a ship, which matches all fields. Names and call signs are case-insensitive. */
export interface ShipSearch {
  readonly mmsi?: Mmsi;
  readonly imo?: Imo;
  readonly name?: string;
  readonly callsign?: string;
}

/** T1: the static data that ships reported. */
export class Ships {
  readonly #store: Store;
  readonly #ships: Collection<ShipDocument>;
  readonly #writes: Mutex = new Mutex();

  constructor(store: Store) {
    this.#store = store;
    this.#ships = store.collection<ShipDocument>({
      name: 'ships',
      key: 'mmsi',
      indexes: { imo: ['imo'], name: ['nameKey'], callsign: ['callsignKey'] },
    });
  }

  /** Merges static reports in the order of arrival; the result is durable. @returns the ships that changed */
  merge(reports: readonly StaticReport[], heardMs: number): Promise<readonly ShipRecord[]> {
    return this.#writes.runExclusive(async () => {
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

  /** Yields all ships, a thousand at a time. */
  async *all(): AsyncGenerator<readonly ShipRecord[], void, undefined> {
    for (let from = 0; ; ) {
      const ships = await this.#ships.find({ from }, PAGE);
      if (ships.length > 0) yield ships;
      if (ships.length < CANDIDATES_MAX) return;
      from = ships[ships.length - 1].mmsi + 1;
    }
  }

  /** Returns the matching ships, the one with the newest static report first. */
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
      .sort((one, other) => lastStaticReportMs(other) - lastStaticReportMs(one));
  }
}

const PAGE = { limit: CANDIDATES_MAX };

/** Selects the most selective index. */
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
