import { PASSAGES, type PassageName, type RouteFormat, type ShipSize } from '@roadstead/routing';
import { UserError } from '../host/host.ts';
import type { Avoided } from './avoided.ts';
import { findNamed } from './find-named.ts';

/** The options that limit routes. */
export interface RouteLimitOptions {
  readonly avoid: Avoided;
  /** Files with areas. */
  readonly avoidAreas: readonly string[];
  /** Emission control areas that apply at this time count, in epoch milliseconds; default: now. */
  readonly date?: number;
  readonly open: readonly PassageName[];
  /** A GeoJSON file with ports of the host. */
  readonly ports?: string;
  /** The dimensions of the ship in metres. */
  readonly draught?: number;
  readonly beam?: number;
  readonly length?: number;
  readonly airDraught?: number;
}

/** The arguments and options of `roadstead route`. */
export interface RouteCommandOptions extends RouteLimitOptions {
  readonly from: string;
  readonly to: string;
  readonly via: readonly string[];
  /** In knots. */
  readonly speed: number;
  /** The number of routes, at most. */
  readonly alternatives: number;
  readonly format: 'table' | RouteFormat;
}

/** Returns the dimensions of the ship. */
export function shipSizeOf({ draught, beam, length, airDraught }: RouteLimitOptions): ShipSize {
  return {
    ...(draught !== undefined && { draughtMeters: draught }),
    ...(beam !== undefined && { beamMeters: beam }),
    ...(length !== undefined && { lengthMeters: length }),
    ...(airDraught !== undefined && { airDraughtMeters: airDraught }),
  };
}

/**
 * Parses a list of passages that are closed by default, each by its name or an unambiguous prefix of it.
 * @throws UserError for any other name
 */
export function parseClosedPassages(list: string): readonly PassageName[] {
  const closed = PASSAGES.filter(({ isOpen }) => !isOpen);
  return list.split(',').map((text) => {
    const { name, isOpen } = findNamed(text, PASSAGES, 'passage', closed);
    if (!isOpen) return name;
    const names = closed.map((each) => each.name);
    throw new UserError(`${name} is open by default; --open accepts ${names.join(', ')}.`);
  });
}
