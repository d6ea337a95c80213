import type { AreaGeometry } from '@roadstead/geo';
import type { Locode } from '@roadstead/model';

/** How large a harbour is, as the World Port Index judges it by its area, facilities and space for ships. */
export type PortSize = 'very-small' | 'small' | 'medium' | 'large';

export interface Port {
  /** The number in the World Port Index, which stays. A host's own ports have numbers of its own. */
  readonly id: number;
  readonly locode: Locode | null;
  /** Other codes that people use for it; never those of another port. */
  readonly locodes: readonly Locode[];
  readonly name: string;
  /** Other names that people use for it. */
  readonly aliases: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees, WGS84; in the World Port Index to about 1′. */
  readonly longitude: number;
  readonly latitude: number;
  /** Null where nobody judged it. */
  readonly size: PortSize | null;
}

/** An area that a host knows better; it takes the place of the bundled area of its port. */
export interface HostArea {
  readonly portId: number;
  readonly geometry: AreaGeometry;
}

/** Where ships lie alongside, within a port. */
export interface Berth {
  /** The port's number and a number of its own, which may change when the data are built anew. */
  readonly id: string;
  readonly portId: number;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly radiusMeters: number;
}

/** Where ships lie at anchor off a port; not part of its area. */
export interface Anchorage {
  readonly portId: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly radiusMeters: number;
}

/** Whose ships have a Maritime Identification Digit. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly a2: string;
  /** The administration's name, as the ITU writes it. */
  readonly name: string;
}
