import type { FilePath } from '@roadstead/yaml-file';
import type { z } from 'zod';
import type { ShipPlan, Step } from '../scenario.ts';
import type { Schema } from './quantities.ts';

/** A valid part of a file, and its path. */
export interface LocatedValue<Value> {
  readonly path: FilePath;
  readonly value: Value;
}

/** The valid parts of a ship in a file. */
export interface ShipDraft {
  readonly path: FilePath;
  readonly name: string | undefined;
  readonly count: number;
  /** Undefined where any part of it is invalid. */
  readonly plan: ShipPlan | undefined;
  /** Valid steps; the path includes the key of the step. */
  readonly steps: readonly LocatedValue<Step>[];
}

/** The valid items of a list in a file. */
export function validItems<Value>(
  list: unknown,
  path: FilePath,
  schema: z.ZodType<Value>,
): readonly LocatedValue<Value>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, i) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [{ path: [...path, i, ...onlyKey(item)], value: parsed.data }] : [];
  });
}

/** The valid parts of the ships in a file. */
export function shipDrafts(
  list: unknown,
  ship: Schema<ShipPlan>,
  step: Schema<Step>,
): readonly ShipDraft[] {
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown, i) => {
    const { name, count, steps } = (item ?? {}) as Record<string, unknown>;
    const parsed = ship.safeParse(item);
    return {
      path: ['ships', i],
      name: typeof name === 'string' ? name : undefined,
      count: Number.isInteger(count) ? Math.max(1, Number(count)) : 1,
      plan: parsed.success ? parsed.data : undefined,
      steps: validItems(steps, ['ships', i, 'steps'], step),
    };
  });
}

/** Steps and faults are objects with a single key; it belongs to their path. */
function onlyKey(item: unknown): FilePath {
  const keys = item !== null && typeof item === 'object' ? Object.keys(item) : [];
  return keys.length === 1 ? keys : [];
}
