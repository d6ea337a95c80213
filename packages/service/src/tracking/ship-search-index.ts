import type { Imo, Mmsi } from '@roadstead/model';
import {
  betterRank,
  digitsRank,
  type MatchRank,
  matchRank,
  NO_MATCH,
  RankedMatches,
} from './match-rank.ts';

/** Texts that are joined: joining one part again takes a fraction of a millisecond. */
const SLOTS_PER_PART = 512;
const MMSI_DIGITS = 9;
const IMO_DIGITS = 7;
const DIGITS = /^\d+$/;
/** Between texts, which have only letters, digits and blanks. */
const SEPARATOR = '\n';

/** The texts of consecutive slots, one after another. */
interface Part {
  readonly text: string;
  /** Where the text of each slot ends. */
  readonly ends: readonly number[];
}

/**
 * Finds ships by their texts and numbers, which lie one after another in memory: a search that reads 30 000 objects takes ten times as long.
 * A ship has a slot, in the order of their addition.
 */
export class ShipSearchIndex {
  readonly #mmsis: Mmsi[] = [];
  /** 0: unknown. */
  readonly #imos: number[] = [];
  readonly #texts: string[] = [];
  /** −Infinity without a position. */
  readonly #positionsMs: number[] = [];
  /** Undefined after a change of a text. */
  readonly #parts: (Part | undefined)[] = [];

  /** Adds a ship. @returns its slot */
  add(mmsi: Mmsi): number {
    const slot = this.#mmsis.push(mmsi) - 1;
    this.#imos.push(0);
    this.#positionsMs.push(Number.NEGATIVE_INFINITY);
    this.#texts.push('');
    this.#parts[partOf(slot)] = undefined;
    return slot;
  }

  /** @param texts name and call sign, as `searchable` returns them */
  setStatics(slot: number, imo: Imo | null, texts: readonly [string, string]): void {
    this.#imos[slot] = imo ?? 0;
    const text = texts.join(SEPARATOR);
    if (text === this.#texts[slot]) return;
    this.#texts[slot] = text;
    this.#parts[partOf(slot)] = undefined;
  }

  /** Sets the time of a position, unless it has a newer one. */
  setPosition(slot: number, timeMs: number): void {
    if (timeMs > this.#positionsMs[slot]) this.#positionsMs[slot] = timeMs;
  }

  /** Returns the MMSIs of the ships that match best, of equals the one with the newest position first. @param query as `searchable` returns it */
  find(query: string, limit: number): readonly Mmsi[] {
    const ranks = new Uint8Array(this.#mmsis.length).fill(NO_MATCH);
    this.#rankTexts(query, ranks);
    if (DIGITS.test(query)) this.#rankNumbers(query, ranks);
    const matches = new RankedMatches<number>();
    for (let slot = 0; slot < ranks.length; slot++) matches.add(ranks[slot] as MatchRank, slot);
    return matches
      .best(limit, (one, other) => this.#order(one, other))
      .map((slot) => this.#mmsis[slot]);
  }

  #rankNumbers(query: string, ranks: Uint8Array): void {
    for (let slot = 0; slot < ranks.length; slot++) {
      const imo = this.#imos[slot];
      const ofMmsi = digitsRank(this.#mmsis[slot], MMSI_DIGITS, query);
      const ofImo = imo === 0 ? NO_MATCH : digitsRank(imo, IMO_DIGITS, query);
      ranks[slot] = Math.min(ranks[slot], ofMmsi, ofImo);
    }
  }

  #rankTexts(query: string, ranks: Uint8Array): void {
    for (let first = 0; first < ranks.length; first += SLOTS_PER_PART) {
      const { text, ends } = this.#part(first);
      let i = 0;
      for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, ends[i])) {
        while (ends[i] <= at) i++;
        ranks[first + i] = this.#textRank(first + i, query);
      }
    }
  }

  #textRank(slot: number, query: string): MatchRank {
    const [name, callsign] = this.#texts[slot].split(SEPARATOR);
    return betterRank(matchRank(name, query), matchRank(callsign, query));
  }

  /** @param first slot */
  #part(first: number): Part {
    const known = this.#parts[partOf(first)];
    if (known) return known;
    const texts = this.#texts.slice(first, first + SLOTS_PER_PART);
    let end = 0;
    const ends = texts.map((text) => {
      end += text.length + SEPARATOR.length;
      return end;
    });
    const part = { text: texts.join(SEPARATOR), ends };
    this.#parts[partOf(first)] = part;
    return part;
  }

  #order(one: number, other: number): number {
    const [oneMs, otherMs] = [this.#positionsMs[one], this.#positionsMs[other]];
    // Two ships without a position: infinities have no difference.
    if (oneMs === otherMs) return this.#mmsis[one] - this.#mmsis[other];
    return oneMs > otherMs ? -1 : 1;
  }
}

function partOf(slot: number): number {
  return Math.floor(slot / SLOTS_PER_PART);
}
