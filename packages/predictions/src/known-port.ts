import type { Locode, Position } from '@roadstead/model';

/** A port as predictions know it. */
export interface KnownPort extends Position {
  /** Its stable number. */
  readonly id: number;
  /** Null where it has none. */
  readonly locode: Locode | null;
  /** Other codes that people use for it. */
  readonly locodes: readonly Locode[];
  readonly name: string;
  /** Other names that people use for it. */
  readonly aliases: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Null where nobody judged it. */
  readonly size: 'very-small' | 'small' | 'medium' | 'large' | null;
}
