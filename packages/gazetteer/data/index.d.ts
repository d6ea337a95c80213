import type { GazetteerData } from '@roadstead/gazetteer';

/** The bundled tables; SOURCES.md says where they come from. */
export declare const gazetteerData: GazetteerData;
