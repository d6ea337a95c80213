import { type Ring, wrapLongitude } from '@roadstead/geo';
import { timestampSeconds } from '@roadstead/model';
import type { Gazetteer } from '../gazetteer.ts';
import type { PlaceDirectory } from '../place-directory.ts';
import { PlaceIndex } from '../place-index.ts';
import type { Port } from '../port.ts';
import { NewPorts, type ProposedPort } from './new-ports.ts';
import {
  cellMeters,
  groupCells,
  type ObservedStop,
  type StopCell,
  StopCells,
} from './stop-cells.ts';
import { stopHull } from './stop-hull.ts';
import {
  ANCHORAGE_RADIUS_METERS,
  ANCHORAGE_STEP_METERS,
  BERTH_RADIUS_METERS,
  BERTH_STEP_METERS,
  MARGIN_METERS,
  PORT_METERS_MAX,
  SAID_SHARE_MIN,
  SILENT_MS_MIN,
  SILENT_STOPS_MIN,
} from './thresholds.ts';

/** A proposed feature of the file of the host (G18), with properties to judge it by. */
export interface LearnedFeature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: readonly [number, number] }
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] };
}

/** Number of stops by what they teach. */
export interface LearnedCounts {
  readonly stops: number;
  /** Stops in the areas of ports, and at anchor in known anchorages. */
  readonly known: number;
  /** Stops of which neither the status nor a repetition says that the ship was at a berth or at anchor. */
  readonly unused: number;
  readonly ports: number;
  readonly berths: number;
  readonly anchorages: number;
}

const MS_PER_HOUR = 3_600_000;

/** Learns ports, areas, berths and anchorages from stops outside the known ones (G19). */
export class PortLearner {
  readonly #gazetteer: Gazetteer;
  readonly #places: PlaceDirectory;
  readonly #berths = new StopCells();
  readonly #anchorages = new StopCells();
  #stops = 0;
  #known = 0;
  #unused = 0;

  constructor(gazetteer: Gazetteer, places: PlaceDirectory) {
    this.#gazetteer = gazetteer;
    this.#places = places;
  }

  add(stop: ObservedStop): void {
    this.#stops++;
    const { longitude, latitude, mooredShare, anchoredShare } = stop;
    if (this.#gazetteer.portAt(longitude, latitude)) {
      this.#known++;
    } else if (anchoredShare >= SAID_SHARE_MIN) {
      // Those of known anchorages, too: they show that a ship which says "moored" there is at anchor.
      this.#anchorages.add(stop);
      if (this.#isKnownAnchorage(stop)) this.#known++;
    } else if (mooredShare >= SAID_SHARE_MIN || stop.endMs - stop.beginMs >= SILENT_MS_MIN) {
      this.#berths.add(stop);
    } else this.#unused++;
  }

  /** Returns the proposals for all stops so far; the same for the same stops in any order. */
  propose(): { readonly features: readonly LearnedFeature[]; readonly counts: LearnedCounts } {
    const anchored = this.#anchorages.sorted;
    const groups = groupCells(this.#berths.sorted, BERTH_STEP_METERS, BERTH_RADIUS_METERS);
    const roads = new PlaceIndex(anchored);
    const berths = new Set(groups.filter((group) => isBerth(group, roads)));
    const far = [...berths].filter((group) => !this.#portNear(group));
    const ports = new NewPorts(this.#gazetteer, this.#places, far);
    const features = [...berths].flatMap((group) => this.#berthFeatures(group, ports));
    const unlisted = anchored.filter((cell) => !this.#isKnownAnchorage(cell));
    const anchorages = groupCells(unlisted, ANCHORAGE_STEP_METERS, ANCHORAGE_RADIUS_METERS);
    features.push(...anchorages.map((group) => this.#anchorageFeature(group)));
    const refused = groups.filter((group) => !berths.has(group)).flat();
    const unused = refused.reduce((sum, { stops }) => sum + stops, this.#unused);
    return {
      features: [...ports.all.map((port) => this.#portFeature(port)), ...features],
      counts: {
        ...{ stops: this.#stops, known: this.#known, unused },
        ...{ ports: ports.all.length, berths: berths.size, anchorages: anchorages.length },
      },
    };
  }

  #isKnownAnchorage({ longitude, latitude }: Pick<StopCell, 'longitude' | 'latitude'>): boolean {
    return this.#gazetteer.anchorageMeters(longitude, latitude) === 0;
  }

  #portNear([{ longitude, latitude }]: readonly StopCell[]): Port | undefined {
    return this.#gazetteer.portNear(longitude, latitude, PORT_METERS_MAX);
  }

  #portFeature({ id, name, country, locode, cells }: ProposedPort): LearnedFeature {
    const [{ longitude, latitude }] = cells;
    return {
      type: 'Feature',
      properties: {
        ...{ kind: 'port', id, name, country },
        ...(locode && { locode }),
        ...this.#review(cells),
      },
      geometry: { type: 'Point', coordinates: [degrees(longitude), degrees(latitude)] },
    };
  }

  /** Returns the area of a group, and its berth if ships said "moored" there. */
  #berthFeatures(group: readonly StopCell[], ports: NewPorts): readonly LearnedFeature[] {
    const [{ longitude, latitude }] = group;
    const added = ports.portOf(group);
    const port = (added ?? this.#portNear(group))?.id ?? null;
    const review = this.#review(group);
    const area = { kind: 'area', port, ...(!added && { extends: true }) };
    const features: LearnedFeature[] = [
      {
        type: 'Feature',
        properties: { ...area, ...review },
        geometry: { type: 'Polygon', coordinates: [stopHull(group)] },
      },
    ];
    if (!group.some(({ mooredStops }) => mooredStops > 0)) return features;
    const name = placeText(longitude, latitude);
    const radius = Math.max(...group.map((cell) => cellMeters(group[0], cell)));
    features.push({
      type: 'Feature',
      properties: {
        ...{ kind: 'berth', port, name, radius_meters: Math.ceil(radius + MARGIN_METERS) },
        ...review,
      },
      geometry: { type: 'Point', coordinates: [degrees(longitude), degrees(latitude)] },
    });
    return features;
  }

  #anchorageFeature(group: readonly StopCell[]): LearnedFeature {
    const [{ longitude, latitude }] = group;
    const port = this.#gazetteer.nearestPort(longitude, latitude)?.port.id ?? null;
    return {
      type: 'Feature',
      properties: { kind: 'anchorage', port, ...this.#review(group) },
      geometry: { type: 'Polygon', coordinates: [stopHull(group)] },
    };
  }

  #review(cells: readonly StopCell[]): LearnedFeature['properties'] {
    const [{ longitude, latitude }] = cells;
    const nearest = this.#gazetteer.nearestPort(longitude, latitude);
    const sum = (value: (cell: StopCell) => number): number =>
      cells.reduce((total, cell) => total + value(cell), 0);
    const durationMs = sum((cell) => cell.durationMs);
    return {
      ships: new Set(cells.flatMap(({ ships }) => [...ships])).size,
      stops: sum((cell) => cell.stops),
      first: timestampSeconds(Math.min(...cells.map(({ firstMs }) => firstMs))),
      last: timestampSeconds(Math.max(...cells.map(({ lastMs }) => lastMs))),
      hours: Number((durationMs / MS_PER_HOUR).toFixed(1)),
      moored_share: Number((sum((cell) => cell.mooredMs) / durationMs).toFixed(2)),
      nearest_port: nearest?.port.name ?? null,
      nearest_port_locode: nearest?.port.locode ?? null,
      nearest_port_meters: nearest ? Math.round(nearest.distanceMeters) : null,
    };
  }
}

/**
 * Returns whether a group is a berth: ships said that they were moored, or repeatedly lay there without a status; and not most
 * of the time at anchor among others who said so.
 */
function isBerth(group: readonly StopCell[], anchored: PlaceIndex<StopCell>): boolean {
  const sum = (value: (cell: StopCell) => number): number =>
    group.reduce((total, cell) => total + value(cell), 0);
  if (sum((cell) => cell.mooredStops) === 0 && sum((cell) => cell.stops) < SILENT_STOPS_MIN) {
    return false;
  }
  const others = new Set(
    group.flatMap(({ longitude, latitude }) =>
      anchored.within(longitude, latitude, BERTH_STEP_METERS),
    ),
  );
  const anchoredMs = [...others].reduce((total, { durationMs }) => total + durationMs, 0);
  return sum((cell) => cell.durationMs) > anchoredMs;
}

function degrees(value: number): number {
  return Number(wrapLongitude(value).toFixed(5));
}

/** Formats a position as charts do, to 200 m: `1°15.3′N 103°40.2′E`. */
function placeText(longitude: number, latitude: number): string {
  const text = (value: number, sides: string): string => {
    const tenths = Math.round(Math.abs(value) * 600);
    return `${Math.floor(tenths / 600)}°${((tenths % 600) / 10).toFixed(1)}′${sides[value < 0 ? 1 : 0]}`;
  };
  return `${text(latitude, 'NS')} ${text(wrapLongitude(longitude), 'EW')}`;
}
