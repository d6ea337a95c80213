import type { Area, Box } from '@roadstead/geo';
import type { PortName, Position } from '@roadstead/model';
import type { KnownPlace, KnownPort } from '@roadstead/predictions';
import type { PortLookup } from '@roadstead/tracking';

/** The ports of a host. */
export interface PortDirectory {
  /** D3: returns the areas of ports that touch a box, always the same ones for the same box. */
  readonly areasNear: (box: Box) => readonly Area[];
  /** P1: looks up the port and its facilities at a position. */
  readonly placeAt: PortLookup;
  /** Returns a port by its stable id. */
  readonly port: (id: number) => PortName | undefined;
  /** Returns the position of a port, or of an official place without a port, by its UN/LOCODE. */
  readonly portPosition: (locode: string) => Position | undefined;
  /** Returns the ports of a UN/LOCODE, the biggest first, also by an alternative code; empty for an unknown one. */
  readonly portsOfLocode: (locode: string) => readonly PortName[];
  /** A2: returns whether a code is an official UN/LOCODE of a port, also one without a port here. */
  readonly isOfficialLocode: (locode: string) => boolean;
  /** All ports, for predictions. */
  readonly ports: readonly KnownPort[];
  /** Official places, also those without a port, so that destinations naming them are not read as ports of similar names. */
  readonly places?: readonly KnownPlace[];
  /** V16: the predefined clusters of ports, for all users. */
  readonly clusters: readonly PortCluster[];
}

/** Neighbouring ports, for all users. */
export interface PortCluster {
  /** Unique. */
  readonly name: string;
  /** The primary UN/LOCODEs of the ports, at least one, that of the biggest port first. */
  readonly locodes: readonly string[];
}
