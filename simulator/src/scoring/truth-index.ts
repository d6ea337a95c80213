import { type Area, prepareArea } from '@roadstead/geo';
import type { Mmsi } from '@roadstead/model';
import type {
  TrueActivity,
  TrueEncounter,
  TrueFault,
  TruePlace,
  TrueShip,
  TrueSilence,
  Truth,
} from '../truth.ts';
import type { EventPair } from './scored-event.ts';
import { overlapMs, type Span } from './spans.ts';

/** From 500 m to the mooring takes an hour (S4), and may be interrupted. */
const APPROACH_MS = 2 * 3_600_000;

/** The parts of the truth that are scored. */
export interface ScoredTruth extends Omit<Truth, 'ships'> {
  readonly ships: readonly ScoredShip[];
}

type ScoredShip = Pick<TrueShip, 'name' | 'mmsi' | 'class'>;

/** The truth, indexed by ship. */
export class TruthIndex {
  readonly #shipByName: ReadonlyMap<string, ScoredShip>;
  readonly #shipsByMmsi: ReadonlyMap<Mmsi, readonly ScoredShip[]>;
  readonly #encounters: ReadonlyMap<string, readonly TrueEncounter[]>;
  readonly #activities: ReadonlyMap<string, readonly TrueActivity[]>;
  readonly #faults: ReadonlyMap<string, readonly TrueFault[]>;
  readonly #faultsByMmsi: ReadonlyMap<Mmsi, readonly TrueFault[]>;
  readonly #silences: ReadonlyMap<string, readonly TrueSilence[]>;
  readonly #ports: readonly Area[];
  readonly #background: ReadonlySet<Mmsi>;

  constructor(truth: ScoredTruth) {
    const faults: readonly TrueFault[] = truth.faults;
    this.#shipByName = new Map(truth.ships.map((ship) => [ship.name, ship]));
    this.#shipsByMmsi = grouped(truth.ships, ({ mmsi }) => [mmsi]);
    this.#encounters = grouped(truth.encounters, ({ ships }) => ships);
    this.#activities = grouped(truth.activities, ({ ship }) => [ship]);
    this.#faults = grouped(faults, ({ ship }) => [ship]);
    this.#faultsByMmsi = grouped(faults, ({ mmsi }) => (mmsi === undefined ? [] : [mmsi]));
    this.#background = new Set(truth.background);
    this.#silences = grouped(truth.silences, ({ ship }) => [ship]);
    this.#ports = truth.ports.map(({ ring }) =>
      prepareArea({ type: 'Polygon', coordinates: [ring] }),
    );
  }

  shipNamed(name: string): ScoredShip | undefined {
    return this.#shipByName.get(name);
  }

  /** Whether a ship was recorded, and is none of the scenario. */
  isRecorded(mmsi: Mmsi): boolean {
    return this.#background.has(mmsi);
  }

  /** Whether both ships of an event were recorded. */
  isBackground({ first, second }: EventPair): boolean {
    return this.isRecorded(first.mmsi) && this.isRecorded(second.mmsi);
  }

  /** Names of the ships with this MMSI. */
  owners(mmsi: Mmsi): readonly string[] {
    return (this.#shipsByMmsi.get(mmsi) ?? []).map(({ name }) => name);
  }

  /** Names of the ships with this MMSI, and of those that transmit it by a fault in the span. */
  senders(mmsi: Mmsi, span: Span): readonly string[] {
    const byFault = (this.#faultsByMmsi.get(mmsi) ?? [])
      .filter((fault) => overlapMs(fault, span) > 0)
      .map(({ ship }) => ship);
    return [...new Set([...this.owners(mmsi), ...byFault])];
  }

  /** Encounters between any of the first and any of the second ships. */
  encounters(firsts: readonly string[], seconds: readonly string[]): readonly TrueEncounter[] {
    return firsts.flatMap((first) =>
      (this.#encounters.get(first) ?? []).filter(({ ships }) =>
        seconds.includes(ships[0] === first ? ships[1] : ships[0]),
      ),
    );
  }

  /** Transfers of the two ships of an event whose approach or departure overlaps the span. */
  transfersNear({ first, second }: EventPair, span: Span): readonly TrueEncounter[] {
    return this.encounters(this.owners(first.mmsi), this.owners(second.mmsi)).filter(
      ({ isTransfer, beginMs, endMs }) =>
        isTransfer &&
        overlapMs({ beginMs: beginMs - APPROACH_MS, endMs: endMs + APPROACH_MS }, span) > 0,
    );
  }

  /** Names of these ships, of the ships that they had encounters with in the span, of those ships' partners, and so on. */
  connectedShips(ships: readonly string[], span: Span): ReadonlySet<string> {
    const connected = new Set(ships);
    for (const ship of connected) {
      for (const encounter of this.#encounters.get(ship) ?? []) {
        if (overlapMs(encounter, span) > 0) for (const each of encounter.ships) connected.add(each);
      }
    }
    return connected;
  }

  activities(ships: readonly string[]): readonly TrueActivity[] {
    return ships.flatMap((ship) => this.#activities.get(ship) ?? []);
  }

  faults(ships: readonly string[]): readonly TrueFault[] {
    return ships.flatMap((ship) => this.#faults.get(ship) ?? []);
  }

  /** Silences of these ships that last longer than a number of minutes. */
  silences(ships: readonly string[], minutes: number): readonly TrueSilence[] {
    return ships
      .flatMap((ship) => this.#silences.get(ship) ?? [])
      .filter(({ beginMs, endMs }) => endMs - beginMs > minutes * 60_000);
  }

  isInPort({ longitude, latitude }: Pick<TruePlace, 'longitude' | 'latitude'>): boolean {
    return this.#ports.some((port) => port.contains(longitude, latitude));
  }
}

function grouped<Key, Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
