import { CREDITS_MAX, MICROS_PER_CREDIT } from './thresholds.ts';
import type { UsageRecord, UsageUnit } from './usage-record.ts';

/** U6: what something costs. */
export interface Price {
  /** Under which it is on the bill; 1 to 100 characters. Several prices may have one title. */
  readonly title: string;
  readonly unit: UsageUnit;
  /** For each unit: 0 to 1 000, with at most six decimals. */
  readonly credits: number;
  /** A method and a path with its placeholders, `GET /nextport/port/{un_location_code}/predictions`; or a label. */
  readonly endpoints: readonly string[];
  /** Epoch milliseconds from which on it holds, instead of an earlier price; default: always. */
  readonly fromMs?: number;
}

/** A price as it is looked up. */
export interface Tariff {
  readonly title: string;
  /** Of one unit, in millionths of a credit. */
  readonly micros: number;
}

interface DatedTariff extends Tariff {
  readonly unit: UsageUnit;
  /** Null of a label. */
  readonly method: string | null;
  readonly fromMs: number;
}

/** U6: finds the price of the day. */
export class PriceList {
  /** By path or label, the latest first. */
  readonly #tariffs: Map<string, DatedTariff[]> = new Map();

  /** @throws RangeError where a price cannot be so, or two contradict each other */
  constructor(prices: readonly Price[]) {
    for (const price of prices) this.#enter(price);
    for (const dated of this.#tariffs.values()) dated.sort((a, b) => b.fromMs - a.fromMs);
  }

  /** What it costs, each; undefined where it is free. */
  find(
    { method, endpoint, unit }: Pick<UsageRecord, 'method' | 'endpoint' | 'unit'>,
    timeMs: number,
  ): Tariff | undefined {
    const ofPath = endpoint.startsWith('/') ? method : null;
    return this.#tariffs
      .get(endpoint)
      ?.find((each) => each.method === ofPath && each.unit === unit && each.fromMs <= timeMs);
  }

  #enter({ title, unit, credits, endpoints, fromMs = Number.NEGATIVE_INFINITY }: Price): void {
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
      const isDouble = (each: DatedTariff): boolean =>
        each.method === method && each.unit === unit && each.fromMs === fromMs;
      if (dated.some(isDouble)) {
        throw new RangeError(`prices: "${endpoint}" has two prices for ${unit} from the same day.`);
      }
      dated.push({ title, micros, unit, method, fromMs });
      this.#tariffs.set(address, dated);
    }
  }
}
