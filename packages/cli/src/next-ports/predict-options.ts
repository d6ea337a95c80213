/** Formats in which predictions are written. */
export const PREDICT_FORMATS = ['table', 'json'] as const;

/** The arguments and options of `roadstead predict`. */
export interface PredictCommandOptions {
  /** An IMO number or a UN/LOCODE. */
  readonly target: string;
  /** The folder of a store. */
  readonly data: string;
  /** A GeoJSON file with ports of the host. */
  readonly ports?: string;
  /** The largest number of ships listed for a port. */
  readonly limit: number;
  readonly format: (typeof PREDICT_FORMATS)[number];
}
