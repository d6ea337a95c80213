import type { FilteredEncounter, FiringFilter, Mmsi, Position } from '@roadstead/model';
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
import { ROUNDING_MS } from './thresholds.ts';

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

/** An instant at which the event of an encounter may fire. */
interface Firing {
  readonly encounter: number;
  readonly timeMs: number;
  /** The instant from which also both ships have a fix in it. */
  readonly fromMs: number;
  /** Of its configuration. */
  readonly order: number;
}

/** The state of `WaitingEncounters`: pairs of an encounter and a time in epoch milliseconds. */
export interface WaitingSnapshot {
  readonly extended: readonly (readonly [number, number])[];
  readonly times: readonly (readonly [number, number])[];
  readonly evidence?: readonly (readonly [number, number])[];
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
  /** D16: the instants of the last fixes that completed the evidence of encounters within one of two distances. */
  readonly #evidence: Map<number, number> = new Map();
  /** Encounters with filters that have been evaluated. */
  readonly #filtered: Map<number, FilteredEncounter> = new Map();

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
    if (!this.isOver(encounter)) this.#extended.set(encounter, nowMs);
  }

  /** Whether an encounter has been evaluated for as long as it may wait. */
  isOver(encounter: number): boolean {
    return (this.#times.get(encounter) ?? Number.NEGATIVE_INFINITY) >= this.#waitEndMs(encounter);
  }

  /** Notes that a ship has a fix of its own in an encounter, the first one perhaps. */
  setEvidence(encounter: number, timeMs: number): void {
    this.#evidence.set(encounter, timeMs);
  }

  /** Removes an encounter that has ended. */
  remove(encounter: number): void {
    this.#extended.delete(encounter);
    this.#times.delete(encounter);
    this.#evidence.delete(encounter);
    this.#filtered.delete(encounter);
  }

  /** Returns the instant at which the event of an encounter has fired. */
  firedTimeMs(encounter: number): number {
    return this.#times.get(encounter) ?? this.#windowEndMs(encounter);
  }

  /** Continues an event that has fired. */
  continueEvent(encounter: number, firedTimeMs: number): void {
    if (firedTimeMs !== this.#windowEndMs(encounter)) this.#times.set(encounter, firedTimeMs);
  }

  /** Fires the encounters whose filters hold at an instant before `beforeMs`, of the two of a configuration in the order of time. */
  settle(beforeMs: number): void {
    for (const encounter of [...this.#extended.keys()]) {
      if (this.#extended.has(encounter)) this.#settle(encounter, beforeMs - BEFORE_MS);
    }
  }

  /**
   * The same for one encounter, and that of the other distance of its configuration, while its pair is advanced. Other pairs are not
   * touched, so that the points at which an encounter is evaluated depend on no other pair (D14, L17).
   * @param untilMs the last instant up to which both are known
   */
  settlePair(encounter: number, beforeMs: number, untilMs: number): void {
    if (this.#extended.size === 0) return;
    const limitMs = Math.min(beforeMs - BEFORE_MS, untilMs);
    if (this.#extended.has(encounter) || this.#extended.has(this.#otherOf(encounter)))
      this.#settle(encounter, limitMs);
  }

  #settle(encounter: number, limitMs: number): void {
    let next = this.#nextFiring(encounter, limitMs);
    while (next) {
      this.#times.set(next.encounter, next.timeMs);
      const nowMs = this.#extended.get(next.encounter) as number;
      this.#extended.delete(next.encounter);
      this.#records.fire(next.encounter, nowMs);
      next = this.#nextFiring(encounter, limitMs);
    }
    this.#setEvaluated(encounter, limitMs);
    this.#setEvaluated(this.#otherOf(encounter), limitMs);
  }

  /** The state, as JSON. */
  save(): WaitingSnapshot {
    return {
      extended: [...this.#extended],
      times: [...this.#times],
      evidence: [...this.#evidence],
    };
  }

  /** Restores the state of `save`. */
  restore({ extended, times, evidence = [] }: WaitingSnapshot): void {
    for (const [encounter, nowMs] of extended) this.#extended.set(encounter, nowMs);
    for (const [encounter, timeMs] of times) this.#times.set(encounter, timeMs);
    for (const [encounter, timeMs] of evidence) this.#evidence.set(encounter, timeMs);
  }

  /** Finds which event fires first up to an instant: that of an encounter, or that of the other distance of its configuration. */
  #nextFiring(encounter: number, limitMs: number): Firing | undefined {
    const other = this.#otherOf(encounter);
    const firings: Firing[] = [];
    for (const each of other === NONE ? [encounter] : [encounter, other]) {
      // D6: what counts only from a later fix on is evaluated when that is over.
      if (!this.#extended.has(each) || this.#evidenceMs(each) > limitMs) continue;
      const timeMs = this.#firstInstant(each, Math.min(this.#knownMs(each), limitMs));
      if (timeMs === Number.POSITIVE_INFINITY) continue;
      const { order } = this.#configurationOf(each);
      firings.push({
        ...{ encounter: each, timeMs, order },
        fromMs: Math.max(timeMs, this.#evidenceMs(each)),
      });
    }
    const [first] = firings.sort(
      (a, b) => a.fromMs - b.fromMs || a.timeMs - b.timeMs || a.order - b.order,
    );
    return first;
  }

  /** Notes up to which instant an encounter has been evaluated. */
  #setEvaluated(encounter: number, limitMs: number): void {
    if (!this.#extended.has(encounter) || this.#evidenceMs(encounter) > limitMs) return;
    const knownMs = this.#knownMs(encounter);
    const evaluatedMs = this.#times.get(encounter) ?? Number.NEGATIVE_INFINITY;
    this.#times.set(encounter, Math.max(evaluatedMs, Math.min(knownMs, limitMs)));
    if (limitMs >= knownMs) this.#extended.delete(encounter);
  }

  /** The instant up to which the encounter is known to last: the window is full, to the rounding of its beginning. */
  #knownMs(encounter: number): number {
    const knownMs = Math.max(this.#lastCloseMs(encounter), this.#windowEndMs(encounter));
    return Math.min(knownMs, this.#waitEndMs(encounter));
  }

  #lastCloseMs(encounter: number): number {
    return this.#records.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE];
  }

  /** D6: the instant from which both ships have a fix in the encounter; −Infinity for its beginning. */
  #evidenceMs(encounter: number): number {
    return this.#evidence.get(encounter) ?? Number.NEGATIVE_INFINITY;
  }

  #windowEndMs(encounter: number): number {
    const { windowMs } = this.#configurationOf(encounter);
    return this.#records.pool.floats[encounter * ENCOUNTER_FLOATS + ACTIVATION_TIME] + windowMs;
  }

  #waitEndMs(encounter: number): number {
    const { waitMs } = this.#configurationOf(encounter);
    return this.#records.pool.floats[encounter * ENCOUNTER_FLOATS + ACTIVATION_TIME] + waitMs;
  }

  /** Finds the next instant at which an encounter may fire, and sets the positions then; Infinity if there is none. */
  #firstInstant(encounter: number, untilMs: number): number {
    const { filter } = this.#records;
    const at = encounter * ENCOUNTER_FLOATS;
    const silentMs = this.#silentUntilMs(encounter);
    if (silentMs >= untilMs && silentMs >= this.#evidenceMs(encounter))
      return Number.POSITIVE_INFINITY;
    const evaluatedMs = this.#times.get(encounter) ?? Number.NEGATIVE_INFINITY;
    // With a fix that is still missing when the other event ends it fires after that event, whatever its instant is.
    const isAfter = this.#evidenceMs(encounter) > silentMs;
    const afterMs = isAfter ? evaluatedMs : Math.max(evaluatedMs, silentMs);
    const filtered = this.#filteredOf(encounter);
    if (!filtered || !filter) {
      const windowEndMs = this.#windowEndMs(encounter);
      const isWindowEnd = afterMs < windowEndMs && windowEndMs <= untilMs;
      return isWindowEnd ? windowEndMs : Number.POSITIVE_INFINITY;
    }
    const instant = filter.firstInstant(filtered, afterMs, untilMs);
    if (!instant) return Number.POSITIVE_INFINITY;
    this.#writePosition(at + FIRED_POSITIONS, instant.first);
    this.#writePosition(at + FIRED_POSITIONS + 2, instant.second);
    return instant.timeMs;
  }

  /** The encounter as its filters see it; undefined without filters. */
  #filteredOf(encounter: number): FilteredEncounter | undefined {
    const present = this.#filtered.get(encounter);
    if (present) return present;
    const { id, filters, distanceMeters, gapMaxMs } = this.#configurationOf(encounter);
    if (!filters) return undefined;
    const [first, second] = this.#mmsisOf(encounter);
    const filtered = {
      ...{ configurationId: id, filters, distanceMeters, gapMaxMs, first, second },
      activationTimeMs: this.#records.pool.floats[encounter * ENCOUNTER_FLOATS + ACTIVATION_TIME],
      windowEndMs: this.#windowEndMs(encounter),
    };
    this.#filtered.set(encounter, filtered);
    return filtered;
  }

  /** D16: the end of the current event of the other distance of the configuration, as far as it is known; −Infinity without one. */
  #silentUntilMs(encounter: number): number {
    const other = this.#otherOf(encounter);
    if (other === NONE || !this.#records.running.has(other)) return Number.NEGATIVE_INFINITY;
    return this.#lastCloseMs(other) + this.#configurationOf(other).separationMs + ROUNDING_MS;
  }

  /** The encounter of the pair within the other distance of the configuration, or `NONE`. */
  #otherOf(encounter: number): number {
    const { pool, pairs } = this.#records;
    const { id, hasAlternative } = this.#configurationOf(encounter);
    if (!hasAlternative) return NONE;
    const pair = pool.ints[encounter * ENCOUNTER_INTS + PAIR];
    let other = pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER];
    while (other !== NONE && (other === encounter || this.#idOf(other) !== id)) {
      other = pool.ints[other * ENCOUNTER_INTS + NEXT_ENCOUNTER];
    }
    return other;
  }

  /** The id of the configuration of an encounter; undefined if a set shares it. */
  #idOf(encounter: number): number | undefined {
    const { pool, configurations } = this.#records;
    return configurations[pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER]]?.id;
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
