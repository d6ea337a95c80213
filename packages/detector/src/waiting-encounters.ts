import type { FiringFilter, Mmsi, Position } from '@roadstead/model';
import {
  ACTIVATION_TIME,
  CONFIGURATION_NUMBER,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  FIRED_POSITIONS,
  LAST_CLOSE,
  NEXT_ENCOUNTER,
  PAIR,
} from './encounter-pool.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import { FIRST_ENCOUNTER, FIRST_SHIP, PAIR_INTS, SECOND_SHIP } from './pair-pool.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { SHIP_INTS, SHIP_TABLE_MMSI, type ShipTable } from './ship-table.ts';

/** Instants are whole milliseconds: this is less than one of them. */
const BEFORE_MS = 0.5;

/** The records that the encounters of a detector consist of. */
interface EncounterRecords {
  readonly pool: RecordPool;
  readonly pairs: RecordPool;
  readonly ships: ShipTable;
  /** Encounters with a current event. */
  readonly running: ReadonlySet<number>;
  /** Configurations by number. */
  readonly configurations: readonly (IndexedConfiguration | undefined)[];
  readonly filter: FiringFilter | undefined;
  /** Fires the event of an encounter, whose time and positions are set. @param nowMs time of discovery */
  readonly fire: (encounter: number, nowMs: number) => void;
}

/** The state of `WaitingEncounters`: pairs of an encounter and a time in epoch milliseconds. */
export interface WaitingSnapshot {
  readonly extended: readonly (readonly [number, number])[];
  readonly times: readonly (readonly [number, number])[];
}

/**
 * D15: encounters whose window is full, and that wait for their filters, or for the event of the other distance of their
 * configuration. Instants are evaluated when they are over, so that the order of the ships does not matter.
 */
export class WaitingEncounters {
  readonly #records: EncounterRecords;
  /** Encounters that have been known for longer than they have been evaluated, with the time of that discovery. */
  readonly #extended: Map<number, number> = new Map();
  /** The instants at which events have fired; before that, those up to which encounters have been evaluated. */
  readonly #times: Map<number, number> = new Map();

  constructor(records: EncounterRecords) {
    this.#records = records;
  }

  get isEmpty(): boolean {
    return this.#extended.size === 0;
  }

  /** Begins to evaluate an encounter, at the end of its window. */
  begin(encounter: number): void {
    this.#times.set(encounter, this.#windowEndMs(encounter) - BEFORE_MS);
  }

  /** Notes that an encounter is known for longer. @param nowMs time of the fix that has shown it */
  extend(encounter: number, nowMs: number): void {
    this.#extended.set(encounter, nowMs);
  }

  /** Removes an encounter that has ended. */
  remove(encounter: number): void {
    this.#extended.delete(encounter);
    this.#times.delete(encounter);
  }

  /** Returns the instant at which the event of an encounter has fired. */
  firedTimeMs(encounter: number): number {
    return this.#times.get(encounter) ?? this.#windowEndMs(encounter);
  }

  /** Continues an event that has fired. */
  continueEvent(encounter: number, firedTimeMs: number): void {
    if (firedTimeMs !== this.#windowEndMs(encounter)) this.#times.set(encounter, firedTimeMs);
  }

  /** Fires the encounters whose filters hold at an instant before `beforeMs`, in the order of these instants. */
  settle(beforeMs: number): void {
    if (this.#extended.size === 0) return;
    const due: { encounter: number; nowMs: number; timeMs: number; untilMs: number }[] = [];
    for (const [encounter, nowMs] of this.#extended) {
      const knownMs = this.#knownMs(encounter);
      const untilMs = Math.min(knownMs, beforeMs - BEFORE_MS);
      if (untilMs === knownMs) this.#extended.delete(encounter);
      due.push({ encounter, nowMs, untilMs, timeMs: this.#firstInstant(encounter, untilMs) });
    }
    due.sort((a, b) => a.timeMs - b.timeMs || a.encounter - b.encounter);
    for (const { encounter, nowMs, timeMs, untilMs } of due) {
      const isFiring = timeMs < Number.POSITIVE_INFINITY && !this.#hasOtherEvent(encounter);
      this.#times.set(encounter, isFiring ? timeMs : untilMs);
      if (!isFiring) continue;
      this.#extended.delete(encounter);
      this.#records.fire(encounter, nowMs);
    }
  }

  /** The state, as JSON. */
  save(): WaitingSnapshot {
    return { extended: [...this.#extended], times: [...this.#times] };
  }

  /** Restores the state of `save`. */
  restore({ extended, times }: WaitingSnapshot): void {
    for (const [encounter, nowMs] of extended) this.#extended.set(encounter, nowMs);
    for (const [encounter, timeMs] of times) this.#times.set(encounter, timeMs);
  }

  /** The instant up to which the encounter is known to last: the window is full, to the rounding of its beginning. */
  #knownMs(encounter: number): number {
    const lastCloseMs = this.#records.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE];
    return Math.max(lastCloseMs, this.#windowEndMs(encounter));
  }

  #windowEndMs(encounter: number): number {
    const { windowMs } = this.#configurationOf(encounter);
    return this.#records.pool.floats[encounter * ENCOUNTER_FLOATS + ACTIVATION_TIME] + windowMs;
  }

  /** Finds the next instant at which an encounter may fire, and sets the positions then; Infinity if there is none. */
  #firstInstant(encounter: number, untilMs: number): number {
    const { pool, filter } = this.#records;
    const at = encounter * ENCOUNTER_FLOATS;
    const afterMs = this.#times.get(encounter) ?? Number.NEGATIVE_INFINITY;
    const { id, isFiltered } = this.#configurationOf(encounter);
    const activationTimeMs = pool.floats[at + ACTIVATION_TIME];
    const windowEndMs = this.#windowEndMs(encounter);
    const isWindowEnd = afterMs < windowEndMs && windowEndMs <= untilMs;
    if (!isFiltered || !filter) return isWindowEnd ? windowEndMs : Number.POSITIVE_INFINITY;
    if (this.#hasOtherEvent(encounter)) return Number.POSITIVE_INFINITY;
    const [first, second] = this.#mmsisOf(encounter);
    const filtered = { configurationId: id, first, second, activationTimeMs, windowEndMs };
    const instant = filter.firstInstant(filtered, afterMs, untilMs);
    if (!instant) return Number.POSITIVE_INFINITY;
    this.#writePosition(at + FIRED_POSITIONS, instant.first);
    this.#writePosition(at + FIRED_POSITIONS + 2, instant.second);
    return instant.timeMs;
  }

  /** Whether the event of the other distance and window of the configuration is current. */
  #hasOtherEvent(encounter: number): boolean {
    const { pool, pairs, running } = this.#records;
    const { id } = this.#configurationOf(encounter);
    const pair = pool.ints[encounter * ENCOUNTER_INTS + PAIR];
    let other = pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER];
    while (other !== NONE) {
      if (other !== encounter && running.has(other) && this.#configurationOf(other).id === id) {
        return true;
      }
      other = pool.ints[other * ENCOUNTER_INTS + NEXT_ENCOUNTER];
    }
    return false;
  }

  #configurationOf(encounter: number): IndexedConfiguration {
    const { pool, configurations } = this.#records;
    const number = pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER];
    return configurations[number] as IndexedConfiguration;
  }

  #mmsisOf(encounter: number): readonly [Mmsi, Mmsi] {
    const { pool, pairs, ships } = this.#records;
    const at = pool.ints[encounter * ENCOUNTER_INTS + PAIR] * PAIR_INTS;
    const mmsiOf = (side: number): Mmsi =>
      ships.ints[pairs.ints[at + side] * SHIP_INTS + SHIP_TABLE_MMSI] as Mmsi;
    return [mmsiOf(FIRST_SHIP), mmsiOf(SECOND_SHIP)];
  }

  #writePosition(at: number, { longitude, latitude }: Position): void {
    this.#records.pool.floats[at] = longitude;
    this.#records.pool.floats[at + 1] = latitude;
  }
}
