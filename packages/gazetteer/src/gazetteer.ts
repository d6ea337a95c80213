import type { Area, AreaGeometry, Box } from '@roadstead/geo';
import type { Country } from '@roadstead/model';
import type { Berth, HostArea, HostBerth, Port, PortAnchorage } from './port.ts';

export interface GazetteerOptions {
  /** Ports of the host: replacements of bundled ports, by number, and additional ports. */
  readonly ports?: readonly Port[];
  /** Areas that replace or extend those of ports. */
  readonly areas?: readonly HostArea[];
  /** Additional berths, and replacements of bundled ones, by port and name. */
  readonly berths?: readonly HostBerth[];
  /** Additional anchorages. */
  readonly anchorages?: readonly PortAnchorage[];
}

export interface NearestPort {
  readonly port: Port;
  readonly distanceMeters: number;
}

/**
 * Queries of ports and countries. Positions are in degrees, longitude first; any longitude is accepted. Lists are in the
 * order of the port numbers, and the same for the same arguments. Each function can be passed on its own.
 */
export interface Gazetteer {
  /** All ports, by number. */
  readonly ports: readonly Port[];
  readonly portById: (id: number) => Port | undefined;
  /** Finds a port by its own code or another code in use; accepts spaces and lower case. */
  readonly portByLocode: (locode: string) => Port | undefined;
  /** Returns the ports with the name `text`, otherwise those with a name that begins with it; the larger first. */
  readonly portsNamed: (text: string) => readonly Port[];
  readonly nearestPort: (
    longitude: number,
    latitude: number,
    limits?: { readonly distanceMetersMax?: number },
  ) => NearestPort | undefined;
  readonly portsNear: (box: Box) => readonly Port[];
  /** Returns the port whose area contains a position; of several the one whose own position is nearest. */
  readonly portAt: (longitude: number, latitude: number) => Port | undefined;
  /**
   * Returns the port whose area contains a position, otherwise the one whose area is nearest, if it is at most `metersMax` away; of
   * several the one whose own position is nearest.
   */
  readonly portNear: (longitude: number, latitude: number, metersMax: number) => Port | undefined;
  readonly geometryOf: (port: Port) => AreaGeometry | undefined;
  readonly areasOf: (port: Port) => readonly Area[];
  /** Returns the areas that may touch a box, for `createDetector`. */
  readonly portAreasNear: (box: Box) => readonly Area[];
  /** Returns the distance in metres to the nearest area of a port or harbour, 0 inside; 500 km if it is further. */
  readonly portAreaMeters: (longitude: number, latitude: number) => number;
  /** Returns the distance in metres to the nearest anchorage, 0 inside; 500 km if it is further. */
  readonly anchorageMeters: (longitude: number, latitude: number) => number;
  readonly berthsOf: (port: Port) => readonly Berth[];
  /** Returns the berth at a position; of several the one whose centre is nearest. */
  readonly berthAt: (longitude: number, latitude: number) => Berth | undefined;
  readonly anchoragesOf: (port: Port) => readonly PortAnchorage[];
  /** Returns the administration of a Maritime Identification Digit, by the name that the ITU uses. */
  readonly countryOfMid: (mid: number) => Country | undefined;
  /** Returns the administration of an MMSI, of ships and other stations; undefined if it has no MID. */
  readonly countryOfMmsi: (mmsi: number) => Country | undefined;
}
