import { METHOD_NAME_ALL, type Result } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import type { Area, Method, Operation } from './operation.ts';

/** A path with all that can be done there. */
interface Route {
  /** As it is logged, with its placeholders. */
  readonly pattern: string;
  readonly operations: Map<Method, Operation>;
}

/** An operation for a path. */
export interface Found {
  readonly pattern: string;
  readonly operation: Operation;
  /** What stands in the place of the placeholders, as it came. */
  readonly values: readonly string[];
}

const NO_VALUES: readonly string[] = [];

/** Finds operations by method and path. */
export class Routes {
  readonly #plain: ReadonlyMap<string, Route>;
  /** Paths with placeholders. */
  readonly #router: SmartRouter<Route> = new SmartRouter<Route>({
    routers: [new RegExpRouter(), new TrieRouter()],
  });

  constructor(areas: readonly Area[]) {
    const routes = new Map<string, Route>();
    for (const { base, operations } of areas) {
      for (const operation of operations) {
        const pattern = `${base}${operation.path}`;
        // Placeholders go by their number.
        let count = 0;
        const path = pattern.replace(/\{\w+\}/g, () => `:p${count++}`);
        const route = routes.get(path) ?? { pattern, operations: new Map() };
        route.operations.set(operation.method, operation);
        routes.set(path, route);
      }
    }
    this.#plain = new Map([...routes].filter(([path]) => !path.includes(':')));
    for (const [path, route] of routes) {
      if (!this.#plain.has(path)) this.#router.add(METHOD_NAME_ALL, path, route);
    }
  }

  /**
   * The operation at a path. `/shapes/import` is one of `/shapes/{shape}` too: what is not found at the former, is there.
   * @returns undefined where there is none
   */
  find(method: string, path: string): Found | undefined {
    const plain = this.#plain.get(path);
    const operation = plain?.operations.get(method as Method);
    if (plain && operation) return { pattern: plain.pattern, operation, values: NO_VALUES };
    const matched = this.#router.match(METHOD_NAME_ALL, path);
    for (const [i, [route]] of matched[0].entries()) {
      const found = route.operations.get(method as Method);
      if (found) return { pattern: route.pattern, operation: found, values: valuesOf(matched, i) };
    }
    return undefined;
  }

  /** The methods for which there is something at a path; none where there is nothing. */
  methodsAt(path: string): readonly Method[] {
    const plain = this.#plain.get(path);
    const others = this.#router.match(METHOD_NAME_ALL, path)[0].map(([route]) => route);
    const routes = plain ? [plain, ...others] : others;
    return [...new Set(routes.flatMap(({ operations }) => [...operations.keys()]))];
  }
}

function valuesOf([routes, stash]: Result<Route>, index: number): readonly string[] {
  const places = routes[index][1];
  const values: string[] = [];
  for (let i = 0; `p${i}` in places; i++) {
    const value = places[`p${i}`];
    values.push(typeof value === 'number' ? (stash?.[value] ?? '') : value);
  }
  return values;
}
