import { z } from 'zod';
import type { Spread, Step, StepEnd } from '../scenario.ts';
import { durationSpread, type Schema, shipNames } from './quantities.ts';

/** The keys with which a step says when it is over, none or one of them. */
export type EndKeys = {
  readonly for: z.ZodOptional<Schema<Spread>>;
  readonly until: z.ZodOptional<Schema<number>>;
  readonly untilLeftBy: z.ZodOptional<Schema<readonly string[]>>;
};

export function endKeys(time: Schema<number>): EndKeys {
  return {
    for: durationSpread
      .optional()
      .describe('How long, from when the ship has reached what the step is for.'),
    until: time.optional().describe('Until this time.'),
    untilLeftBy: shipNames
      .optional()
      .describe('Until each of these ships has let go of the ship that it was with.'),
  };
}

/** A step that goes on until it is ended, made from what the file says and the end. */
export function lastingStep<Shape extends z.ZodRawShape>(
  ends: EndKeys,
  shape: Shape,
  description: string,
  make: (file: z.output<z.ZodObject<Shape>>, end: StepEnd) => Step,
): Schema<Step> {
  return z
    .strictObject({ ...shape, ...ends })
    .describe(`${description} Without for, until or untilLeftBy: to the end of the scenario.`)
    .transform((file, context) => {
      const said = Object.keys(ends).filter((key) => Object.hasOwn(file, key));
      if (said.length > 1) {
        context.addIssue(
          `expected at most one of for, until and untilLeftBy, not ${said.join(' and ')}`,
        );
      }
      return make(
        file as unknown as z.output<z.ZodObject<Shape>>,
        endOf(file as z.output<z.ZodObject<EndKeys>>),
      );
    });
}

function endOf(file: z.output<z.ZodObject<EndKeys>>): StepEnd {
  if (file.for) return { kind: 'for', seconds: file.for };
  if (file.until !== undefined) return { kind: 'until', atSeconds: file.until };
  if (file.untilLeftBy) return { kind: 'left-by', ships: file.untilLeftBy };
  return { kind: 'never' };
}
