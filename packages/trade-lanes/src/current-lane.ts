import type { JourneyRow } from './journey-row.ts';
import { JourneysByDay } from './journeys-by-day.ts';

/** Precedes all writes: a day that was stored up to it may be stored in any way, or not at all. */
export const NO_WRITE = -1;

/** The journeys of a lane up to a write, with the days that are not stored so. */
export class CurrentLane {
  readonly key: string;
  readonly journeys: JourneysByDay = new JourneysByDay();
  /** Number of the voyages among which the journeys were found. */
  readonly portVoyages: number;
  #seq: number;
  #beginMs: number;
  /** The days that differ from the stored ones, with the number of the last write that the stored one includes, ascending. */
  readonly #unstored: Map<number, number> = new Map();

  constructor(key: string, portVoyages: number, seq: number, beginMs: number) {
    this.key = key;
    this.portVoyages = portVoyages;
    this.#seq = seq;
    this.#beginMs = beginMs;
  }

  /** Number of the last write that the journeys include. */
  get seq(): number {
    return this.#seq;
  }

  /** Journeys that arrive before are not included. */
  get beginMs(): number {
    return this.#beginMs;
  }

  /** Number of the last write that all stored days include. */
  get storedSeq(): number {
    return this.#unstored.values().next().value ?? this.#seq;
  }

  /** The days that differ from the stored ones, those that changed first before others. */
  get unstoredDays(): readonly number[] {
    return [...this.#unstored.keys()];
  }

  get(voyage: string): JourneyRow | undefined {
    return this.journeys.get(voyage);
  }

  set(row: JourneyRow): void {
    this.setUnstored(this.journeys.set(row));
  }

  delete(voyage: string): void {
    this.setUnstored(this.journeys.delete(voyage));
  }

  /** Completes the changes up to a write, and deletes the journeys that arrive before an instant. */
  complete(seq: number, beginMs: number): void {
    this.setUnstored(this.journeys.deleteBefore(beginMs));
    this.#beginMs = beginMs;
    this.#seq = seq;
  }

  /** Inserts the journeys of a stored day. */
  load(rows: readonly JourneyRow[]): void {
    for (const row of rows) {
      // A journey that moved while its days were stored one after the other is in both of them.
      if (this.get(row[0])) this.set(row);
      else this.journeys.set(row);
    }
  }

  setUnstored(days: readonly number[]): void {
    for (const dayMs of days) {
      if (!this.#unstored.has(dayMs)) this.#unstored.set(dayMs, this.#seq);
    }
  }

  setStored(days: readonly number[]): void {
    for (const dayMs of days) this.#unstored.delete(dayMs);
  }
}
