/** The options of `roadstead learn ports`. */
export interface LearnPortsOptions {
  /** The folder of a store. */
  readonly data: string;
  /** A GeoJSON file with ports of the host, which are known. */
  readonly ports?: string;
  readonly out?: string;
}
