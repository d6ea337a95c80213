import { type Answer, type Imo, parseImo, refusal, success } from '@roadstead/model';
import { z } from 'zod';
import type { IntegerParameter } from './parameters.ts';

/** @param name of the parameter of the path */
export function imoParameter(name: string): IntegerParameter {
  return {
    name,
    schema: z.int().min(1_000_000).max(9_999_999),
    rule: 'must be an IMO number, seven digits of which the last one checks the others.',
    description: 'The IMO number of the ship.',
  };
}

/** Reads an IMO number in the path; one that is a number and cannot be that of a ship is invalid. */
export function readImo(text: string, { name, rule }: IntegerParameter): Answer<Imo> {
  const imo = parseImo(text);
  if (imo !== undefined) return success(imo);
  const problems = [{ pointer: name, detail: rule }];
  return /^\s*[+-]?\d+\s*$/.test(text)
    ? refusal('invalid', 'There can be no such ship.', problems)
    : refusal('malformed', 'The path cannot be read.', problems);
}
