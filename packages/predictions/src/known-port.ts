import type { Locode, Position } from '@roadstead/model';

/** A port. */
export interface KnownPort extends Position {
  /** Stable id. */
  readonly id: number;
  /** Null without one. */
  readonly locode: Locode | null;
  /** Other codes in use for it. */
  readonly locodes: readonly Locode[];
  readonly name: string;
  /** Other names in use for it. */
  readonly aliases: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Null if unknown. */
  readonly size: 'very-small' | 'small' | 'medium' | 'large' | null;
}
