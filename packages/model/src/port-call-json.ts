import { z } from 'zod';
import { SECONDS_JSON } from './place-json.ts';
import { timestampSeconds } from './timestamps.ts';

/** The public identity of a port. */
export interface PortName {
  /** Stable number of the port. */
  readonly id: number;
  /** UN/LOCODE; null for a port without one. */
  readonly locode: string | null;
  readonly name: string;
}

/** A port call by the rules P1 to P5, with the port's name. Times are epoch milliseconds. */
export interface NamedPortCall {
  readonly port: PortName;
  readonly ataMs: number;
  /** Null while the ship is in port. */
  readonly atdMs: number | null;
  readonly berths: readonly { readonly id: string; readonly name: string }[];
}

/** The specification's JSON of a port call. */
export const PORT_CALL_JSON = z.strictObject({
  ata: SECONDS_JSON,
  atd: SECONDS_JSON.nullable().describe('Null while the ship is there.'),
  berthing_areas: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  port: z.strictObject({
    id: z.int().describe('In the World Port Index.'),
    locode: z.string().nullable(),
    name: z.string(),
  }),
});
export type PortCallJson = z.infer<typeof PORT_CALL_JSON>;

/** Returns a port call as the tracking and report operations encode it. */
export function portCallJson({ ataMs, atdMs, berths, port }: NamedPortCall): PortCallJson {
  return {
    ata: timestampSeconds(ataMs),
    atd: atdMs === null ? null : timestampSeconds(atdMs),
    berthing_areas: berths.map(({ id, name }) => ({ id, name })),
    port: { id: port.id, locode: port.locode, name: port.name },
  };
}
