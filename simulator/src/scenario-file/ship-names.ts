import { allowedText } from '@roadstead/yaml-file';

/** What a name of ships is to be found by. */
interface NamedPlan {
  readonly name: string;
  readonly count: number;
}

/** The ships of a file by their names: single ones, several by their common name, and `name-3` of several. */
export class ShipNames {
  readonly #plans = new Map<string, NamedPlan>();
  readonly #names: string[] = [];

  constructor(plans: Iterable<NamedPlan>) {
    for (const plan of plans) {
      if (this.#plans.has(plan.name)) continue;
      this.#plans.set(plan.name, plan);
      this.#names.push(plan.name);
    }
  }

  /** The plan of a name, whether it is all of its ships or one. */
  planOf(name: string): string | undefined {
    return this.#plans.has(name) ? name : this.#numbered(name)?.name;
  }

  /** @returns why a name is not that of one ship; undefined where it is. */
  whyNotOne(name: string): string | undefined {
    const plan = this.#plans.get(name);
    if (!plan) return this.whyUnknown(name);
    if (plan.count === 1) return undefined;
    return `expected one ship; ${name} is ${plan.count} ships; allowed: ${name}-1 to ${name}-${plan.count}`;
  }

  /** @returns why a ship of a plan cannot refer to a name: to one ship, or each to its own of as many. */
  whyNotFor(name: string, count: number): string | undefined {
    const others = this.#plans.get(name)?.count ?? 1;
    if (others === count && count > 1) return undefined;
    if (others === 1 || count === 1) return this.whyNotOne(name);
    return `expected one ship, or as many as there are here (${count}); ${name} is ${others} ships; allowed also: ${name}-1 to ${name}-${others}`;
  }

  /** @returns why a name is that of no ship, nor of several; undefined where it is. */
  whyUnknown(name: string): string | undefined {
    if (this.planOf(name) !== undefined) return undefined;
    const said = JSON.stringify(name.slice(0, 60));
    return `there is no ship ${said}${allowedText(name, this.#names)}`;
  }

  /** The common name of ships one of which has this name, as `name-3`. */
  commonNameOf(name: string): string | undefined {
    return this.#numbered(name)?.name;
  }

  #numbered(name: string): NamedPlan | undefined {
    const match = /^(.+)-([1-9]\d{0,4})$/.exec(name);
    const plan = match ? this.#plans.get(match[1]) : undefined;
    return plan && plan.count > 1 && Number(match?.[2]) <= plan.count ? plan : undefined;
  }
}
