// @ts-expect-error ggencoder 1.0.10 has no types
import * as untyped from 'ggencoder';

/** The fields of a message decoded by ggencoder that the tests use. */
export interface Decoded {
  readonly valid: boolean;
  readonly aistype: number | undefined;
  readonly immsi: number;
  readonly navstatus?: number;
  readonly alt?: number;
  readonly lon?: number;
  readonly lat?: number;
  readonly sog?: number;
  readonly cog?: number;
  readonly hdg?: number;
  readonly callsign?: string;
  readonly imo?: number;
  readonly shipname?: string;
  readonly cargo?: number;
  readonly dimA?: number;
  readonly dimB?: number;
  readonly dimC?: number;
  readonly dimD?: number;
  readonly destination?: string;
  readonly draught?: number;
  readonly etaMo?: number;
  readonly etaDay?: number;
  readonly etaHr?: number;
  readonly etaMin?: number;
  readonly aidtype?: number;
}

export const AisDecode: new (sentence: string, session: object) => Decoded = untyped.AisDecode;
