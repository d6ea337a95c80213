import { wrapLongitude } from '@roadstead/geo';
import type { Mmsi, Position, StsEvent, StsShip, StsTransition } from '@roadstead/model';
import { v5 as uuidV5 } from 'uuid';
import {
  ACTIVATION_TIME,
  CONFIGURATION_NUMBER,
  DISCOVERED_TIME,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  EVENT_ID,
  FIRED_POSITIONS,
  LAST_CLOSE,
  LAST_CLOSE_POSITIONS,
  PAIR,
  SINCE_POSITIONS,
} from './encounter-pool.ts';
import type { IndexedConfiguration } from './indexed-configuration.ts';
import { FIRST_SHIP, PAIR_INTS, SECOND_SHIP } from './pair-pool.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { SHIP_INTS, SHIP_TABLE_MMSI, type ShipTable } from './ship-table.ts';
import { compareTransitions } from './transition-order.ts';

/** A transition that waits for the others of the same instant. Snapshots have these keys. */
export interface PendingTransition {
  readonly timeMs: number;
  readonly kind: StsTransition['kind'];
  readonly encounter: number;
  readonly event: StsEvent;
}

/** The id of an event until the instant of its discovery is over; then ids are assigned in order (D8). */
const UNNUMBERED = 0;

/** Queues the transitions of events and releases them in the order of D8: by time of discovery, configuration and pair. */
export class TransitionQueue {
  #nextId = 1;
  readonly #encounters: RecordPool;
  readonly #ships: ShipTable;
  readonly #pairs: RecordPool;
  /** By number. */
  readonly #configurations: readonly (IndexedConfiguration | undefined)[];
  readonly #firedTimeMs: (encounter: number) => number;
  #pending: PendingTransition[] = [];
  /** Uuids of the current events without an id, by encounter. */
  readonly #unnumbered: Map<number, string> = new Map();

  constructor(
    encounters: RecordPool,
    ships: ShipTable,
    pairs: RecordPool,
    configurations: readonly (IndexedConfiguration | undefined)[],
    firedTimeMs: (encounter: number) => number,
  ) {
    this.#encounters = encounters;
    this.#ships = ships;
    this.#pairs = pairs;
    this.#configurations = configurations;
    this.#firedTimeMs = firedTimeMs;
  }

  get hasPending(): boolean {
    return this.#pending.length > 0;
  }

  /** Id of the next event. */
  get nextId(): number {
    return this.#nextId;
  }

  get pending(): readonly PendingTransition[] {
    return this.#pending;
  }

  restore(nextId: number, pending: readonly PendingTransition[]): void {
    this.#nextId = nextId;
    this.addPending(pending);
  }

  /** Adds transitions that another detector has queued; of one without an encounter that is `NONE`. */
  addPending(pending: readonly PendingTransition[]): void {
    this.#pending.push(...pending);
    for (const { kind, encounter, event } of pending) {
      if (kind === 'ended') this.#unnumbered.delete(encounter);
      else if (encounter !== NONE) this.#unnumbered.set(encounter, event.uuid);
    }
  }

  /** Removes the pending transitions of events that another detector continues. */
  removePending(isRemoved: (event: StsEvent) => boolean): void {
    this.#pending = this.#pending.filter(({ event }) => !isRemoved(event));
  }

  /** Whether a pending transition is that of the current event of its encounter, which has no id yet. */
  isUnnumbered({ kind, encounter, event }: PendingTransition): boolean {
    return kind === 'fired' && this.#unnumbered.get(encounter) === event.uuid;
  }

  /** Removes the event of an encounter that another detector continues. */
  discard(encounter: number): void {
    this.#unnumbered.delete(encounter);
  }

  /** Queues the transition of an encounter that has fired. @param timeMs time of discovery. */
  fired(encounter: number, timeMs: number): void {
    this.#encounters.floats[encounter * ENCOUNTER_FLOATS + DISCOVERED_TIME] = timeMs;
    this.#encounters.ints[encounter * ENCOUNTER_INTS + EVENT_ID] = UNNUMBERED;
    const event = this.eventOf(encounter);
    this.#unnumbered.set(encounter, event.uuid);
    this.#pending.push({ timeMs, kind: 'fired', encounter, event });
  }

  /** Queues the end of the event of an encounter, at its last close instant. @param timeMs time of discovery. */
  ended(encounter: number, timeMs: number): void {
    const floats = this.#encounters.floats;
    const at = encounter * ENCOUNTER_FLOATS;
    const event = this.eventOf(encounter);
    const [firstPosition, secondPosition] = positionsAt(floats, at + LAST_CLOSE_POSITIONS);
    this.#unnumbered.delete(encounter);
    this.#pending.push({
      timeMs,
      kind: 'ended',
      encounter,
      event: {
        ...event,
        first: { ...event.first, deactivationPosition: firstPosition },
        second: { ...event.second, deactivationPosition: secondPosition },
        deactivationTimeMs: Math.round(floats[at + LAST_CLOSE]),
        endDiscoveredTimeMs: timeMs,
      },
    });
  }

  /** Removes the transitions discovered before an instant, assigns their ids and appends them to `into`, in order. */
  release(beforeMs: number, into: StsTransition[]): void {
    if (this.#pending.length === 0) return;
    const due = this.#pending
      .filter((transition) => transition.timeMs < beforeMs)
      .sort(compareTransitions);
    this.#pending = this.#pending.filter((transition) => transition.timeMs >= beforeMs);
    const ids = new Map<string, number>();
    for (const { kind, encounter, event } of due) {
      if (kind === 'fired') {
        ids.set(event.uuid, this.#nextId);
        if (this.#unnumbered.get(encounter) === event.uuid) {
          this.#encounters.ints[encounter * ENCOUNTER_INTS + EVENT_ID] = this.#nextId;
          this.#unnumbered.delete(encounter);
        }
        this.#nextId++;
      }
      into.push({ kind, event: { ...event, id: ids.get(event.uuid) ?? event.id } });
    }
  }

  /** Returns the uuid of the event of an encounter that has begun at an instant (D13). */
  uuidOf(encounter: number, activationTimeMs: number): string {
    const [first, second] = this.#mmsisOf(encounter);
    const { uuid, variant } = this.#configurationOf(encounter);
    const name = `${first} ${second} ${activationTimeMs}`;
    return uuidV5(variant === 0 ? name : `${name} alternative`, uuid);
  }

  /** Returns the uuids of the events of pending transitions. */
  uuidsOf(kind: StsTransition['kind']): ReadonlySet<string> {
    const pending = this.#pending.filter((transition) => transition.kind === kind);
    return new Set(pending.map(({ event }) => event.uuid));
  }

  /** Drops the ends of events that are neither logged nor about to be. */
  dropUnlogged(logged: ReadonlySet<string>): void {
    const firing = this.uuidsOf('fired');
    this.#pending = this.#pending.filter(
      ({ kind, event: { uuid } }) => kind === 'fired' || logged.has(uuid) || firing.has(uuid),
    );
  }

  /** Returns the current event of an encounter. */
  eventOf(encounter: number): StsEvent {
    const configuration = this.#configurationOf(encounter);
    const floats = this.#encounters.floats;
    const at = encounter * ENCOUNTER_FLOATS;
    const activationTimeMs = floats[at + ACTIVATION_TIME];
    const [first, second] = this.#mmsisOf(encounter);
    const [firstSince, secondSince] = positionsAt(floats, at + SINCE_POSITIONS);
    const [firstFired, secondFired] = positionsAt(floats, at + FIRED_POSITIONS);
    const ship = (mmsi: Mmsi, activation: Position, fired: Position): StsShip => ({
      mmsi,
      activationPosition: activation,
      firedPosition: fired,
      deactivationPosition: null,
    });
    return {
      id: this.#encounters.ints[encounter * ENCOUNTER_INTS + EVENT_ID],
      uuid: this.uuidOf(encounter, activationTimeMs),
      configurationId: configuration.id,
      first: ship(first, firstSince, firstFired),
      second: ship(second, secondSince, secondFired),
      activationTimeMs,
      firedTimeMs: this.#firedTimeMs(encounter),
      deactivationTimeMs: null,
      discoveredTimeMs: floats[at + DISCOVERED_TIME],
      endDiscoveredTimeMs: null,
    };
  }

  #configurationOf(encounter: number): IndexedConfiguration {
    const { ints } = this.#encounters;
    const number = ints[encounter * ENCOUNTER_INTS + CONFIGURATION_NUMBER];
    return this.#configurations[number] as IndexedConfiguration;
  }

  #mmsisOf(encounter: number): readonly [Mmsi, Mmsi] {
    const pair = this.#encounters.ints[encounter * ENCOUNTER_INTS + PAIR] * PAIR_INTS;
    const { ints } = this.#pairs;
    const mmsiOf = (slot: number): Mmsi =>
      this.#ships.ints[slot * SHIP_INTS + SHIP_TABLE_MMSI] as Mmsi;
    return [mmsiOf(ints[pair + FIRST_SHIP]), mmsiOf(ints[pair + SECOND_SHIP])];
  }
}

function positionsAt(floats: Float64Array, at: number): readonly [Position, Position] {
  return [positionAt(floats, at), positionAt(floats, at + 2)];
}

/** Adding 0 turns −0 into 0, because a snapshot in JSON does not distinguish them. */
function positionAt(floats: Float64Array, at: number): Position {
  return { longitude: wrapLongitude(floats[at]) + 0, latitude: floats[at + 1] + 0 };
}
