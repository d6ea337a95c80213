import { type Locode, type Position, searchable } from '@roadstead/model';
import type { OfficialPlace } from '../src/official-place.ts';
import { PlaceIndex } from '../src/place-index.ts';
import type { Port } from '../src/port.ts';
import { namesResemble } from './join-codes.ts';
import type { MajorPort } from './major-ports.ts';
import { metersApart } from './official-places.ts';
import type { Stop } from './stops.ts';
import { CODE_CONFLICT_METERS, SAME_PLACE_METERS } from './thresholds.ts';

/** Sources of positions besides the index. */
export interface PositionSources {
  readonly places: ReadonlyMap<Locode, OfficialPlace>;
  readonly stops: readonly Stop[];
  readonly majorPorts: readonly MajorPort[];
}

/** A position of the index that two other sources contradict. */
export interface PositionCorrection {
  readonly port: Port;
  readonly position: Position;
  /** The source that agrees with UN/LOCODE. */
  readonly by: string;
}

/**
 * G15: finds the positions of the index that UN/LOCODE and either a stop with the port's name or the table of major ports contradict; of
 * the three sources two agree.
 */
export function findPositionCorrections(
  ports: readonly Port[],
  { places, stops, majorPorts }: PositionSources,
): readonly PositionCorrection[] {
  const stopsNear = new PlaceIndex(stops);
  const majors = new Map(majorPorts.map((major) => [major.id, major]));
  return ports.flatMap((port): PositionCorrection[] => {
    const place = port.locode === null ? undefined : places.get(port.locode);
    const position = place?.position;
    if (!place || !position || metersApart(port, position) <= CODE_CONFLICT_METERS) return [];
    if (!namesResemble(port, place)) return [];
    const major = majors.get(port.id);
    if (major && metersApart(major, position) <= SAME_PLACE_METERS)
      return [{ port, position, by: 'major ports' }];
    const names = new Set(
      [port.name, ...port.aliases, place.name, ...place.aliases].map(searchable),
    );
    const isNamed = (stop: Stop): boolean => stop.names.some((name) => names.has(searchable(name)));
    const has = (at: Position, meters: number): boolean =>
      stopsNear.within(at.longitude, at.latitude, meters).some(isNamed);
    if (!has(position, SAME_PLACE_METERS) || has(port, CODE_CONFLICT_METERS)) return [];
    return [{ port, position, by: 'stops' }];
  });
}
