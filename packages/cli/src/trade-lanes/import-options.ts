/** The kinds of rows that can be imported. */
export const IMPORT_KINDS = ['schedules', 'bookings'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The arguments and options of `roadstead import`. */
export interface ImportOptions {
  readonly kind: ImportKind;
  readonly file: string;
  /** The folder of a store. */
  readonly data: string;
  /** A GeoJSON file with ports of the host. */
  readonly ports?: string;
  readonly allOrNothing?: boolean;
}
