import type { Locode, Position } from '@roadstead/model';

/** A place that has a UN/LOCODE of function 1 (port); many have no port that ships of the sea call at. */
export interface OfficialPlace {
  readonly locode: Locode;
  readonly name: string;
  /** Other names of the same code. */
  readonly aliases: readonly string[];
  /** ISO 3166-1 alpha-2; XZ for installations in international waters. */
  readonly country: string;
  /** To a minute of arc; null without a confirmed one. */
  readonly position: Position | null;
}
