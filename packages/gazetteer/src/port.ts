import type { AreaGeometry } from '@roadstead/geo';
import type { Locode } from '@roadstead/model';

/** The size of a harbour in the World Port Index, by its area, facilities and berthing space. */
export type PortSize = 'very-small' | 'small' | 'medium' | 'large';

export interface Port {
  /** The number in the World Port Index, which is stable. A host chooses the numbers of its own ports. */
  readonly id: number;
  readonly locode: Locode | null;
  /** Other codes in use for the port; never the own code of another port. */
  readonly locodes: readonly Locode[];
  readonly name: string;
  /** Other names in use for the port. */
  readonly aliases: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees, WGS 84; accurate to about 1′ in the World Port Index. */
  readonly longitude: number;
  readonly latitude: number;
  /** Null if unknown. */
  readonly size: PortSize | null;
}

/** Returns all codes of a port, its own first. */
export function portCodes({
  locode,
  locodes,
}: Pick<Port, 'locode' | 'locodes'>): readonly Locode[] {
  return locode === null ? locodes : [locode, ...locodes];
}

/** An area of the host, for its port. Several areas of one port are one together. */
export interface HostArea {
  readonly portId: number;
  readonly geometry: AreaGeometry;
  /** Whether it is added to the area that the port has without the host's; otherwise it replaces that. Default: false. */
  readonly isExtension?: boolean;
}

/** A berth of the host, which replaces the bundled berth of its port with the same name, if there is one. */
export interface HostBerth extends Omit<Berth, 'id'> {}

/** A place where ships moor alongside, within a port. */
export interface Berth {
  /** The number of the port and a number of the berth, which may change when the data are rebuilt. */
  readonly id: string;
  readonly portId: number;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly radiusMeters: number;
}

/** A place where ships anchor off a port; not part of its area. */
export interface PortAnchorage {
  readonly portId: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly radiusMeters: number;
}
