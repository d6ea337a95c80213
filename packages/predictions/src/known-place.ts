import type { Locode, Position } from '@roadstead/model';

/** A place with an official code, which may have no known port. */
export interface KnownPlace {
  readonly locode: Locode;
  readonly name: string;
  /** Other names in use for it. */
  readonly aliases: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Null if unknown. */
  readonly position: Position | null;
}
