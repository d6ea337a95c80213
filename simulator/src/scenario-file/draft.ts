import type { FilePath } from '@roadstead/yaml-file';
import type { z } from 'zod';
import type { ShipPlan, Step } from '../scenario.ts';
import type { Schema } from './quantities.ts';

/** A part of a file that is right by itself, and where it is. */
export interface Found<Value> {
  readonly path: FilePath;
  readonly value: Value;
}

/** A ship of a file that may be wrong elsewhere: what can be looked at nevertheless. */
export interface ShipDraft {
  readonly path: FilePath;
  readonly name: string | undefined;
  readonly count: number;
  /** Undefined where something of it is wrong. */
  readonly plan: ShipPlan | undefined;
  /** Those that are right by themselves; the path has the key of the step. */
  readonly steps: readonly Found<Step>[];
}

/** The items of a list in a file that are right by themselves. */
export function foundIn<Value>(
  list: unknown,
  path: FilePath,
  schema: z.ZodType<Value>,
): readonly Found<Value>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, i) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [{ path: [...path, i, ...onlyKey(item)], value: parsed.data }] : [];
  });
}

/** The ships of a file, as far as they can be read. */
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
      steps: foundIn(steps, ['ships', i, 'steps'], step),
    };
  });
}

/** Steps and faults are items of one key, in which the rest is. */
function onlyKey(item: unknown): FilePath {
  const keys = item !== null && typeof item === 'object' ? Object.keys(item) : [];
  return keys.length === 1 ? keys : [];
}
