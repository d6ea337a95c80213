import {
  PASSAGES,
  type Passage,
  type PassageName,
  type RouteFormat,
  type ShipSize,
} from '@roadstead/routing';
import { UserError } from '../host/host.ts';

/** The options that limit routes. */
export interface RouteLimitOptions {
  readonly avoid: readonly PassageName[];
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

/** Parses a list of passages, each by its name or an unambiguous prefix of it. @throws UserError for an unknown name */
export function parsePassages(list: string): readonly PassageName[] {
  return findPassages(list).map(({ name }) => name);
}

/** Parses a list of passages that are closed by default. @throws UserError for any other name */
export function parseClosedPassages(list: string): readonly PassageName[] {
  return findPassages(list).map(({ name, isOpen }) => {
    if (!isOpen) return name;
    const closed = PASSAGES.filter((passage) => !passage.isOpen).map((passage) => passage.name);
    throw new UserError(`${name} is open by default; --open accepts ${closed.join(', ')}.`);
  });
}

function findPassages(list: string): readonly Passage[] {
  return list.split(',').map((text) => {
    const name = text.trim().toLowerCase();
    const exact = PASSAGES.find((passage) => passage.name === name);
    const found = exact ? [exact] : PASSAGES.filter((passage) => passage.name.startsWith(name));
    if (name !== '' && found.length === 1) return found[0];
    const allowed = (found.length > 1 && name !== '' ? found : PASSAGES).map((each) => each.name);
    throw new UserError(`"${text}" is not a passage; use one of ${allowed.join(', ')}.`);
  });
}
