import type { Position } from '@roadstead/model';
import { gatesCrossed } from './gates.ts';
import { makeLandmarks } from './landmarks.ts';
import { LineOfSight } from './line-of-sight.ts';
import { type End, Ends } from './links.ts';
import { NodeSquares } from './node-squares.ts';
import { PASSAGES, type PassageName } from './passages.ts';
import { readGraph, type SeaGraph } from './read-graph.ts';
import type { NoRoute, Route, RouteOptions } from './route.ts';
import { type Limits, Search } from './search.ts';
import { legMeters } from './sphere.ts';
import { LANDMARKS, LATITUDE_MIN_DEFAULT, SNAP_METERS_MAX } from './thresholds.ts';

type Place = readonly [longitude: number, latitude: number];

/** Reads the sea graph; `read` gives the bytes of `@roadstead/routing/sea-graph.bin`. @throws TypeError where they are not that. */
export async function loadSeaRoutes(read: () => Promise<Uint8Array>): Promise<SeaRoutes> {
  return new SeaRoutes(readGraph(await read()));
}

/** Finds the shortest ways by sea. */
export class SeaRoutes {
  readonly #graph: SeaGraph;
  readonly #sight: LineOfSight;
  readonly #ends: Ends;
  readonly #search: Search;

  constructor(graph: SeaGraph) {
    this.#graph = graph;
    this.#sight = new LineOfSight(graph.mask);
    this.#ends = new Ends(graph, new NodeSquares(graph.longitudes, graph.latitudes), this.#sight);
    this.#search = new Search(graph, makeLandmarks(graph, LANDMARKS));
  }

  /**
   * The shortest way that a ship takes between two places in degrees.
   * @throws RangeError where a place is none on earth.
   */
  route(from: Position, to: Position, options: RouteOptions = {}): Route | NoRoute {
    for (const { longitude, latitude } of [from, to]) {
      if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
        throw new RangeError(`no place on earth: longitude ${longitude}, latitude ${latitude}`);
      }
    }
    const start = this.#ends.at(from.longitude, from.latitude);
    if (!start) return notOnWater('start_not_on_water', from);
    const end = this.#ends.at(to.longitude, to.latitude);
    if (!end) return notOnWater('end_not_on_water', to);
    const limits = limitsOf(options, start, end, this.#graph.gateSets);
    const places = this.#placesBetween(start, end, limits);
    if (!places)
      return {
        status: 'no_route',
        reason: 'no_way',
        detail: `no way by sea with ${closedText(limits)} closed`,
      };
    return this.#routeOf(places, start, end);
  }

  #placesBetween(start: End, end: End, limits: Limits): Place[] | undefined {
    const ends: Place[] = [
      [start.longitude, start.latitude],
      [end.longitude, end.latitude],
    ];
    if (this.#isFree(ends[0], ends[1], limits)) return ends;
    const nodes = this.#search.find(start, end, limits);
    if (!nodes) return undefined;
    const { longitudes, latitudes } = this.#graph;
    const places: Place[] = [
      ends[0],
      ...nodes.map((node): Place => [longitudes[node], latitudes[node]]),
      ends[1],
    ];
    return this.#pullStraight(places, limits);
  }

  /** Leaves out places between which the ship can sail straight, until none is left. */
  #pullStraight(places: readonly Place[], limits: Limits): Place[] {
    const pulled: Place[] = [];
    for (const place of places) {
      // A place that the new one makes needless may have made those before it needed.
      while (pulled.length > 1 && this.#isFree(pulled[pulled.length - 2], place, limits))
        pulled.pop();
      pulled.push(place);
    }
    return pulled;
  }

  #isFree(a: Place, b: Place, limits: Limits): boolean {
    if (!this.#sight.isClear(a[0], a[1], b[0], b[1])) return false;
    return (
      extremeLatitude(a, b, -1) >= Math.min(limits.latitudeMin, a[1], b[1]) &&
      extremeLatitude(a, b, 1) <= Math.max(limits.latitudeMax, a[1], b[1]) &&
      !gatesCrossed(a[0], a[1], b[0], b[1]).some((gate) => limits.isClosed[gate] === 1)
    );
  }

  #routeOf(places: readonly Place[], start: End, end: End): Route {
    const line: Place[] = [places[0]];
    const passages: PassageName[] = [];
    let distanceMeters = 0;
    for (let at = 1; at < places.length; at++) {
      const [a, b] = [places[at - 1], places[at]];
      distanceMeters += legMeters(a[0], a[1], b[0], b[1]);
      for (const gate of gatesCrossed(a[0], a[1], b[0], b[1])) {
        const { name } = PASSAGES[gate];
        if (!passages.includes(name)) passages.push(name);
      }
      const before = line[line.length - 1][0];
      line.push([b[0] - 360 * Math.round((b[0] - before) / 360), b[1]]);
    }
    return {
      status: 'ok',
      line,
      distanceMeters,
      passages,
      startOffsetMeters: start.offsetMeters,
      endOffsetMeters: end.offsetMeters,
    };
  }
}

function notOnWater(
  reason: 'start_not_on_water' | 'end_not_on_water',
  { longitude, latitude }: Position,
): NoRoute {
  const detail = `no navigable water within ${SNAP_METERS_MAX} m of longitude ${longitude}, latitude ${latitude}`;
  return { status: 'no_route', reason, detail };
}

function limitsOf(
  options: RouteOptions,
  start: End,
  end: End,
  gateSets: readonly (readonly number[])[],
): Limits {
  const {
    closed = [],
    open = [],
    latitudeMin = LATITUDE_MIN_DEFAULT,
    latitudeMax = 90,
    draughtMeters = 0,
  } = options;
  const isClosed = Uint8Array.from(PASSAGES, ({ name, isOpen, draughtMetersMax }) =>
    closed.includes(name) ||
    (!isOpen && !open.includes(name)) ||
    (draughtMetersMax ?? draughtMeters) < draughtMeters
      ? 1
      : 0,
  );
  const isSetClosed = Uint8Array.from(gateSets, (set) =>
    set.some((gate) => isClosed[gate] === 1) ? 1 : 0,
  );
  // A ship whose port lies beyond a limit must come to it.
  return {
    isClosed,
    isSetClosed,
    latitudeMin: Math.min(latitudeMin, start.latitude - 1, end.latitude - 1),
    latitudeMax: Math.max(latitudeMax, start.latitude + 1, end.latitude + 1),
  };
}

function closedText({ isClosed }: Limits): string {
  return PASSAGES.filter((_, at) => isClosed[at] === 1)
    .map(({ name }) => name)
    .join(', ');
}

/** The southernmost (−1) or northernmost (1) latitude of a great circle between two places. */
function extremeLatitude(a: Place, b: Place, side: 1 | -1): number {
  const ends = side * Math.max(side * a[1], side * b[1]);
  const rad = Math.PI / 180;
  const east = (b[0] - a[0]) * rad;
  const cosB = Math.cos(b[1] * rad);
  const course = (latitude: number, other: number, difference: number): number =>
    Math.cos(latitude * rad) * Math.sin(other * rad) -
    Math.sin(latitude * rad) * Math.cos(other * rad) * Math.cos(difference);
  // It goes beyond its ends only where it leaves both of them towards that side.
  if (side * course(a[1], b[1], east) <= 0 || side * course(b[1], a[1], -east) <= 0) return ends;
  const y = Math.sin(east) * cosB;
  const x = course(a[1], b[1], east);
  const sine = Math.abs(y) / Math.hypot(x, y);
  return (side * Math.acos(Math.min(1, sine * Math.cos(a[1] * rad)))) / rad;
}
