import type { MessageExample } from './message-example.ts';

/** A message of each schema, abridged, from the rows of `test/contract`. `npm run docs:examples` writes them. */
export const MESSAGE_EXAMPLES: Readonly<Record<string, MessageExample>> = {};
