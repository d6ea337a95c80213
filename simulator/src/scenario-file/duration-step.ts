import { z } from 'zod';
import type { Spread, Step, StepCompletion } from '../scenario.ts';
import { durationSpread, type Schema, shipNames } from './quantities.ts';

/** Keys for the end of a step; at most one is given. */
export type EndKeys = {
  readonly for: z.ZodOptional<Schema<Spread>>;
  readonly until: z.ZodOptional<Schema<number>>;
  readonly untilLeftBy: z.ZodOptional<Schema<readonly string[]>>;
};

export function endKeys(time: Schema<number>): EndKeys {
  return {
    for: durationSpread
      .optional()
      .describe("Duration, after the ship has reached the step's purpose."),
    until: time.optional().describe('Until this time.'),
    untilLeftBy: shipNames
      .optional()
      .describe('Until each of these ships has left the ship that it was with.'),
  };
}

/** A step with an end: a time, a duration, or the end of the scenario. */
export function durationStep<Shape extends z.ZodRawShape>(
  ends: EndKeys,
  shape: Shape,
  description: string,
  make: (file: z.output<z.ZodObject<Shape>>, end: StepCompletion) => Step,
): Schema<Step> {
  return z
    .strictObject({ ...shape, ...ends })
    .describe(`${description} Without for, until or untilLeftBy: to the end of the scenario.`)
    .transform((file, context) => {
      const given = Object.keys(ends).filter((key) => Object.hasOwn(file, key));
      if (given.length > 1) {
        context.addIssue(
          `expected at most one of for, until and untilLeftBy, not ${given.join(' and ')}`,
        );
      }
      return make(
        file as unknown as z.output<z.ZodObject<Shape>>,
        endOf(file as z.output<z.ZodObject<EndKeys>>),
      );
    });
}

function endOf(file: z.output<z.ZodObject<EndKeys>>): StepCompletion {
  if (file.for) return { kind: 'for', seconds: file.for };
  if (file.until !== undefined) return { kind: 'until', atSeconds: file.until };
  if (file.untilLeftBy) return { kind: 'left-by', ships: file.untilLeftBy };
  return { kind: 'never' };
}
