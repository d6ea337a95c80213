/** The bundled tables, a `GazetteerData`. SOURCES.md lists their sources. */
export declare const gazetteerData: {
  readonly ports: string;
  readonly areas: string;
  readonly berths: string;
  readonly anchorages: string;
  readonly countries: string;
};
