/** The table of official codes, for `createPlaceDirectory`. SOURCES.md lists its sources. */
export declare const codes: string;
