import { allowedText } from '@roadstead/yaml-file';

/** A named plan with the number of its ships. */
interface NamedPlan {
  readonly name: string;
  readonly count: number;
}

/** Names of the ships of a file: of single ships, of plans with `count`, and `name-3` of such a plan. */
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

  /** Name of the plan that a name belongs to, of all of its ships or of one. */
  planOf(name: string): string | undefined {
    return this.#plans.has(name) ? name : this.#numbered(name)?.name;
  }

  /** @returns why a name is not that of one ship; undefined if it is. */
  singleShipProblem(name: string): string | undefined {
    const plan = this.#plans.get(name);
    if (!plan) return this.unknownNameProblem(name);
    if (plan.count === 1) return undefined;
    return `expected one ship; ${name} is ${plan.count} ships; allowed: ${name}-1 to ${name}-${plan.count}`;
  }

  /** @returns why ships of a plan cannot refer to a name; undefined if it is one ship, or a plan of as many ships. */
  referenceProblem(name: string, count: number): string | undefined {
    const others = this.#plans.get(name)?.count ?? 1;
    if (others === count && count > 1) return undefined;
    if (others === 1 || count === 1) return this.singleShipProblem(name);
    return `expected one ship, or as many as there are here (${count}); ${name} is ${others} ships; allowed also: ${name}-1 to ${name}-${others}`;
  }

  /** @returns why a name is neither that of a ship nor of a plan; undefined if it is. */
  unknownNameProblem(name: string): string | undefined {
    if (this.planOf(name) !== undefined) return undefined;
    const quoted = JSON.stringify(name.slice(0, 60));
    return `there is no ship ${quoted}${allowedText(name, this.#names)}`;
  }

  /** Name of the plan that a name such as `name-3` belongs to. */
  commonNameOf(name: string): string | undefined {
    return this.#numbered(name)?.name;
  }

  #numbered(name: string): NamedPlan | undefined {
    const match = /^(.+)-([1-9]\d{0,4})$/.exec(name);
    const plan = match ? this.#plans.get(match[1]) : undefined;
    return plan && plan.count > 1 && Number(match?.[2]) <= plan.count ? plan : undefined;
  }
}
