import { Chance } from './chance.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/** A port is congested now and then, for weeks: some twice in three years, by eye from trade press. */
const DAYS_BETWEEN = 550;
const DAYS_LEAST = 5;
const DAYS_GREATEST = 30;
/** How long ships wait at the worst of it. */
const HOURS_LEAST = 8;
const HOURS_GREATEST = 72;

interface Spell {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly hours: number;
}

/** When ships wait for a berth, and how long: the same for all that come at the same time. */
export class Congestion {
  readonly #seed: number;
  readonly #startMs: number;
  readonly #endMs: number;
  readonly #spells = new Map<number, readonly Spell[]>();

  constructor(seed: number, startMs: number, endMs: number) {
    this.#seed = seed;
    this.#startMs = startMs;
    this.#endMs = endMs;
  }

  /** Milliseconds that a ship waits which comes to a port at an instant; they rise and fall over the spell. */
  waitMs(portId: number, timeMs: number): number {
    const spell = this.#of(portId).find(
      ({ fromMs, untilMs }) => timeMs >= fromMs && timeMs < untilMs,
    );
    if (!spell) return 0;
    const share = (timeMs - spell.fromMs) / (spell.untilMs - spell.fromMs);
    return Math.round(spell.hours * Math.sin(Math.PI * share) * MS_PER_HOUR);
  }

  #of(portId: number): readonly Spell[] {
    let spells = this.#spells.get(portId);
    if (!spells) {
      const chance = new Chance(this.#seed, `port ${portId}`, 'congestion');
      const drawn: Spell[] = [];
      let fromMs = this.#startMs + chance.waiting(DAYS_BETWEEN) * MS_PER_DAY;
      while (fromMs < this.#endMs) {
        const untilMs = fromMs + chance.between(DAYS_LEAST, DAYS_GREATEST) * MS_PER_DAY;
        drawn.push({ fromMs, untilMs, hours: chance.between(HOURS_LEAST, HOURS_GREATEST) });
        fromMs = untilMs + chance.waiting(DAYS_BETWEEN) * MS_PER_DAY;
      }
      spells = drawn;
      this.#spells.set(portId, spells);
    }
    return spells;
  }
}
