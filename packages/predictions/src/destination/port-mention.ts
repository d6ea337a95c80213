import type { KnownPort } from '../known-port.ts';
import type { MentionEvidence } from './thresholds.ts';
import type { Gap } from './words.ts';

/** A part of a text that names a port. */
export interface PortMention {
  readonly ports: readonly KnownPort[];
  readonly evidence: MentionEvidence;
  /** Number of edits of a typo. */
  readonly edits?: number;
  /** Separator before it. */
  readonly gap: Gap;
  readonly isAfterUnknownWord: boolean;
  /** The country with the same name, if any. */
  readonly country: string | undefined;
}
