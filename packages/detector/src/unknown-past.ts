import type { Position, StsEvent } from '@roadstead/model';
import {
  ACTIVATION_TIME,
  BEGAN_BEFORE_PAIRING,
  CONFIGURATION_NUMBER,
  DISCOVERED_TIME,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  EVENT_ID,
  EVIDENCE,
  FIRED,
  FIRED_POSITIONS,
  FLAGS,
  PAIR,
  SINCE,
  SINCE_POSITIONS,
  WINDOW_FULL,
} from './encounter-pool.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import { FIRST_SHIP, PAIR_INTS, SECOND_SHIP } from './pair-pool.ts';
import type { OwnedSlots } from './pair-slots.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { SHIP_INTS, SHIP_TABLE_MMSI, type ShipTable } from './ship-table.ts';
import { PAST_GAPS } from './thresholds.ts';
import type { TransitionQueue } from './transition-queue.ts';
import type { WaitingEncounters } from './waiting-encounters.ts';

/** The records that the encounters of a detector consist of. */
interface EncounterRecords {
  readonly pool: RecordPool;
  /** Encounters with a current event. */
  readonly running: Set<number>;
  readonly queue: TransitionQueue;
  readonly waiting: WaitingEncounters;
  readonly ships: ShipTable;
  readonly pairs: RecordPool;
  readonly owned: OwnedSlots;
  /** Configurations by number. */
  readonly configurations: readonly (IndexedConfiguration | undefined)[];
}

/** The state of `save`. JSON has no −Infinity, so it is null where the past is known. */
export interface UnknownPastSnapshot {
  readonly untilMs: number | null;
  readonly isOpen: boolean;
  readonly events: readonly StsEvent[];
}

/**
 * D13: the past of a detector that begins in the middle of a feed. An encounter that began in it fires no event, because its
 * begin is unknown; if its event has been logged, it continues this event.
 */
export class UnknownPast {
  /** Encounters until this instant may have begun before the first fix; −Infinity: the detector has had all fixes. */
  untilMs: number = Number.NEGATIVE_INFINITY;
  readonly #records: EncounterRecords;
  /** Current events of the log that no encounter has continued yet, by configuration and pair. */
  readonly #events: Map<string, StsEvent> = new Map();
  #isOpen = false;

  constructor(records: EncounterRecords) {
    this.#records = records;
  }

  /** Whether the first fix is awaited, with which the known time begins. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Begins before the first fix. @param events the events of the log that may be current then */
  begin(events: readonly StsEvent[]): void {
    this.#isOpen = true;
    this.expect(events);
  }

  /** Sets the end of the unknown past. @param fromMs the instant from which on all fixes are processed */
  close(fromMs: number, longestGapMs: number): void {
    this.#isOpen = false;
    this.untilMs = fromMs + PAST_GAPS * longestGapMs;
  }

  /** The current events of the log that no encounter has continued yet. */
  get events(): readonly StsEvent[] {
    return [...this.#events.values()];
  }

  /** Adds current events of the log that an encounter may continue; those of pairs of other detectors are ignored. */
  expect(events: readonly StsEvent[]): void {
    for (const event of events) {
      if (!this.#records.owned.hasPair(event.first.mmsi, event.second.mmsi)) continue;
      const key = keyOf(event.configurationId, event.first.mmsi, event.second.mmsi);
      const other = this.#events.get(key);
      if (!other || other.activationTimeMs < event.activationTimeMs) this.#events.set(key, event);
    }
  }

  /** Removes logged events that another detector continues. */
  removeEvents(isRemoved: (event: StsEvent) => boolean): void {
    for (const [key, event] of this.#events) if (isRemoved(event)) this.#events.delete(key);
  }

  /** Gives up the logged events if no encounter can have begun in the past any more. @param beforeMs all earlier begins are known */
  discardEvents(beforeMs: number): void {
    if (beforeMs > this.untilMs) this.#events.clear();
  }

  /**
   * Continues the logged event of an encounter that began in the past, if there is one.
   * @returns whether it has one
   */
  continueEvent(encounter: number): boolean {
    const event = this.#eventOf(encounter);
    const sinceMs = this.#records.pool.floats[encounter * ENCOUNTER_FLOATS + SINCE];
    // The begin of an event is rounded (D5), up to half a millisecond past that of its encounter.
    if (!event || event.activationTimeMs > Math.round(sinceMs)) return false;
    this.#continue(encounter, event);
    return true;
  }

  #continue(encounter: number, event: StsEvent): void {
    const { pool, running } = this.#records;
    const at = encounter * ENCOUNTER_FLOATS;
    this.#events.delete(this.#keyOf(encounter));
    const { first, second } = event;
    pool.floats[at + SINCE] = event.activationTimeMs;
    pool.floats[at + ACTIVATION_TIME] = event.activationTimeMs;
    pool.floats[at + DISCOVERED_TIME] = event.discoveredTimeMs;
    this.#writePositions(at + SINCE_POSITIONS, first.activationPosition, second.activationPosition);
    this.#writePositions(at + FIRED_POSITIONS, first.firedPosition, second.firedPosition);
    pool.ints[encounter * ENCOUNTER_INTS + EVENT_ID] = event.id;
    pool.ints[encounter * ENCOUNTER_INTS + FLAGS] = EVIDENCE | WINDOW_FULL | FIRED;
    running.add(encounter);
    this.#records.waiting.continueEvent(encounter, event.firedTimeMs);
  }

  /**
   * Makes the encounters agree with the log, after all fixes up to its end: it has every event that was released.
   * @param events the current events of the log
   * @returns the numbers of encounters of which no event is known, and of events without an encounter
   */
  reconcile(events: readonly StsEvent[]): { readonly encounters: number; readonly events: number } {
    const { queue, running, pool } = this.#records;
    const logged = new Set(events.map(({ uuid }) => uuid));
    queue.dropUnlogged(logged);
    const ending = queue.uuidsOf('ended');
    const firing = queue.uuidsOf('fired');
    this.#events.clear();
    const uuidOf = (encounter: number): string =>
      queue.uuidOf(encounter, pool.floats[encounter * ENCOUNTER_FLOATS + ACTIVATION_TIME]);
    const continued = new Set([...running].map(uuidOf));
    this.expect(events.filter(({ uuid }) => !continued.has(uuid) && !ending.has(uuid)));
    let unknown = 0;
    for (const encounter of this.#used()) {
      // A shared encounter began after the unknown past and has fired nothing, so no event of the log belongs to it.
      if (pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] < NONE) continue;
      const uuid = running.has(encounter) ? uuidOf(encounter) : undefined;
      if (uuid !== undefined && (logged.has(uuid) || firing.has(uuid))) continue;
      const event = this.#eventOf(encounter);
      if (event) {
        this.#continue(encounter, event);
        continue;
      }
      const flagsAt = encounter * ENCOUNTER_INTS + FLAGS;
      const isOfPast = pool.floats[encounter * ENCOUNTER_FLOATS + SINCE] <= this.untilMs;
      if (uuid === undefined && (!isOfPast || pool.ints[flagsAt] & BEGAN_BEFORE_PAIRING)) continue;
      running.delete(encounter);
      pool.ints[flagsAt] = BEGAN_BEFORE_PAIRING;
      unknown++;
    }
    return { encounters: unknown, events: this.#events.size };
  }

  /** Returns when the oldest encounter without an event began, and the oldest event; infinite without one. */
  oldestMs(): { readonly unfiredMs: number; readonly firedMs: number } {
    const { pool, running, waiting } = this.#records;
    let [unfiredMs, firedMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const encounter of this.#used()) {
      const sinceMs = pool.floats[encounter * ENCOUNTER_FLOATS + SINCE];
      const flags = pool.ints[encounter * ENCOUNTER_INTS + FLAGS];
      // More of the input shows no more about an encounter of the unknown past.
      if (sinceMs <= this.untilMs || flags & BEGAN_BEFORE_PAIRING) continue;
      const isShared = pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] < NONE;
      if (running.has(encounter)) firedMs = Math.min(firedMs, sinceMs);
      else if (isShared || !waiting.isOver(encounter)) unfiredMs = Math.min(unfiredMs, sinceMs);
    }
    return { unfiredMs, firedMs };
  }

  save(): UnknownPastSnapshot {
    const untilMs = Number.isFinite(this.untilMs) ? this.untilMs : null;
    return { untilMs, isOpen: this.#isOpen, events: this.events };
  }

  restore({ untilMs, isOpen, events }: UnknownPastSnapshot): void {
    this.untilMs = untilMs ?? Number.NEGATIVE_INFINITY;
    this.#isOpen = isOpen;
    this.expect(events);
  }

  *#used(): Generator<number> {
    const { pool } = this.#records;
    for (let encounter = 0; encounter < pool.used; encounter++)
      if (pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER] !== NONE) yield encounter;
  }

  /** Returns the logged event of an encounter: of its pair, configuration and distance (D16). */
  #eventOf(encounter: number): StsEvent | undefined {
    const event = this.#events.get(this.#keyOf(encounter));
    const isOwn =
      event?.uuid === this.#records.queue.uuidOf(encounter, event?.activationTimeMs ?? 0);
    return isOwn ? event : undefined;
  }

  #keyOf(encounter: number): string {
    const { pool, pairs, ships, configurations } = this.#records;
    const at = encounter * ENCOUNTER_INTS;
    const pairAt = pool.ints[at + PAIR] * PAIR_INTS;
    const mmsiOf = (side: number): number =>
      ships.ints[pairs.ints[pairAt + side] * SHIP_INTS + SHIP_TABLE_MMSI];
    const { id } = configurations[pool.ints[at + CONFIGURATION_NUMBER]] as IndexedConfiguration;
    return keyOf(id, mmsiOf(FIRST_SHIP), mmsiOf(SECOND_SHIP));
  }

  #writePositions(at: number, first: Position, second: Position): void {
    const { floats } = this.#records.pool;
    floats[at] = first.longitude;
    floats[at + 1] = first.latitude;
    floats[at + 2] = second.longitude;
    floats[at + 3] = second.latitude;
  }
}

function keyOf(configurationId: number, first: number, second: number): string {
  return `${configurationId} ${first} ${second}`;
}
