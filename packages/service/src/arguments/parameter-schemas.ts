import { copyArray } from '@roadstead/model';
import { z } from 'zod';

export const ROLES_MAX = 100;
export const SHIPS_MAX = 1_000_000;
export const ROWS_MAX = 1_000_000;

export const TEXT: z.ZodType = z.string();
export const WHOLE: z.ZodType = z.int();
export const TIME_MS: z.ZodType = z.number();
export const CALLER: z.ZodType = z.object({
  uuid: TEXT,
  name: TEXT,
  roles: listOf(TEXT, ROLES_MAX),
});
export const PAGING: z.ZodType = z.object({ page: z.int().min(1), size: z.int().min(1) });
export const MONTH: z.ZodType = z.object({ year: WHOLE, month: z.int().min(1).max(12) });
/** Data with a parser of its own, which names what is wrong in it. A copy, so that no getter throws later. */
export const DATA: z.ZodType = z.unknown().transform((value) => structuredClone(value));
export const FUNCTION: z.ZodType = z.custom(
  (value) => typeof value === 'function',
  'expected a function',
);
export const SIGNAL: z.ZodType = z.custom(
  (value) => value instanceof AbortSignal,
  'expected an AbortSignal',
);

/** Creates the schema of a list, whose length a proxy may have made up. */
export function listOf(item: z.ZodType, lengthMax: number): z.ZodType {
  return z
    .unknown()
    .transform((value, context) => {
      const copy = copyArray(value, lengthMax);
      if (copy.ok) return copy.value;
      context.addIssue({ code: 'custom', message: copy.error.replace(/\.$/, '') });
      return z.NEVER;
    })
    .pipe(z.array(item));
}

export const NAMED: Readonly<Record<string, z.ZodType>> = { caller: CALLER, name: TEXT };
export const NUMBERED: Readonly<Record<string, z.ZodType>> = { caller: CALLER, id: WHOLE };
export const IDENTIFIED: Readonly<Record<string, z.ZodType>> = { caller: CALLER, id: TEXT };
export const PASSWORD: Readonly<Record<string, z.ZodType>> = { name: TEXT, password: TEXT };
export const ROW_BATCH: Readonly<Record<string, z.ZodType>> = {
  rows: listOf(DATA, ROWS_MAX),
  options: z
    .object({ isAllOrNothing: z.boolean().optional(), isDryRun: z.boolean().optional() })
    .optional(),
};
