import { isObject } from '@roadstead/model';
import { CREDITS_MAX, MICROS_PER_CREDIT } from './thresholds.ts';
import type { UsageRecord, UsageUnit } from './usage-record.ts';

/** U6: a price. */
export interface Price {
  /** Title on the bill; 1 to 100 characters. Several prices may have the same. */
  readonly title: string;
  readonly unit: UsageUnit;
  /** For each unit: 0 to 1 000, with at most six decimals. */
  readonly credits: number;
  /** A method and a path with its placeholders, `GET /nextport/port/{un_location_code}/predictions`; or a label. */
  readonly endpoints: readonly string[];
  /** Epoch milliseconds from which it applies, in place of an earlier price; default: always. */
  readonly fromMs?: number;
}

/** The price that applies. */
export interface Tariff {
  readonly title: string;
  /** For one unit, in millionths of a credit. */
  readonly micros: number;
}

interface DatedTariff extends Tariff {
  readonly unit: UsageUnit;
  /** Null for a label. */
  readonly method: string | null;
  readonly fromMs: number;
}

/** U6: finds the price that applies at an instant. */
export class PriceList {
  /** By path or label, the latest first. */
  readonly #tariffs: Map<string, DatedTariff[]> = new Map();

  /** @throws RangeError for an invalid price, or two that contradict each other; TypeError for a value that is no price */
  constructor(prices: readonly Price[]) {
    for (const [i, price] of prices.entries()) {
      if (!isPrice(price)) {
        throw new TypeError(
          `prices: entry ${i} must be an object with title (string), unit (string), credits (number) and endpoints (strings).`,
        );
      }
      this.#insert(price);
    }
    for (const dated of this.#tariffs.values()) dated.sort((a, b) => b.fromMs - a.fromMs);
  }

  /** The price of one unit; undefined if it is free. */
  find(
    { method, endpoint, unit }: Pick<UsageRecord, 'method' | 'endpoint' | 'unit'>,
    timeMs: number,
  ): Tariff | undefined {
    const pathMethod = endpoint.startsWith('/') ? method : null;
    return this.#tariffs
      .get(endpoint)
      ?.find((each) => each.method === pathMethod && each.unit === unit && each.fromMs <= timeMs);
  }

  #insert({ title, unit, credits, endpoints, fromMs = Number.NEGATIVE_INFINITY }: Price): void {
    const micros = Math.round(credits * MICROS_PER_CREDIT);
    if (title.length === 0 || title.length > 100) {
      throw new RangeError(`prices: "${title}" has 0, or more than 100 characters.`);
    }
    if (!(credits >= 0 && credits <= CREDITS_MAX)) {
      throw new RangeError(
        `prices: "${title}" costs ${credits}: it must be 0 to ${CREDITS_MAX} credits.`,
      );
    }
    if (Math.abs(micros / MICROS_PER_CREDIT - credits) > Number.EPSILON * credits) {
      throw new RangeError(`prices: "${title}" costs ${credits}: that has more than six decimals.`);
    }
    for (const endpoint of endpoints) {
      const [, method = null, address = endpoint] = /^([A-Z]+) (\/.*)$/.exec(endpoint) ?? [];
      const dated = this.#tariffs.get(address) ?? [];
      const isDuplicate = (each: DatedTariff): boolean =>
        each.method === method && each.unit === unit && each.fromMs === fromMs;
      if (dated.some(isDuplicate)) {
        throw new RangeError(`prices: "${endpoint}" has two prices for ${unit} from the same day.`);
      }
      dated.push({ title, micros, unit, method, fromMs });
      this.#tariffs.set(address, dated);
    }
  }
}

/** Options may come from JavaScript. */
function isPrice(value: unknown): value is Price {
  if (!isObject(value)) return false;
  const { title, unit, credits, endpoints } = value as Partial<Record<keyof Price, unknown>>;
  const texts = [title, unit, ...(Array.isArray(endpoints) ? endpoints : [undefined])];
  return texts.every((each) => typeof each === 'string') && typeof credits === 'number';
}
