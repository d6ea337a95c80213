/** A field that is read from CSV files and JSON, by the names that `parseColumns` accepts. */
export type ColumnField =
  | 'mmsi'
  | 'timestamp'
  | 'longitude'
  | 'latitude'
  | 'sog'
  | 'cog'
  | 'heading'
  | 'rot'
  | 'nav_status'
  | 'imo'
  | 'name'
  | 'callsign'
  | 'shiptype'
  | 'length'
  | 'width'
  | 'to_bow'
  | 'to_stern'
  | 'to_port'
  | 'to_starboard'
  | 'draught'
  | 'destination'
  | 'eta';

/**
 * The names and units of one provider, as data. Columns have the syntax of `parseColumns` (`speed/10`, `rot:indicated`),
 * several candidates separated by `|`, preferred ones first. Times without a zone are UTC.
 */
export interface Dialect {
  readonly name: string;
  /**
   * Alternatives; of one of them all parts must be present. A part is the name of a column or a dotted path of JSON,
   * where `*` is the first member of an object; `path=value` requires the value too, `path=<number>` a number.
   */
  readonly recognisedBy: readonly (readonly string[])[];
  readonly columns: Readonly<Partial<Record<ColumnField, string>>>;
  /** Codes of words for the navigational status, by their lower-case letters and digits. */
  readonly navStatusWords?: Readonly<Record<string, number>>;
  /** Path of an array of `{ path, value }`, which is converted to an object before the columns are read. */
  readonly pairs?: string;
  /** Whether its records have no AIS data and are no errors. */
  readonly isSkipped?: true;
}
