import type { RandomStream } from '../trades/random-stream.ts';
import type { Coverage } from './receptions.ts';
import type { ScenarioDraft } from './scenario-draft.ts';

/** A family of generated scenarios. */
export interface Family {
  /** The property that its scenarios demonstrate, in a sentence. */
  readonly proves: string;
  readonly coverage: Coverage;
  readonly build: (random: RandomStream) => ScenarioDraft;
}
