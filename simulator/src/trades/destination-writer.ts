import type { Chance } from './chance.ts';
import {
  fromToText,
  garbageText,
  locodeText,
  ordersText,
  regionText,
  spelledText,
  typed,
  typoText,
  viaText,
} from './spelling.ts';
import { TEXT_HABITS, type TextHabits } from './text-habits.ts';
import type { TradePort } from './trade-port.ts';
import type { DestinationText, TextKind, TradeClass } from './voyage.ts';

const MS_PER_HOUR = 3_600_000;

/** Orders come about half-way. */
const ORDERS_SHARE_LEAST = 0.4;
const ORDERS_SHARE_GREATEST = 0.6;
/** Late is from here to there of the time at sea. */
const LATE_SHARE_LEAST = 0.1;
const LATE_SHARE_GREATEST = 0.85;
const SOON_HOURS = 2;
/** Up to this long before leaving, but not before the ship came. */
const BEFORE_HOURS = 3;
/** How much a crew's own habits weigh beside those of its class: what it likes, it does this many times as often. */
const LIKING_SPREAD = 0.8;

/** A voyage, as far as the crew knows it when it types. */
export interface Plan {
  readonly from: TradePort;
  readonly to: TradePort;
  readonly following: readonly TradePort[];
  /** Where orders come; undefined where the port is known from the start, or nobody says where they come. */
  readonly ordersOff: TradePort | undefined;
  readonly isForOrders: boolean;
  /** When it came to the port that it leaves. */
  readonly cameMs: number;
  readonly atdMs: number;
  readonly ataMs: number;
}

type Typing = Exclude<keyof TextHabits, 'before' | 'soon' | 'late' | 'never' | 'lineShips'>;
const TYPINGS: readonly Typing[] = [
  'locode',
  'name',
  'spelling',
  'typo',
  'fromTo',
  'via',
  'later',
  'region',
  'garbage',
  'empty',
];
const TIMES = ['before', 'soon', 'late', 'never'] as const;

/** What a ship's crew types, voyage after voyage; what it does not replace, goes on standing there. */
export class DestinationWriter {
  readonly #chance: Chance;
  readonly #habits: TextHabits;
  readonly #liking: ReadonlyMap<Typing, number>;
  readonly #isAtWork: boolean;
  readonly #keepsLine: boolean;
  #standing: DestinationText = { sinceMs: 0, text: '', kind: 'empty', meantPortId: null };

  constructor(chance: Chance, tradeClass: TradeClass) {
    this.#chance = chance;
    this.#habits = TEXT_HABITS[tradeClass];
    this.#isAtWork = tradeClass === 'fishing';
    this.#liking = new Map(TYPINGS.map((typing) => [typing, chance.around(1, LIKING_SPREAD)]));
    this.#keepsLine = chance.happens(this.#habits.lineShips);
  }

  /** The texts of a voyage; the last one stands at its end. */
  write(plan: Plan): readonly [DestinationText, ...DestinationText[]] {
    const texts: [DestinationText, ...DestinationText[]] = [this.#standing];
    const say = (text: DestinationText): void => {
      if (text.sinceMs <= plan.atdMs) texts[0] = text;
      else texts.push(text);
      this.#standing = text;
    };
    if (this.#keepsLine) {
      if (this.#standing.kind !== 'line') say(this.#line(plan));
      return texts;
    }
    const time = this.#chance.weighted(TIMES, (each) => this.#habits[each]);
    if (plan.isForOrders) {
      const off = plan.ordersOff;
      // Under way by a place, crews name that place, or say nothing but that they wait.
      if (time !== 'never') {
        const text = ordersText(this.#chance, off);
        say({ sinceMs: plan.atdMs, text, kind: 'orders', meantPortId: null });
      }
      const share = this.#chance.between(ORDERS_SHARE_LEAST, ORDERS_SHARE_GREATEST);
      say(this.#typed(plan, Math.round(plan.atdMs + share * (plan.ataMs - plan.atdMs))));
    } else if (time !== 'never') say(this.#typed(plan, this.#sinceMs(plan, time)));
    return texts;
  }

  #sinceMs({ cameMs, atdMs, ataMs }: Plan, time: 'before' | 'soon' | 'late'): number {
    if (time === 'before') {
      return Math.max(
        cameMs,
        Math.round(atdMs - this.#chance.between(0, BEFORE_HOURS) * MS_PER_HOUR),
      );
    }
    const share = this.#chance.between(LATE_SHARE_LEAST, LATE_SHARE_GREATEST);
    if (time === 'late') return Math.round(atdMs + share * (ataMs - atdMs));
    const hours = Math.min(
      this.#chance.around(SOON_HOURS, 0.7),
      (share * (ataMs - atdMs)) / MS_PER_HOUR,
    );
    return Math.round(atdMs + hours * MS_PER_HOUR);
  }

  #line({ from, to, atdMs }: Plan): DestinationText {
    return {
      sinceMs: atdMs,
      text: typed(`${from.name.slice(0, 9)}-${to.name.slice(0, 9)}`),
      kind: 'line',
      meantPortId: null,
    };
  }

  #typed(plan: Plan, sinceMs: number): DestinationText {
    const { from, to, following } = plan;
    const chance = this.#chance;
    const typing = chance.weighted(
      TYPINGS,
      (each) => this.#habits[each] * (this.#liking.get(each) ?? 1),
    );
    const said = (kind: TextKind, text: string, meant: TradePort | null = to): DestinationText => ({
      sinceMs,
      text,
      kind,
      meantPortId: meant?.id ?? null,
    });
    switch (typing) {
      case 'locode':
        return said('locode', locodeText(chance, to));
      case 'name':
        return said('name', typed(to.name));
      case 'spelling':
        return said('spelling', spelledText(chance, to));
      case 'typo':
        return said('typo', typoText(chance, to));
      case 'fromTo':
        return said('from-to', fromToText(chance, from, to));
      case 'via': {
        const text = viaText(from, to);
        return text === undefined ? said('name', typed(to.name)) : said('via', text);
      }
      case 'later': {
        const later = following.length > 0 ? chance.pick(following) : to;
        return chance.happens(0.5)
          ? said('locode', locodeText(chance, later), later)
          : said('name', typed(later.name), later);
      }
      case 'region':
        return said('region', regionText(chance, to), null);
      case 'garbage':
        return said('garbage', garbageText(chance, this.#isAtWork), null);
      case 'empty':
        return said('empty', '', null);
    }
  }
}
