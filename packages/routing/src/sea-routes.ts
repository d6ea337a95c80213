import type { Position } from '@roadstead/model';
import { gatesCrossed } from './gates.ts';
import { isWithin, type Limits, limitsOf } from './limits.ts';
import { LineOfSight } from './line-of-sight.ts';
import { type End, Ends } from './links.ts';
import { NodeSquares } from './node-squares.ts';
import { Offing } from './offing.ts';
import { PASSAGES, type PassageName } from './passages.ts';
import { readGraph, type SeaGraph } from './read-graph.ts';
import type { NoRoute, Route, RouteOptions } from './route.ts';
import { Search } from './search.ts';
import { legMeters } from './sphere.ts';
import { SNAP_METERS_MAX } from './thresholds.ts';

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
  readonly #offing: Offing;
  readonly #search: Search;

  constructor(graph: SeaGraph) {
    this.#graph = graph;
    this.#sight = new LineOfSight(graph.mask);
    this.#offing = new Offing(graph.mask);
    this.#ends = new Ends(
      graph,
      new NodeSquares(graph.longitudes, graph.latitudes),
      this.#sight,
      this.#offing,
    );
    this.#search = new Search(graph);
  }

  /**
   * The shortest way that a ship takes between two places in degrees.
   * @throws RangeError where a place is none on earth, or an option is none of its kind.
   */
  route(from: Position, to: Position, options: RouteOptions = {}): Route | NoRoute {
    for (const { longitude, latitude } of [from, to]) {
      const isPlace = Number.isFinite(longitude) && Number.isFinite(latitude);
      if (!(isPlace && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
        throw new RangeError(`no place on earth: longitude ${longitude}, latitude ${latitude}`);
      }
    }
    const start = this.#ends.at(from.longitude, from.latitude);
    if (!start) return notOnWater('start_not_on_water', from);
    const end = this.#ends.at(to.longitude, to.latitude);
    if (!end) return notOnWater('end_not_on_water', to);
    const limits = limitsOf(options, [start, end], this.#graph.gateSets);
    // Always from the western end, so that there and back again are the same.
    const east = start.longitude - end.longitude;
    const isTurned = east > 0 || (east === 0 && start.latitude > end.latitude);
    const places = isTurned
      ? this.#placesBetween(end, start, limits)?.reverse()
      : this.#placesBetween(start, end, limits);
    if (!places) return { status: 'no_route', reason: 'no_way', detail: limits.text };
    return this.#routeOf(places, start, end);
  }

  #placesBetween(start: End, end: End, limits: Limits): Place[] | undefined {
    const ends: Place[] = [
      [start.longitude, start.latitude],
      [end.longitude, end.latitude],
    ];
    const isFree = this.#isFree(ends[0], ends[1], limits);
    const straight = isFree
      ? this.#offing.costOf(...ends[0], ...ends[1])
      : Number.POSITIVE_INFINITY;
    const found = this.#search.find(start, end, limits, straight);
    if (!found) return isFree ? ends : undefined;
    const { longitudes, latitudes } = this.#graph;
    const places: Place[] = [
      ends[0],
      ...found.nodes.map((node): Place => [longitudes[node], latitudes[node]]),
      ends[1],
    ];
    return this.#pullStraight(places, limits);
  }

  /** Leaves out places between which the ship can sail straight, until none is left. */
  #pullStraight(places: readonly Place[], limits: Limits): Place[] {
    const pulled: Place[] = [];
    for (const place of places) {
      // A place that the new one makes needless may have made those before it needed.
      while (
        pulled.length > 1 &&
        this.#isNeedless(pulled[pulled.length - 1], pulled[pulled.length - 2], place, limits)
      )
        pulled.pop();
      pulled.push(place);
    }
    return pulled;
  }

  /** Whether a ship can sail by a place without turning there, at no more cost. */
  #isNeedless(place: Place, from: Place, to: Place, limits: Limits): boolean {
    if (!this.#isFree(from, to, limits)) return false;
    const costOf = (a: Place, b: Place): number => this.#offing.costOf(...a, ...b);
    return costOf(from, to) <= costOf(from, place) + costOf(place, to);
  }

  #isFree(a: Place, b: Place, limits: Limits): boolean {
    if (!this.#sight.isClear(a[0], a[1], b[0], b[1])) return false;
    return (
      isWithin(limits, ...a, ...b) &&
      !gatesCrossed(...a, ...b).some((gate) => limits.isClosed[gate] === 1)
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
