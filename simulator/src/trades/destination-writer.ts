import {
  aisText,
  fromToText,
  garbageText,
  locodeText,
  ordersText,
  regionText,
  spelledText,
  typoText,
  viaText,
} from './destination-texts.ts';
import type { RandomStream } from './random-stream.ts';
import { TEXT_HABITS, type TextHabits } from './text-habits.ts';
import type { TradePort } from './trade-port.ts';
import type { DestinationText, TextKind, TradeClass } from './voyage.ts';

const MS_PER_HOUR = 3_600_000;

/** Share of the voyage after which orders arrive. */
const ORDERS_SHARE_LEAST = 0.4;
const ORDERS_SHARE_GREATEST = 0.6;
/** Range of a late update, as a share of the time at sea. */
const LATE_SHARE_LEAST = 0.1;
const LATE_SHARE_GREATEST = 0.85;
const SOON_HOURS = 2;
/** Longest time before departure, but not before arrival. */
const BEFORE_HOURS = 3;
/** Spread of a crew's own preferences about those of its class (standard deviation of the logarithm of a weight). */
const PREFERENCE_SPREAD = 0.8;

/** A voyage, as known to the crew when it types a destination. */
export interface DestinationPlan {
  readonly from: TradePort;
  readonly to: TradePort;
  readonly following: readonly TradePort[];
  /** Place where orders arrive; undefined where the port is known from the start, or the place is not. */
  readonly ordersOff: TradePort | undefined;
  readonly isForOrders: boolean;
  /** Arrival at the port of departure. */
  readonly arrivedMs: number;
  readonly atdMs: number;
  readonly ataMs: number;
}

type TextForm = Exclude<keyof TextHabits, 'before' | 'soon' | 'late' | 'never' | 'lineShips'>;
const TEXT_FORMS: readonly TextForm[] = [
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
const UPDATE_TIMES = ['before', 'soon', 'late', 'never'] as const;

/** Types the destination texts of a ship's crew, voyage by voyage; a text stays until it is replaced. */
export class DestinationWriter {
  readonly #random: RandomStream;
  readonly #habits: TextHabits;
  readonly #preference: ReadonlyMap<TextForm, number>;
  readonly #worksAtSea: boolean;
  readonly #hasLineText: boolean;
  #current: DestinationText = { sinceMs: 0, text: '', kind: 'empty', meantPortId: null };

  constructor(random: RandomStream, tradeClass: TradeClass) {
    this.#random = random;
    this.#habits = TEXT_HABITS[tradeClass];
    this.#worksAtSea = tradeClass === 'fishing';
    this.#preference = new Map(
      TEXT_FORMS.map((form) => [form, random.logNormal(1, PREFERENCE_SPREAD)]),
    );
    this.#hasLineText = random.occurs(this.#habits.lineShips);
  }

  /** The texts of a voyage; the last one is current at its end. */
  write(plan: DestinationPlan): readonly [DestinationText, ...DestinationText[]] {
    const texts: [DestinationText, ...DestinationText[]] = [this.#current];
    const set = (text: DestinationText): void => {
      if (text.sinceMs <= plan.atdMs) texts[0] = text;
      else texts.push(text);
      this.#current = text;
    };
    if (this.#hasLineText) {
      if (this.#current.kind !== 'line') set(this.#lineText(plan));
      return texts;
    }
    const time = this.#random.pickWeighted(UPDATE_TIMES, (each) => this.#habits[each]);
    if (plan.isForOrders) {
      const ordersOff = plan.ordersOff;
      // On the passage to a place for orders, crews type that place, or only that they await orders.
      if (time !== 'never') {
        const text = ordersText(this.#random, ordersOff);
        set({ sinceMs: plan.atdMs, text, kind: 'orders', meantPortId: null });
      }
      const share = this.#random.between(ORDERS_SHARE_LEAST, ORDERS_SHARE_GREATEST);
      set(this.#newText(plan, Math.round(plan.atdMs + share * (plan.ataMs - plan.atdMs))));
    } else if (time !== 'never') set(this.#newText(plan, this.#sinceMs(plan, time)));
    return texts;
  }

  #sinceMs({ arrivedMs, atdMs, ataMs }: DestinationPlan, time: 'before' | 'soon' | 'late'): number {
    if (time === 'before') {
      return Math.max(
        arrivedMs,
        Math.round(atdMs - this.#random.between(0, BEFORE_HOURS) * MS_PER_HOUR),
      );
    }
    const share = this.#random.between(LATE_SHARE_LEAST, LATE_SHARE_GREATEST);
    if (time === 'late') return Math.round(atdMs + share * (ataMs - atdMs));
    const hours = Math.min(
      this.#random.logNormal(SOON_HOURS, 0.7),
      (share * (ataMs - atdMs)) / MS_PER_HOUR,
    );
    return Math.round(atdMs + hours * MS_PER_HOUR);
  }

  #lineText({ from, to, atdMs }: DestinationPlan): DestinationText {
    return {
      sinceMs: atdMs,
      text: aisText(`${from.name.slice(0, 9)}-${to.name.slice(0, 9)}`),
      kind: 'line',
      meantPortId: null,
    };
  }

  #newText(plan: DestinationPlan, sinceMs: number): DestinationText {
    const { from, to, following } = plan;
    const random = this.#random;
    const form = random.pickWeighted(
      TEXT_FORMS,
      (each) => this.#habits[each] * (this.#preference.get(each) ?? 1),
    );
    const textOf = (
      kind: TextKind,
      text: string,
      meant: TradePort | null = to,
    ): DestinationText => ({
      sinceMs,
      text,
      kind,
      meantPortId: meant?.id ?? null,
    });
    switch (form) {
      case 'locode':
        return textOf('locode', locodeText(random, to));
      case 'name':
        return textOf('name', aisText(to.name));
      case 'spelling':
        return textOf('spelling', spelledText(random, to));
      case 'typo':
        return textOf('typo', typoText(random, to));
      case 'fromTo':
        return textOf('from-to', fromToText(random, from, to));
      case 'via': {
        const text = viaText(from, to);
        return text === undefined ? textOf('name', aisText(to.name)) : textOf('via', text);
      }
      case 'later': {
        const later = following.length > 0 ? random.pick(following) : to;
        return random.occurs(0.5)
          ? textOf('locode', locodeText(random, later), later)
          : textOf('name', aisText(later.name), later);
      }
      case 'region':
        return textOf('region', regionText(random, to), null);
      case 'garbage':
        return textOf('garbage', garbageText(random, this.#worksAtSea), null);
      case 'empty':
        return textOf('empty', '', null);
    }
  }
}
