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

/** A port call by the rules P1 to P6, with the port's name. Times are epoch milliseconds. */
export interface NamedPortCall {
  readonly port: PortName;
  /** ATA; where that is unknown, the first time at which the ship was heard there. Identifies the call of a ship. */
  readonly beginMs: number;
  /** Null if unknown: the ship arrived not later than `beginMs`. */
  readonly ataMs: number | null;
  /** ATD; where that is unknown, the last time at which the ship was heard there; null while the ship is in port. */
  readonly endMs: number | null;
  /** Null while the ship is in port, and if unknown: it departed not earlier than `endMs`. */
  readonly atdMs: number | null;
  readonly berths: readonly { readonly id: string; readonly name: string }[];
}

const BERTHING_AREA_JSON = z
  .strictObject({ id: z.string(), name: z.string() })
  .meta({ id: 'BerthingArea' });

const PORT_JSON = z
  .strictObject({
    id: z.int().describe('In the World Port Index; from 1 000 000 on, of other ports.'),
    locode: z.string().nullable(),
    name: z.string(),
  })
  .meta({ id: 'Port' });

/** The specification's JSON of a port call. */
export const PORT_CALL_JSON = z
  .strictObject({
    ata: SECONDS_JSON.nullable().describe(
      'Null if unknown, as of a ship that was there when it was heard for the first time.',
    ),
    atd: SECONDS_JSON.nullable().describe('Null while the ship is there, and if unknown.'),
    berthing_areas: z.array(BERTHING_AREA_JSON),
    port: PORT_JSON,
    not_later_than: SECONDS_JSON.nullable().describe(
      'Extension: where `ata` is null, the first time at which the ship was heard there.',
    ),
    not_earlier_than: SECONDS_JSON.nullable().describe(
      'Extension: where the ship has left and `atd` is null, the last time at which it was heard there.',
    ),
  })
  .meta({ id: 'PortCall' });
export type PortCallJson = z.infer<typeof PORT_CALL_JSON>;

/** Returns a port call as the tracking and report operations encode it. */
export function portCallJson(call: NamedPortCall): PortCallJson {
  const { beginMs, ataMs, endMs, atdMs, berths, port } = call;
  return {
    ata: secondsOrNull(ataMs),
    atd: secondsOrNull(atdMs),
    berthing_areas: berths.map(({ id, name }) => ({ id, name })),
    port: { id: port.id, locode: port.locode, name: port.name },
    not_later_than: ataMs === null ? timestampSeconds(beginMs) : null,
    not_earlier_than: atdMs === null ? secondsOrNull(endMs) : null,
  };
}

function secondsOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : timestampSeconds(timeMs);
}
