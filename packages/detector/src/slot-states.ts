import type { StsEvent } from '@roadstead/model';
import type { ConfigurationIndex } from './configuration-index.ts';
import { ENCOUNTER_FLOATS, ENCOUNTER_INTS, EVENT_ID, FLAGS } from './encounter-pool.ts';
import type { Encounters } from './encounters.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import {
  FIRST_SHIP,
  IS_NEW_PAIR,
  PAIR_FLOATS,
  PAIR_INTS,
  SECOND_SHIP,
  STEPPED_UNTIL,
} from './pair-pool.ts';
import { type OwnedSlots, pairSlotOf } from './pair-slots.ts';
import type { Pairs } from './pairs.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { SHIP_INTS, SHIP_TABLE_MMSI, type ShipTable } from './ship-table.ts';
import {
  decodeSlotSnapshot,
  ENCOUNTER_COLUMNS,
  encodeSlotSnapshot,
  PAIR_COLUMNS,
  type SlotSnapshot,
} from './slot-snapshot.ts';
import type { WaitingSnapshot } from './waiting-encounters.ts';

/** The records of a detector that slots consist of. */
interface SlotRecords {
  readonly ships: ShipTable;
  readonly pairs: Pairs;
  readonly pairPool: RecordPool;
  readonly encounters: Encounters;
  readonly configurations: ConfigurationIndex;
  readonly owned: OwnedSlots;
}

/** An encounter of a configuration, which has a number. */
interface SavedEncounter {
  readonly encounter: number;
  readonly number: number;
}

/** L17, L18: encodes, removes and adds the state of the pairs of slots. */
export class SlotStates {
  readonly #records: SlotRecords;

  constructor(records: SlotRecords) {
    this.#records = records;
  }

  /** Encodes the state of owned slots. @param nowMs the instant up to which all fixes have been processed */
  save(slots: Iterable<number>, nowMs: number): ReadonlyMap<number, Uint8Array> {
    this.#records.pairs.stepAll(nowMs);
    const pairs = this.#pairsOf(slots);
    return new Map([...pairs].map(([slot, list]) => [slot, this.#encode(slot, list, nowMs)]));
  }

  /** Removes the pairs of owned slots, whose events do not end. */
  remove(slots: Iterable<number>): void {
    const { encounters, pairs, owned } = this.#records;
    const { lists, lives } = encounters;
    for (const [slot, list] of this.#pairsOf(slots)) {
      for (const pair of list) {
        for (let each = lists.first(pair); each !== NONE; each = lists.next(each))
          lives.discardEvent(each);
        pairs.remove(pair);
      }
      lives.queue.removePending(isOfSlot(slot));
      lives.past.removeEvents(isOfSlot(slot));
      owned.delete(slot);
    }
  }

  /**
   * Adds slots with the states that another detector has encoded at the same point of the input.
   * @throws TypeError, without a change, if the bytes are no such state, or that of an owned slot or of another instant
   */
  add(parts: ReadonlyMap<number, Uint8Array>, nowMs: number): void {
    const additions = [...parts].map(([slot, bytes]) => this.#check(slot, bytes, nowMs));
    for (const add of additions) add();
  }

  /** The pairs of each of the slots. */
  #pairsOf(slots: Iterable<number>): ReadonlyMap<number, readonly number[]> {
    const { pairs, owned } = this.#records;
    const lists = new Map<number, number[]>();
    for (const slot of slots) {
      if (!owned.has(slot)) throw new RangeError(`Slot ${slot} is not owned`);
      lists.set(slot, []);
    }
    pairs.forEach((pair) => {
      lists.get(pairSlotOf(...this.#mmsisOf(pair)))?.push(pair);
    });
    return lists;
  }

  #encode(slot: number, pairList: readonly number[], nowMs: number): Uint8Array {
    const { pairPool, encounters: all } = this.#records;
    const { lives } = all;
    const pairs = new Int32Array(PAIR_COLUMNS * pairList.length);
    const encounters: SavedEncounter[] = [];
    for (const [i, pair] of pairList.entries()) {
      const before = encounters.length;
      encounters.push(...this.#encountersOf(pair));
      const isNewPair = pairPool.ints[pair * PAIR_INTS + IS_NEW_PAIR];
      const count = encounters.length - before;
      pairs.set([...this.#mmsisOf(pair), isNewPair, count], PAIR_COLUMNS * i);
    }
    const places = new Map(encounters.map(({ encounter }, place) => [encounter, place]));
    const { queue, past, waiting, running } = lives;
    const isOwn = isOfSlot(slot);
    const pending = queue.pending.filter(({ event }) => isOwn(event));
    return encodeSlotSnapshot({
      ...{ slot, nowMs, pairs },
      ...this.#encounterColumns(encounters),
      steppedUntilMs: Float64Array.from(
        pairList,
        (pair) => pairPool.floats[pair * PAIR_FLOATS + STEPPED_UNTIL],
      ),
      running: encounters.flatMap(({ encounter }, place) => (running.has(encounter) ? place : [])),
      waiting: mapWaiting(waiting.save(), (encounter) => places.get(encounter)),
      pending: pending.map((transition) => ({
        ...transition,
        encounter: queue.isUnnumbered(transition)
          ? (places.get(transition.encounter) ?? NONE)
          : NONE,
      })),
      loggedEvents: past.events.filter(isOwn),
    });
  }

  /** The encounters of a pair by configuration: a shared one is saved as one of each of its configurations. */
  #encountersOf(pair: number): SavedEncounter[] {
    const { lists, shared } = this.#records.encounters;
    const found: { encounter: number; number: number; order: number }[] = [];
    for (let encounter = lists.first(pair); encounter !== NONE; encounter = lists.next(encounter)) {
      for (const { number, order } of shared.membersOf(encounter))
        found.push({ encounter, number, order });
    }
    return found.sort((a, b) => a.order - b.order);
  }

  #encounterColumns(
    list: readonly SavedEncounter[],
  ): Pick<SlotSnapshot, 'encounters' | 'encounterFloats' | 'configurations'> {
    const { pool } = this.#records.encounters.lives;
    const { byNumber } = this.#records.configurations;
    const used = new Map<number, number>();
    const encounters = new Int32Array(ENCOUNTER_COLUMNS * list.length);
    const encounterFloats = new Float64Array(ENCOUNTER_FLOATS * list.length);
    for (const [place, { encounter, number }] of list.entries()) {
      const at = encounter * ENCOUNTER_INTS;
      const configuration = used.get(number) ?? used.size;
      used.set(number, configuration);
      const row = [configuration, pool.ints[at + FLAGS], pool.ints[at + EVENT_ID]];
      encounters.set(row, ENCOUNTER_COLUMNS * place);
      const from = encounter * ENCOUNTER_FLOATS;
      encounterFloats.set(
        pool.floats.subarray(from, from + ENCOUNTER_FLOATS),
        ENCOUNTER_FLOATS * place,
      );
    }
    const configurations = [...used.keys()].map((number) => {
      const { id, variant } = byNumber[number] as IndexedConfiguration;
      return { id, variant };
    });
    return { encounters, encounterFloats, configurations };
  }

  /** Checks a state. @returns a function that adds it */
  #check(slot: number, bytes: Uint8Array, nowMs: number): () => void {
    const { owned, configurations } = this.#records;
    const snapshot = decodeSlotSnapshot(bytes);
    if (snapshot.slot !== slot) throw new TypeError(`Slot ${slot}: it is slot ${snapshot.slot}`);
    if (owned.has(slot)) throw new TypeError(`Slot ${slot} is owned already`);
    if ((snapshot.nowMs ?? Number.NEGATIVE_INFINITY) !== nowMs) {
      throw new TypeError(`Slot ${slot}: it is of ${snapshot.nowMs}, and the detector of ${nowMs}`);
    }
    const numbers = snapshot.configurations.map(({ id, variant }) => {
      const found = configurations.enabled.find(
        (each) => each.id === id && each.variant === variant,
      );
      if (!found) throw new TypeError(`Slot ${slot}: configuration ${id} is unknown`);
      return found.number;
    });
    const ships = Array.from(snapshot.steppedUntilMs, (_, i) => this.#shipsOf(snapshot, i));
    const running = new Set(snapshot.running);
    let encounter = 0;
    for (const [i, known] of ships.entries()) {
      for (let left = snapshot.pairs[PAIR_COLUMNS * i + 3]; left > 0; left--, encounter++) {
        if (known || !running.has(encounter)) continue;
        throw new TypeError(`Slot ${slot}: a ship of a current event is unknown`);
      }
    }
    if (ENCOUNTER_COLUMNS * encounter !== snapshot.encounters.length)
      throw new TypeError(`Slot ${slot}: its encounters are incomplete`);
    return () => this.#add(snapshot, ships, numbers);
  }

  /**
   * The ships of a pair of a snapshot. Detectors remove silent ships at different times, and with them pairs that have no current
   * event and are found again: such a pair is undefined.
   */
  #shipsOf({ pairs, steppedUntilMs }: SlotSnapshot, i: number): [number, number] | undefined {
    const { ships, pairs: all } = this.#records;
    const first = ships.index.get(pairs[PAIR_COLUMNS * i]);
    const second = ships.index.get(pairs[PAIR_COLUMNS * i + 1]);
    if (first < 0 || second < 0) return undefined;
    return all.areStored(first, second, steppedUntilMs[i]) ? [first, second] : undefined;
  }

  /**
   * @param ships of the pairs of the snapshot
   * @param numbers of its configurations
   */
  #add(
    snapshot: SlotSnapshot,
    ships: readonly ([number, number] | undefined)[],
    numbers: readonly number[],
  ): void {
    const { owned, pairs, encounters } = this.#records;
    const { queue, waiting, past, running } = encounters.lives;
    owned.add(snapshot.slot);
    const places: number[] = [];
    for (const [i, known] of ships.entries()) {
      const at = PAIR_COLUMNS * i;
      const pair = known
        ? pairs.add(...known, snapshot.steppedUntilMs[i], snapshot.pairs[at + 2] === 1)
        : NONE;
      let previous = NONE;
      for (let left = snapshot.pairs[at + 3]; left > 0; left--) {
        if (pair !== NONE)
          previous = this.#addEncounter(pair, previous, snapshot, places.length, numbers);
        places.push(previous);
      }
    }
    const placeOf = (place: number): number | undefined =>
      places[place] === NONE ? undefined : places[place];
    for (const place of snapshot.running) running.add(places[place]);
    waiting.restore(mapWaiting(snapshot.waiting, placeOf));
    queue.addPending(
      snapshot.pending.map((each) => ({ ...each, encounter: placeOf(each.encounter) ?? NONE })),
    );
    past.expect(snapshot.loggedEvents);
  }

  #addEncounter(
    pair: number,
    previous: number,
    { encounters, encounterFloats }: SlotSnapshot,
    place: number,
    numbers: readonly number[],
  ): number {
    const { lists, lives } = this.#records.encounters;
    const at = ENCOUNTER_COLUMNS * place;
    const encounter = lists.create(pair, previous, NONE, numbers[encounters[at]]);
    const { floats, ints } = lives.pool;
    ints[encounter * ENCOUNTER_INTS + FLAGS] = encounters[at + 1];
    ints[encounter * ENCOUNTER_INTS + EVENT_ID] = encounters[at + 2];
    const from = ENCOUNTER_FLOATS * place;
    floats.set(
      encounterFloats.subarray(from, from + ENCOUNTER_FLOATS),
      encounter * ENCOUNTER_FLOATS,
    );
    return encounter;
  }

  #mmsisOf(pair: number): [number, number] {
    const { ships, pairPool } = this.#records;
    const mmsiOf = (side: number): number =>
      ships.ints[pairPool.ints[pair * PAIR_INTS + side] * SHIP_INTS + SHIP_TABLE_MMSI];
    return [mmsiOf(FIRST_SHIP), mmsiOf(SECOND_SHIP)];
  }
}

function isOfSlot(slot: number): (event: StsEvent) => boolean {
  return ({ first, second }) => pairSlotOf(first.mmsi, second.mmsi) === slot;
}

/** Renames the encounters that wait; those without a new name are left out. */
function mapWaiting(
  { extended, times, evidence = [] }: WaitingSnapshot,
  nameOf: (encounter: number) => number | undefined,
): WaitingSnapshot {
  const renamed = (entries: readonly (readonly [number, number])[]): [number, number][] =>
    entries.flatMap(([encounter, timeMs]): [number, number][] => {
      const name = nameOf(encounter);
      return name === undefined ? [] : [[name, timeMs]];
    });
  return { extended: renamed(extended), times: renamed(times), evidence: renamed(evidence) };
}
