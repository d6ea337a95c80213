/** The bundled tables, a `GazetteerData`; SOURCES.md says where they come from. */
export declare const gazetteerData: {
  readonly ports: string;
  readonly areas: string;
  readonly harbours: string;
  readonly berths: string;
  readonly anchorages: string;
  readonly countries: string;
};
