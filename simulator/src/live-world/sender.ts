import type { PositionReport, StaticReport } from '@roadstead/model';
import { Chance } from '../trades/chance.ts';
import type { Spell } from './spell.ts';
import { positionReport, staticReport } from './spell-report.ts';
import type { WorldShip } from './world-ship.ts';

/** How often ships are heard, in milliseconds. */
export interface Pace {
  readonly underWayMs: number;
  /** Moored or at anchor. */
  readonly atRestMs: number;
  /** What they say of themselves. */
  readonly staticMs: number;
}

/** Before a ship is heard at all. */
const SILENCE: Pace = {
  underWayMs: Number.POSITIVE_INFINITY,
  atRestMs: Number.POSITIVE_INFINITY,
  staticMs: Number.POSITIVE_INFINITY,
};

/** How far to starboard of the line between two ports ships keep. */
const STARBOARD_METERS_LEAST = 60;
const STARBOARD_METERS_GREATEST = 600;

/** A ship, what it does now and next, and when it sends. */
export class Sender {
  readonly ship: WorldShip;
  readonly #chance: Chance;
  readonly #starboardMeters: number;
  /** Ships are not in step: the share of an interval after which this one begins. */
  readonly #phase: number;
  #spells: Spell[] = [];
  #pace: Pace = SILENCE;
  #positionMs: number = Number.POSITIVE_INFINITY;
  #staticMs: number = Number.POSITIVE_INFINITY;

  constructor(seed: number, ship: WorldShip) {
    this.ship = ship;
    this.#chance = new Chance(seed, `ship ${ship.mmsi}`, 'reports');
    this.#starboardMeters = this.#chance.between(STARBOARD_METERS_LEAST, STARBOARD_METERS_GREATEST);
    this.#phase = this.#chance.between(0, 1);
  }

  /** Until when it is known what the ship does. */
  get knownToMs(): number {
    return this.#spells.at(-1)?.toMs ?? Number.NEGATIVE_INFINITY;
  }

  /** What the ship does from then on, which may take the place of what was open. */
  add(spells: readonly Spell[]): void {
    if (this.knownToMs === Number.POSITIVE_INFINITY) this.#spells.pop();
    this.#spells.push(...spells);
  }

  /** Adds what it sends after an instant and up to another one. */
  send(fromMs: number, toMs: number, pace: Pace, into: (PositionReport | StaticReport)[]): void {
    if (pace.atRestMs < this.#pace.atRestMs) this.#hasten(fromMs, pace);
    this.#pace = pace;
    for (;;) {
      const timeMs = Math.min(this.#positionMs, this.#staticMs);
      if (timeMs > toMs) return;
      const spell = this.#spellAt(timeMs);
      if (timeMs === this.#staticMs) {
        this.#staticMs += pace.staticMs;
        if (spell) into.push(staticReport(this.ship, spell, timeMs));
      } else {
        this.#positionMs = nextMs(spell, timeMs, pace);
        if (spell) into.push(this.#position(spell, timeMs));
      }
    }
  }

  /** What is far off by the former pace comes within an interval of the new one. */
  #hasten(fromMs: number, { atRestMs, staticMs }: Pace): void {
    const within = (everyMs: number): number => Math.ceil(fromMs + everyMs * this.#phase);
    this.#positionMs = Math.min(this.#positionMs, within(atRestMs));
    this.#staticMs = Math.min(this.#staticMs, within(staticMs));
  }

  #position(spell: Spell, timeMs: number): PositionReport {
    return positionReport(this.ship, spell, timeMs, this.#starboardMeters, this.#chance);
  }

  /** Undefined before the ship has come. */
  #spellAt(timeMs: number): Spell | undefined {
    while (this.#spells.length > 1 && this.#spells[0].toMs <= timeMs) this.#spells.shift();
    const [spell] = this.#spells;
    return spell && spell.fromMs <= timeMs ? spell : undefined;
  }
}

/** A ship at rest sends again as soon as it sets off. */
function nextMs(spell: Spell | undefined, timeMs: number, { atRestMs, underWayMs }: Pace): number {
  const isUnderWay = spell?.doing.kind === 'under-way' || spell?.doing.kind === 'fishing';
  if (isUnderWay || !spell) return timeMs + underWayMs;
  return Math.min(timeMs + atRestMs, Math.max(Math.ceil(spell.toMs), timeMs + underWayMs));
}
