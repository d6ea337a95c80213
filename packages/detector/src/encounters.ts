import { type Interval, intersection } from '@roadstead/geo';
import type { Mmsi } from '@roadstead/model';
import type { AreaCell, CellWatch } from './area-cells.ts';
import {
  ACTIVATION_TIME,
  BEGAN_UNSEEN,
  CONFIGURATION,
  ENCOUNTER_FLOATS,
  ENCOUNTER_INTS,
  EVIDENCE,
  encounterPool,
  FIRED,
  FIRED_POSITIONS,
  FLAGS,
  LAST_CLOSE,
  LAST_CLOSE_POSITIONS,
  NEXT_ENCOUNTER,
  PAIR,
  SINCE,
  SINCE_POSITIONS,
  WINDOW_FULL,
} from './encounter-pool.ts';
import { Findings } from './findings.ts';
import { FIRST_ENCOUNTER, FIRST_SHIP, PAIR_INTS, SECOND_SHIP } from './pair-pool.ts';
import { partsInside } from './parts-inside.ts';
import { type Piece, WHOLE_PIECE } from './piece.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { MMSI, NEWEST_TIME, SHIP_FLOATS, SHIP_INTS, type ShipTable } from './ship-table.ts';
import type { WatchedConfiguration } from './watched-configuration.ts';

const WHOLE: readonly Interval[] = [WHOLE_PIECE];
const NEVER: readonly Interval[] = [];

/** Instants are computed to better than this; a window that is short by less is full. */
const ROUNDING_MS = 1e-3;

/** The life of encounters: D4 to D7, for each pair and configuration. */
export class Encounters {
  readonly pool: RecordPool = encounterPool();
  readonly findings: Findings = new Findings(this.pool);
  /** The encounters whose events are current. */
  readonly running: Set<number> = new Set();
  /** No current event ends by silence before this. */
  nextSilenceMs: number = Number.POSITIVE_INFINITY;
  readonly #configurations: readonly (WatchedConfiguration | undefined)[];
  readonly #ships: ShipTable;
  readonly #pairs: RecordPool;
  readonly #separationMs: number;

  /** @param configurations by number. */
  constructor(
    configurations: readonly (WatchedConfiguration | undefined)[],
    ships: ShipTable,
    pairs: RecordPool,
    separationMs: number,
  ) {
    this.#configurations = configurations;
    this.#ships = ships;
    this.#pairs = pairs;
    this.#separationMs = separationMs;
  }

  /**
   * Takes a pair through a piece of time in which both ships' ways are known.
   * @param cellA what the configurations say of where the first ship is, `cellB` of the second.
   * @param isFresh whether the pair was found in this piece, so that what was before it is not known.
   * @param nowMs the time of the fix that made the piece known.
   * @returns the greatest distance of the configurations that apply to both ships.
   */
  advance(
    pair: number,
    piece: Piece,
    cellA: AreaCell,
    cellB: AreaCell,
    isFresh: boolean,
    nowMs: number,
  ): number {
    let distanceMax = 0;
    let indexB = 0;
    let previous = NONE;
    let encounter = this.#pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER];
    // Three lists in the order of the configurations' ids: of either ship's place, and the pair's encounters.
    for (const watchA of cellA.watches) {
      const { configuration } = watchA;
      while (cellB.watches[indexB]?.configuration.id < configuration.id) indexB++;
      const watchB = cellB.watches[indexB];
      if (watchB?.configuration !== configuration) continue;
      distanceMax = Math.max(distanceMax, configuration.distanceMeters);
      while (encounter !== NONE && this.#configurationOf(encounter).id < configuration.id) {
        const next = this.#next(encounter);
        if (this.#leave(encounter, piece.endMs, nowMs)) this.#unlink(pair, previous, next);
        else previous = encounter;
        encounter = next;
      }
      const isKnown = encounter !== NONE && this.#configurationOf(encounter) === configuration;
      const parts = closeParts(piece, watchA, watchB, cellA, cellB);
      if (!isKnown && parts.length === 0) continue;
      const current = isKnown ? encounter : this.#create(pair, previous, encounter, configuration);
      const next = this.#next(current);
      for (const part of parts) {
        this.#beClose(current, configuration, piece, part, isFresh, nowMs);
      }
      if (this.#leave(current, piece.endMs, nowMs)) this.#unlink(pair, previous, next);
      else previous = current;
      encounter = next;
    }
    this.#leaveAll(pair, previous, encounter, piece.endMs, nowMs);
    return distanceMax;
  }

  /** Reads something of an encounter, if it is one, so that the rest of it is at hand. */
  touch(encounter: number): number {
    return encounter === NONE ? 0 : this.pool.floats[encounter * ENCOUNTER_FLOATS];
  }

  /** Takes a pair through time in which one of the two was who knows where. */
  passUnknown(pair: number, untilMs: number, nowMs: number): void {
    const first = this.#pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER];
    this.#leaveAll(pair, NONE, first, untilMs, nowMs);
  }

  /** Forgets the encounters of a pair, none of which has a current event. */
  forget(pair: number): void {
    let encounter = this.#pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER];
    while (encounter !== NONE) {
      const next = this.#next(encounter);
      this.#release(encounter);
      encounter = next;
    }
  }

  /** D7: ends the current events of which a ship fell silent; `nextSilenceMs` says when to look again. */
  endSilent(nowMs: number, gapMaxMs: number): void {
    let nextMs = Number.POSITIVE_INFINITY;
    for (const encounter of this.running) {
      const pair = this.pool.ints[encounter * ENCOUNTER_INTS + PAIR] * PAIR_INTS;
      const heardMs = (side: number): number =>
        this.#ships.floats[this.#pairs.ints[pair + side] * SHIP_FLOATS + NEWEST_TIME];
      const silentMs = Math.min(heardMs(FIRST_SHIP), heardMs(SECOND_SHIP)) + gapMaxMs;
      if (silentMs < nowMs) this.end(encounter, silentMs);
      else nextMs = Math.min(nextMs, silentMs);
    }
    this.nextSilenceMs = nextMs;
  }

  /** Ends an encounter, whose event may be current, at its last close instant. */
  end(encounter: number, nowMs: number): void {
    const ints = this.pool.ints;
    if (this.running.has(encounter)) this.#endEvent(encounter, nowMs);
    const pair = ints[encounter * ENCOUNTER_INTS + PAIR];
    let previous = NONE;
    let other = this.#pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER];
    while (other !== encounter) {
      previous = other;
      other = this.#next(other);
    }
    this.#unlink(pair, previous, this.#next(encounter));
    this.#release(encounter);
  }

  /** D11: ends all encounters of a configuration. */
  endAllOf(configuration: WatchedConfiguration, nowMs: number): void {
    for (let encounter = 0; encounter < this.pool.used; encounter++) {
      if (this.pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION] === configuration.number) {
        this.end(encounter, nowMs);
      }
    }
  }

  /** The pair is close, in a part of a piece. */
  #beClose(
    encounter: number,
    configuration: WatchedConfiguration,
    piece: Piece,
    [from, to]: Interval,
    isFresh: boolean,
    nowMs: number,
  ): void {
    const floats = this.pool.floats;
    const ints = this.pool.ints;
    const at = encounter * ENCOUNTER_FLOATS;
    const flagsAt = encounter * ENCOUNTER_INTS + FLAGS;
    const fromMs = piece.timeAt(from);
    const toMs = piece.timeAt(to);
    if (!(from === 0 && floats[at + LAST_CLOSE] === piece.startMs)) {
      if (this.running.has(encounter) && this.#isApart(encounter, fromMs)) {
        this.#endEvent(encounter, nowMs);
      }
      if (!this.running.has(encounter)) {
        floats[at + SINCE] = fromMs;
        piece.writePositions(from, floats, at + SINCE_POSITIONS);
        ints[flagsAt] = from === 0 ? piece.evidenceAtStart : 0;
        if (from === 0 && isFresh && configuration.fromMs < fromMs) ints[flagsAt] |= BEGAN_UNSEEN;
      }
    }
    floats[at + LAST_CLOSE] = toMs;
    piece.writePositions(to, floats, at + LAST_CLOSE_POSITIONS);
    if (to === 1) ints[flagsAt] |= piece.evidenceAtEnd;
    if ((ints[flagsAt] & (FIRED | BEGAN_UNSEEN)) === 0) {
      this.#fireWhenDue(encounter, configuration, piece, nowMs);
    }
  }

  /** D5 and D6. */
  #fireWhenDue(
    encounter: number,
    configuration: WatchedConfiguration,
    piece: Piece,
    nowMs: number,
  ): void {
    const floats = this.pool.floats;
    const ints = this.pool.ints;
    const at = encounter * ENCOUNTER_FLOATS;
    const flagsAt = encounter * ENCOUNTER_INTS + FLAGS;
    const { windowMs } = configuration;
    if ((ints[flagsAt] & WINDOW_FULL) === 0) {
      if (floats[at + LAST_CLOSE] - floats[at + SINCE] < windowMs - ROUNDING_MS) return;
      floats[at + ACTIVATION_TIME] = Math.round(floats[at + SINCE]);
      const part = piece.partAt(floats[at + ACTIVATION_TIME] + windowMs);
      piece.writePositions(part, floats, at + FIRED_POSITIONS);
      ints[flagsAt] |= WINDOW_FULL;
    }
    if ((ints[flagsAt] & EVIDENCE) !== EVIDENCE) return;
    ints[flagsAt] |= FIRED;
    this.running.add(encounter);
    // A guess that is too early only costs a look.
    this.nextSilenceMs = Math.min(this.nextSilenceMs, nowMs);
    this.findings.fired(encounter, configuration, ...this.#mmsisOf(encounter), nowMs);
  }

  /**
   * The pair has been looked at up to an instant.
   * @returns whether the encounter is over; its record is released then.
   */
  #leave(encounter: number, untilMs: number, nowMs: number): boolean {
    if (this.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE] === untilMs) return false;
    if (this.running.has(encounter)) {
      if (!this.#isApart(encounter, untilMs)) return false;
      this.#endEvent(encounter, nowMs);
    }
    this.#release(encounter);
    return true;
  }

  #leaveAll(pair: number, before: number, first: number, untilMs: number, nowMs: number): void {
    let previous = before;
    let encounter = first;
    while (encounter !== NONE) {
      const next = this.#next(encounter);
      if (this.#leave(encounter, untilMs, nowMs)) this.#unlink(pair, previous, next);
      else previous = encounter;
      encounter = next;
    }
  }

  /** D7: whether at an instant the pair has been apart for longer than the event outlives. */
  #isApart(encounter: number, atMs: number): boolean {
    const lastCloseMs = this.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE];
    return atMs - lastCloseMs > this.#separationMs + ROUNDING_MS;
  }

  #endEvent(encounter: number, nowMs: number): void {
    this.running.delete(encounter);
    const configuration = this.#configurationOf(encounter);
    this.findings.ended(encounter, configuration, ...this.#mmsisOf(encounter), nowMs);
  }

  #release(encounter: number): void {
    this.pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION] = NONE;
    this.pool.release(encounter);
  }

  #create(
    pair: number,
    previous: number,
    next: number,
    configuration: WatchedConfiguration,
  ): number {
    const encounter = this.pool.allocate();
    const at = encounter * ENCOUNTER_INTS;
    this.pool.ints[at + NEXT_ENCOUNTER] = next;
    this.pool.ints[at + CONFIGURATION] = configuration.number;
    this.pool.ints[at + FLAGS] = 0;
    this.pool.ints[at + PAIR] = pair;
    this.pool.floats[encounter * ENCOUNTER_FLOATS + LAST_CLOSE] = Number.NEGATIVE_INFINITY;
    this.#unlink(pair, previous, encounter);
    return encounter;
  }

  /** Lets the encounter before, or the pair, point to `next`. */
  #unlink(pair: number, previous: number, next: number): void {
    if (previous === NONE) this.#pairs.ints[pair * PAIR_INTS + FIRST_ENCOUNTER] = next;
    else this.pool.ints[previous * ENCOUNTER_INTS + NEXT_ENCOUNTER] = next;
  }

  #next(encounter: number): number {
    return this.pool.ints[encounter * ENCOUNTER_INTS + NEXT_ENCOUNTER];
  }

  #configurationOf(encounter: number): WatchedConfiguration {
    const number = this.pool.ints[encounter * ENCOUNTER_INTS + CONFIGURATION];
    return this.#configurations[number] as WatchedConfiguration;
  }

  #mmsisOf(encounter: number): [Mmsi, Mmsi] {
    const pair = this.pool.ints[encounter * ENCOUNTER_INTS + PAIR] * PAIR_INTS;
    const { ints } = this.#pairs;
    const mmsi = (slot: number): Mmsi => this.#ships.ints[slot * SHIP_INTS + MMSI] as Mmsi;
    return [mmsi(ints[pair + FIRST_SHIP]), mmsi(ints[pair + SECOND_SHIP])];
  }
}

/** D3 and D11: the parts of a piece in which the pair is close under a configuration. */
function closeParts(
  piece: Piece,
  watchA: CellWatch,
  watchB: CellWatch,
  cellA: AreaCell,
  cellB: AreaCell,
): readonly Interval[] {
  const { distanceMeters, fromMs } = watchA.configuration;
  if (fromMs >= piece.endMs) return NEVER;
  const within = piece.within(distanceMeters);
  if (within === undefined) return NEVER;
  const isUnlimited =
    !(watchA.isAtEdge || watchA.isAtPort || watchB.isAtEdge || watchB.isAtPort) &&
    fromMs <= piece.startMs;
  if (isUnlimited) return within === WHOLE_PIECE ? WHOLE : [within];
  let parts = intersection([within], partsInside(piece, watchA, watchB, cellA.ports, cellB.ports));
  if (fromMs > piece.startMs) parts = intersection(parts, [[piece.partAt(fromMs), 1]]);
  return parts;
}
