import { wrapLongitude } from '@roadstead/geo';
import type { Mmsi, Position, StsEvent, StsShip, StsTransition } from '@roadstead/model';
import { v5 as uuidOf } from 'uuid';
import {
  ACTIVATION_TIME,
  DISCOVERED_TIME,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  EVENT_ID,
  FIRED_POSITIONS,
  LAST_CLOSE,
  LAST_CLOSE_POSITIONS,
  SINCE_POSITIONS,
} from './encounter-pool.ts';
import type { RecordPool } from './record-pool.ts';
import type { WatchedConfiguration } from './watched-configuration.ts';

/** Something that became known, waiting for all that becomes known at the same instant. */
export interface Finding {
  readonly timeMs: number;
  readonly kind: StsTransition['kind'];
  readonly encounter: number;
  readonly event: StsEvent;
}

/** The id of an event until the instant of its discovery is over; ids are given in order then (D8). */
const UNNUMBERED = 0;

/** Turns encounters into events, in the order of D8: by instant of discovery, configuration and pair. */
export class Findings {
  #nextId = 1;
  readonly #encounters: RecordPool;
  #waiting: Finding[] = [];
  /** The uuids of the events without a number whose encounters still run, by encounter. */
  readonly #unnumbered: Map<number, string> = new Map();

  constructor(encounters: RecordPool) {
    this.#encounters = encounters;
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  get nextId(): number {
    return this.#nextId;
  }

  get waiting(): readonly Finding[] {
    return this.#waiting;
  }

  restore(nextId: number, waiting: readonly Finding[]): void {
    this.#nextId = nextId;
    this.#waiting = [...waiting];
    for (const { kind, encounter, event } of waiting) {
      if (kind === 'fired') this.#unnumbered.set(encounter, event.uuid);
      else this.#unnumbered.delete(encounter);
    }
  }

  /** An encounter has fired. */
  fired(
    encounter: number,
    configuration: WatchedConfiguration,
    first: Mmsi,
    second: Mmsi,
    timeMs: number,
  ): void {
    this.#encounters.floats[encounter * ENCOUNTER_FLOATS + DISCOVERED_TIME] = timeMs;
    this.#encounters.ints[encounter * ENCOUNTER_INTS + EVENT_ID] = UNNUMBERED;
    const event = this.#eventOf(encounter, configuration, first, second);
    this.#unnumbered.set(encounter, event.uuid);
    this.#waiting.push({ timeMs, kind: 'fired', encounter, event });
  }

  /** The event of an encounter has ended, at the last instant at which the pair was close. */
  ended(
    encounter: number,
    configuration: WatchedConfiguration,
    first: Mmsi,
    second: Mmsi,
    timeMs: number,
  ): void {
    const floats = this.#encounters.floats;
    const at = encounter * ENCOUNTER_FLOATS;
    const event = this.#eventOf(encounter, configuration, first, second);
    const [firstPosition, secondPosition] = positionsAt(floats, at + LAST_CLOSE_POSITIONS);
    this.#unnumbered.delete(encounter);
    this.#waiting.push({
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

  /** Gives out, in order, what became known before an instant. */
  release(beforeMs: number, into: StsTransition[]): void {
    if (this.#waiting.length === 0) return;
    const due = this.#waiting.filter((finding) => finding.timeMs < beforeMs).sort(compareFindings);
    this.#waiting = this.#waiting.filter((finding) => finding.timeMs >= beforeMs);
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

  #eventOf(
    encounter: number,
    configuration: WatchedConfiguration,
    first: Mmsi,
    second: Mmsi,
  ): StsEvent {
    const floats = this.#encounters.floats;
    const at = encounter * ENCOUNTER_FLOATS;
    const activationTimeMs = floats[at + ACTIVATION_TIME];
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
      uuid: uuidOf(`${first} ${second} ${activationTimeMs}`, configuration.uuid),
      configurationId: configuration.id,
      first: ship(first, firstSince, firstFired),
      second: ship(second, secondSince, secondFired),
      activationTimeMs,
      firedTimeMs: activationTimeMs + configuration.windowMs,
      deactivationTimeMs: null,
      discoveredTimeMs: floats[at + DISCOVERED_TIME],
      endDiscoveredTimeMs: null,
    };
  }
}

function positionsAt(floats: Float64Array, at: number): readonly [Position, Position] {
  return [positionAt(floats, at), positionAt(floats, at + 2)];
}

function compareFindings(a: Finding, b: Finding): number {
  return (
    a.timeMs - b.timeMs ||
    a.event.configurationId - b.event.configurationId ||
    a.event.first.mmsi - b.event.first.mmsi ||
    a.event.second.mmsi - b.event.second.mmsi ||
    a.event.activationTimeMs - b.event.activationTimeMs ||
    (a.kind === b.kind ? 0 : a.kind === 'fired' ? -1 : 1)
  );
}

/** With 0 for −0, which a saved state cannot tell from it. */
function positionAt(floats: Float64Array, at: number): Position {
  return { longitude: wrapLongitude(floats[at]) + 0, latitude: floats[at + 1] + 0 };
}
