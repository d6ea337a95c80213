import { timestampSeconds } from './timestamps.ts';

/** A port as others know it. */
export interface PortName {
  /** Its stable number. */
  readonly id: number;
  /** Null where it has none. */
  readonly locode: string | null;
  readonly name: string;
}

/** P1 to P5: a ship was at a port. Epoch milliseconds. */
export interface NamedPortCall {
  readonly port: PortName;
  readonly ataMs: number;
  /** Null while it is there. */
  readonly atdMs: number | null;
  readonly berths: readonly { readonly id: string; readonly name: string }[];
}

/** A port call as the specification writes it. */
export interface PortCallJson {
  readonly ata: string;
  /** Null while the ship is there. */
  readonly atd: string | null;
  readonly berthing_areas: readonly { readonly id: string; readonly name: string }[];
  readonly port: PortName;
}

/** A port call as the tracking and report areas write it. */
export function portCallJson({ ataMs, atdMs, berths, port }: NamedPortCall): PortCallJson {
  return {
    ata: timestampSeconds(ataMs),
    atd: atdMs === null ? null : timestampSeconds(atdMs),
    berthing_areas: berths.map(({ id, name }) => ({ id, name })),
    port: { id: port.id, locode: port.locode, name: port.name },
  };
}
