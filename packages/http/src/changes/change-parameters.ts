import { CHANGE_KINDS, type ChangeKind } from '@roadstead/service';
import { z } from 'zod';
import type { Parameter } from '../request/index.ts';

/** The cursor after which changes are read. */
export const AFTER: Parameter<string> = {
  schema: z.string(),
  rule: 'must be a cursor of an earlier response.',
  description: 'The cursor after which changes are returned; default: the newest.',
  read: (text) => text,
};

/** The kinds of changes. */
export const KINDS: Parameter<readonly ChangeKind[]> = {
  schema: z.string(),
  rule: `must be kinds of changes with commas between them: ${CHANGE_KINDS.join(', ')}.`,
  description: `Only changes of these kinds, with commas between them: ${CHANGE_KINDS.map((kind) => `\`${kind}\``).join(', ')}.`,
  isList: true,
  read(text, reject) {
    const kinds = text.split(',').map((each) => CHANGE_KINDS.find((kind) => kind === each.trim()));
    return kinds.every((kind) => kind !== undefined) ? kinds : reject('invalid');
  },
};
