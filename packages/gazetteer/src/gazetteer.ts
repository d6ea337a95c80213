import type { Area, AreaGeometry, Box } from '@roadstead/geo';
import type { Anchorage, Berth, Country, HostArea, Port } from './port.ts';

export interface GazetteerOptions {
  /** Ports that a host knows better, by number, or has besides. */
  readonly ports?: readonly Port[];
  /** Areas that a host knows better. */
  readonly areas?: readonly HostArea[];
}

export interface NearestPort {
  readonly port: Port;
  readonly distanceMeters: number;
}

/**
 * What is known of ports and countries. Lists come in the order of the ports' numbers, the same for the same
 * question. Each function can be handed on alone.
 */
export interface Gazetteer {
  /** All ports, by number. */
  readonly ports: readonly Port[];
  readonly portById: (id: number) => Port | undefined;
  /** Also by the codes that people use besides the port's own; with a space or in small letters. */
  readonly portByLocode: (locode: string) => Port | undefined;
  /** Ports of which a name is the text, or else begins with it; the larger first. */
  readonly portsNamed: (text: string) => readonly Port[];
  readonly nearestPort: (
    longitude: number,
    latitude: number,
    limits?: { readonly distanceMetersMax?: number },
  ) => NearestPort | undefined;
  readonly portsNear: (box: Box) => readonly Port[];
  /** The port in whose area a place is; of several the one whose position is nearest. */
  readonly portAt: (longitude: number, latitude: number) => Port | undefined;
  readonly geometryOf: (port: Port) => AreaGeometry | undefined;
  readonly areasOf: (port: Port) => readonly Area[];
  /** The areas that may touch a box, those of harbours without a number included: for `createDetector`. */
  readonly portAreasNear: (box: Box) => readonly Area[];
  readonly berthsOf: (port: Port) => readonly Berth[];
  /** The berth at a place; of several the one whose middle is nearest. */
  readonly berthAt: (longitude: number, latitude: number) => Berth | undefined;
  readonly anchoragesOf: (port: Port) => readonly Anchorage[];
  /** By the first three digits of a ship's MMSI. */
  readonly countryOfMid: (mid: number) => Country | undefined;
  /** Whose call sign and flag an MMSI tells, ships or not; undefined where it has no MID. */
  readonly countryOfMmsi: (mmsi: number) => Country | undefined;
}
