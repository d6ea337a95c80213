import { addStatics, StaticHistory, type StaticHistoryJson } from '@roadstead/assessment';
import type { Collection, Find, Store, WriteOperation } from '@roadstead/contracts';
import type { Imo, Mmsi, StaticReport } from '@roadstead/model';
import {
  isRepeated,
  lastStaticReportMs,
  mergeStatic,
  type ShipRecord,
  type Tracker,
} from '@roadstead/tracking';
import { type Observable, Subject } from 'rxjs';
import { setNewest } from '../operations/set-newest.ts';
import { ShipTimes, type TimesOfShips, timesOfShips } from './ship-times.ts';

/** The static data of a ship, with its index keys. */
interface ShipDocument extends ShipRecord {
  readonly imo: Imo | null;
  /** In capitals: AIS has no small letters, a search may. */
  readonly nameKey: string | null;
  readonly callsignKey: string | null;
  /** F10; missing in stores of November 2026. */
  readonly history?: StaticHistoryJson;
}

/** The most ships of one name that a search considers. */
const CANDIDATES_MAX = 1000;
/** The most records in memory, of about half a kilobyte each: ships repeat their static data every six minutes (ITU-R M.1371-5). */
const RECENT_MAX = 20_000;

/** A search for a ship, which matches all fields. Names and call signs are case-insensitive. */
export interface ShipSearch {
  readonly mmsi?: Mmsi;
  readonly imo?: Imo;
  readonly name?: string;
  readonly callsign?: string;
}

/** A write of static data. */
export interface StaticsWrite {
  readonly operations: readonly WriteOperation[];
  /** The ships of which a field changed, or was reported again later. */
  readonly changed: readonly ShipRecord[];
  /** Called when the write is durable. */
  readonly settle: () => void;
}

/** T1, F10: the static data that ships reported. */
export class Ships {
  /** F10: the static data of all ships over time. */
  readonly histories: Map<Mmsi, StaticHistory> = new Map();
  readonly #ships: Collection<ShipDocument>;
  readonly #times: ShipTimes;
  readonly #changed: Subject<readonly ShipRecord[]> = new Subject();
  readonly #repeated: Subject<TimesOfShips> = new Subject();
  /** Changes of the histories of ships since their documents, or their times, were written. */
  readonly #unwritten: Map<Mmsi, 'values' | 'times'> = new Map();
  /** Records whose write is not durable. */
  readonly #pending: Map<Mmsi, ShipRecord> = new Map();
  /** Durable records that this process has written last, the oldest write first. */
  readonly #recent: Map<Mmsi, ShipRecord> = new Map();

  constructor(store: Store) {
    this.#ships = store.collection<ShipDocument>({
      name: 'ships',
      key: 'mmsi',
      indexes: { imo: ['imo'], name: ['nameKey'], callsign: ['callsignKey'] },
    });
    this.#times = new ShipTimes(store);
  }

  /** Emits the ships of which a field or the history changed, when the write is durable; not those that only repeat what is known. */
  get changed$(): Observable<readonly ShipRecord[]> {
    return this.#changed;
  }

  /** Emits the times of ships that only repeat what is known, when they are durable. */
  get repeated$(): Observable<TimesOfShips> {
    return this.#repeated;
  }

  /** Reads the histories. @param read called with the ships */
  async start(read: (ships: readonly ShipRecord[]) => void): Promise<void> {
    // First: documents may be newer than the times, never older.
    await this.#times.read();
    for await (const documents of this.#documents()) {
      for (const { mmsi, history, said } of documents) {
        const restored = StaticHistory.restore(history ?? historyOf(said));
        this.#times.applyToHistory(mmsi, restored);
        this.histories.set(mmsi, restored);
      }
      read(documents.map((document) => this.#times.applyTo(document)));
    }
  }

  /** F10: adds static reports to the histories; later ones do not change what counts up to the tracker's watermark. */
  observe(reports: readonly StaticReport[], { eventTimeMs, watermarkMs }: Tracker): void {
    addStatics(this.histories, reports, eventTimeMs, watermarkMs, (mmsi, change) => {
      if (this.#unwritten.get(mmsi) !== 'values') this.#unwritten.set(mmsi, change);
    });
  }

  /**
   * Prepares the write of observed static reports that change something; called in the order of the writes. What is only repeated later
   * changes the times alone.
   */
  async prepare(reports: readonly StaticReport[], heardMs: number): Promise<StaticsWrite> {
    const before = new Map<Mmsi, ShipRecord | undefined>();
    const after = new Map<Mmsi, ShipRecord>();
    for (const report of reports) {
      const { mmsi } = report;
      if (!before.has(mmsi)) {
        const written = this.#pending.get(mmsi) ?? this.#recent.get(mmsi);
        before.set(mmsi, written ?? (await this.get(mmsi)));
      }
      after.set(mmsi, mergeStatic(after.get(mmsi) ?? before.get(mmsi), report, heardMs));
    }
    // A preparation may run again if the store cannot be read, but not from here on.
    const [written, repeated]: ShipRecord[][] = [[], []];
    for (const [mmsi, ship] of after) {
      const known = before.get(mmsi);
      const change = this.#unwritten.get(mmsi);
      this.#unwritten.delete(mmsi);
      if (change === 'values' || !known || !isRepeated(known, ship)) written.push(ship);
      else if (change === 'times' || ship !== known) repeated.push(ship);
    }
    const stored = [...written, ...repeated];
    for (const ship of stored) this.#pending.set(ship.mmsi, ship);
    const times = timesOfShips(repeated, this.histories);
    return {
      operations: [
        ...written.map((ship) => this.#ships.put(this.#documentOf(ship))),
        ...this.#times.put(times),
      ],
      changed: stored.filter((ship) => ship !== before.get(ship.mmsi)),
      settle: () => {
        for (const ship of stored) {
          if (this.#pending.get(ship.mmsi) === ship) this.#pending.delete(ship.mmsi);
          setNewest(this.#recent, ship.mmsi, ship, RECENT_MAX);
        }
        if (written.length > 0) this.#changed.next(written);
        if (times.length > 0) this.#repeated.next(times);
      },
    };
  }

  /** Reads all ships as another process has stored them. */
  async load(): Promise<void> {
    await this.start((ships) => this.#changed.next(ships));
  }

  /** Applies static data that another process has stored. */
  follow(
    changed: readonly ShipRecord[],
    histories: readonly (readonly [Mmsi, StaticHistory])[],
  ): void {
    for (const [mmsi, history] of histories) this.histories.set(mmsi, history);
    this.#changed.next(changed);
  }

  /** Applies times that another process has stored. */
  followTimes(times: TimesOfShips): void {
    this.#times.follow(times);
  }

  async get(mmsi: Mmsi): Promise<ShipRecord | undefined> {
    await this.#times.load();
    const ship = await this.#ships.get(mmsi);
    return ship && this.#times.applyTo(ship);
  }

  /** Yields all ships, a thousand at a time. */
  async *all(): AsyncGenerator<readonly ShipRecord[], void, undefined> {
    await this.#times.load();
    for await (const ships of this.#documents())
      yield ships.map((ship) => this.#times.applyTo(ship));
  }

  async *#documents(): AsyncGenerator<readonly ShipDocument[], void, undefined> {
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
    await this.#times.load();
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
      .map((ship) => this.#times.applyTo(ship))
      .sort((one, other) => lastStaticReportMs(other) - lastStaticReportMs(one));
  }

  #documentOf({ mmsi, said }: ShipRecord): ShipDocument {
    const history = this.histories.get(mmsi)?.toJSON();
    return {
      ...{ mmsi, said },
      imo: said.imo?.value ?? null,
      nameKey: keyOf(said.name?.value),
      callsignKey: keyOf(said.callsign?.value),
      ...(history && { history }),
    };
  }
}

/** Reads the static data of all ships of a store over time (F10). */
export async function readStaticHistories(store: Store): Promise<Map<Mmsi, StaticHistory>> {
  const ships = new Ships(store);
  await ships.start(() => undefined);
  return ships.histories;
}

const PAGE = { limit: CANDIDATES_MAX };

/** Selects the most selective index. */
function findOf(imo: Imo | undefined, name: string | null, callsign: string | null): Find {
  if (imo !== undefined) return { index: 'imo', is: [imo] };
  if (callsign !== null) return { index: 'callsign', is: [callsign] };
  return { index: 'name', is: [name ?? ''] };
}

/** The history of a ship of which only the newest values are known. */
function historyOf({
  shiptype,
  lengthMeters,
  draughtMeters,
}: ShipRecord['said']): StaticHistoryJson {
  const timeline = (
    known: { readonly timeMs: number; readonly value: number } | undefined,
  ): StaticHistoryJson['lengths'] => (known ? [[known.timeMs, known.value]] : []);
  return {
    shiptypes: timeline(shiptype),
    lengths: timeline(lengthMeters),
    hulls: [],
    draughts: timeline(draughtMeters),
  };
}

function keyOf(text: string | undefined): string | null {
  return text === undefined ? null : text.trim().toUpperCase();
}
