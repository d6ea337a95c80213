import type { LineVertex, RouteLeg } from '../route.ts';

/** Formats of files of routes. */
export const ROUTE_FORMATS = ['geojson', 'gpx', 'kml', 'rtz'] as const;

export type RouteFormat = (typeof ROUTE_FORMATS)[number];

/** A route with the texts for a file of it. */
export interface NamedRoute {
  readonly name: string;
  /** Such as its distance and passages. */
  readonly description: string;
  /** The names of the start, the waypoints and the end. */
  readonly places: readonly string[];
  /** Of each leg its vertices, connected by great circles, of which the first is the last of the leg before. */
  readonly legs: readonly Pick<RouteLeg, 'line'>[];
  /** The properties of its GeoJSON feature. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A vertex of a route; those at a place have its name. */
export interface NamedVertex {
  readonly vertex: LineVertex;
  readonly name: string | undefined;
}

/** Returns the vertices of all legs, at least two; their longitudes continue past ±180. */
export function verticesOf(
  { legs, places }: NamedRoute,
  lineOf: (leg: Pick<RouteLeg, 'line'>) => readonly LineVertex[] = ({ line }) => line,
): NamedVertex[] {
  const vertices: NamedVertex[] = [{ vertex: legs[0].line[0], name: places[0] }];
  for (const [at, leg] of legs.entries()) {
    const line = lineOf(leg);
    // The one vertex of a leg of no length is its end, too.
    const rest = line.length > 1 ? line.slice(1) : line;
    for (const [i, [longitude, latitude]] of rest.entries()) {
      const [before] = vertices[vertices.length - 1].vertex;
      const turn = 360 * Math.round((before - longitude) / 360);
      const name = i === rest.length - 1 ? places[at + 1] : undefined;
      vertices.push({ vertex: [longitude + turn, latitude], name });
    }
  }
  return vertices;
}

/** Returns the line of all legs. */
export function lineOfRoute(route: NamedRoute): Pick<RouteLeg, 'line'> {
  return { line: verticesOf(route).map(({ vertex }) => vertex) };
}
