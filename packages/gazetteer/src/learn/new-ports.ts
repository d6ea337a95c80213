import { longitudeDifference } from '@roadstead/geo';
import type { Locode } from '@roadstead/model';
import type { Gazetteer } from '../gazetteer.ts';
import { idOfLocode, portIdOfName } from '../host-ports/port-ids.ts';
import type { OfficialPlace } from '../official-place.ts';
import type { PlaceDirectory } from '../place-directory.ts';
import { PlaceIndex } from '../place-index.ts';
import { groupCells, type StopCell } from './stop-cells.ts';
import { PLACE_METERS_MAX, PORT_METERS_MAX } from './thresholds.ts';

/** A port that no table has, with the stops at its berths. */
export interface ProposedPort {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly locode: Locode | null;
  readonly cells: readonly StopCell[];
}

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Proposes ports for berths that are far from every known port. */
export class NewPorts {
  readonly #gazetteer: Gazetteer;
  readonly #places: PlaceIndex<PlaceAt>;
  readonly #bySeed = new Map<StopCell, ProposedPort>();
  readonly #locodes = new Set<Locode>();
  readonly #names = new Map<string, number>();

  /** @param groups the stops at each berth, those where ships lay longest first; berths within 10 km are one port */
  constructor(
    gazetteer: Gazetteer,
    places: PlaceDirectory,
    groups: readonly (readonly StopCell[])[],
  ) {
    this.#gazetteer = gazetteer;
    this.#places = new PlaceIndex(
      places.places().flatMap((place) => (place.position ? [{ ...place.position, place }] : [])),
    );
    const bySeed = new Map(groups.map((group) => [group[0], group]));
    for (const seeds of groupCells([...bySeed.keys()], PORT_METERS_MAX, PORT_METERS_MAX)) {
      const cells = seeds.flatMap((seed) => bySeed.get(seed) ?? []);
      const port = { ...this.#identityOf(seeds[0]), cells };
      for (const seed of seeds) this.#bySeed.set(seed, port);
    }
  }

  get all(): readonly ProposedPort[] {
    return [...new Set(this.#bySeed.values())];
  }

  /** Returns the proposed port of a group of stops; undefined if it is near a known port. */
  portOf([seed]: readonly StopCell[]): ProposedPort | undefined {
    return this.#bySeed.get(seed);
  }

  /** Returns code, name and number: of an official place, otherwise by distance and direction from the nearest port. */
  #identityOf({ longitude, latitude }: StopCell): Omit<ProposedPort, 'cells'> {
    const found = this.#places.nearest(longitude, latitude);
    const place = found && found.distanceMeters <= PLACE_METERS_MAX ? found.place.place : undefined;
    if (place && this.#isFree(place)) {
      const { locode, name, country } = place;
      this.#locodes.add(locode);
      return { id: idOfLocode(locode), name, country, locode };
    }
    const nearest = this.#gazetteer.nearestPort(longitude, latitude);
    const country = nearest?.port.country ?? place?.country ?? 'XZ';
    const name = nearest
      ? `${Math.round(nearest.distanceMeters / 1000)} km ${direction(nearest.port, longitude, latitude)} of ${nearest.port.name}`
      : 'New port';
    const count = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, count);
    const unique = count === 1 ? name : `${name} (${count})`;
    return { id: portIdOfName(country, unique), name: unique, country, locode: null };
  }

  #isFree({ locode }: OfficialPlace): boolean {
    return !this.#locodes.has(locode) && this.#gazetteer.portByLocode(locode) === undefined;
  }
}

interface PlaceAt {
  readonly longitude: number;
  readonly latitude: number;
  readonly place: OfficialPlace;
}

function direction(
  from: { readonly longitude: number; readonly latitude: number },
  longitude: number,
  latitude: number,
): string {
  const east =
    longitudeDifference(from.longitude, longitude) * Math.cos((latitude * Math.PI) / 180);
  const turn = Math.atan2(east, latitude - from.latitude) / (2 * Math.PI);
  return COMPASS[(Math.round(turn * COMPASS.length) + COMPASS.length) % COMPASS.length];
}
