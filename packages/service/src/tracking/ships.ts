import { addStatics, StaticHistory, type StaticHistoryJson } from '@roadstead/assessment';
import type { Collection, Find, Store, WriteOperation } from '@roadstead/contracts';
import type { Imo, Mmsi, StaticReport } from '@roadstead/model';
import {
  lastStaticReportMs,
  mergeStatic,
  type ShipRecord,
  type Tracker,
} from '@roadstead/tracking';
import { type Observable, Subject } from 'rxjs';
import { setNewest } from '../operations/set-newest.ts';

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
/** The most documents in memory, of about a kilobyte each: ships repeat their static data every six minutes (ITU-R M.1371-5). */
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
  /** The ships of which a field changed. */
  readonly changed: readonly ShipRecord[];
  /** Called when the write is durable. */
  readonly settle: () => void;
}

/** T1, F10: the static data that ships reported. */
export class Ships {
  /** F10: the static data of all ships over time. */
  readonly histories: Map<Mmsi, StaticHistory> = new Map();
  readonly #ships: Collection<ShipDocument>;
  readonly #changed: Subject<readonly ShipRecord[]> = new Subject();
  /** Documents whose write is not durable. */
  readonly #pending: Map<Mmsi, ShipDocument> = new Map();
  /** Durable documents that this process has written last, the oldest write first. */
  readonly #recent: Map<Mmsi, ShipDocument> = new Map();

  constructor(store: Store) {
    this.#ships = store.collection<ShipDocument>({
      name: 'ships',
      key: 'mmsi',
      indexes: { imo: ['imo'], name: ['nameKey'], callsign: ['callsignKey'] },
    });
  }

  /** Emits the ships of which a field changed, when the write is durable. */
  get changed$(): Observable<readonly ShipRecord[]> {
    return this.#changed;
  }

  /** Reads the histories. @param read called with the ships */
  async start(read: (ships: readonly ShipRecord[]) => void): Promise<void> {
    for await (const documents of this.#documents()) {
      for (const { mmsi, history, said } of documents)
        this.histories.set(mmsi, StaticHistory.restore(history ?? historyOf(said)));
      read(documents);
    }
  }

  /** F10: adds static reports to the histories; later ones do not change what counts up to the tracker's watermark. */
  observe(reports: readonly StaticReport[], { eventTimeMs, watermarkMs }: Tracker): void {
    addStatics(this.histories, reports, eventTimeMs, watermarkMs);
  }

  /** Prepares the write of observed static reports that change something; called in the order of the writes. */
  async prepare(reports: readonly StaticReport[], heardMs: number): Promise<StaticsWrite> {
    const before = new Map<Mmsi, ShipDocument | undefined>();
    const after = new Map<Mmsi, ShipRecord>();
    for (const report of reports) {
      const { mmsi } = report;
      if (!before.has(mmsi)) {
        const written = this.#pending.get(mmsi) ?? this.#recent.get(mmsi);
        before.set(mmsi, written ?? (await this.#ships.get(mmsi)));
      }
      after.set(mmsi, mergeStatic(after.get(mmsi) ?? before.get(mmsi), report, heardMs));
    }
    const documents = [...after.values()]
      .map((ship) => this.#documentOf(ship))
      .filter((document) => !isSameDocument(document, before.get(document.mmsi)));
    for (const document of documents) this.#pending.set(document.mmsi, document);
    const changed = [...after.values()].filter((ship) => ship !== before.get(ship.mmsi));
    return {
      operations: documents.map((document) => this.#ships.put(document)),
      changed,
      settle: () => {
        for (const document of documents) {
          if (this.#pending.get(document.mmsi) === document) this.#pending.delete(document.mmsi);
          setNewest(this.#recent, document.mmsi, document, RECENT_MAX);
        }
        if (changed.length > 0) this.#changed.next(changed);
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

  get(mmsi: Mmsi): Promise<ShipRecord | undefined> {
    return this.#ships.get(mmsi);
  }

  /** Yields all ships, a thousand at a time. */
  all(): AsyncGenerator<readonly ShipRecord[], void, undefined> {
    return this.#documents();
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

/** Repeated and older reports change nothing; the index keys follow from the reported values, which are copied if they change. */
function isSameDocument(document: ShipDocument, before: ShipDocument | undefined): boolean {
  if (document.said !== before?.said) return false;
  return JSON.stringify(document.history) === JSON.stringify(before.history);
}

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
