/** A file of the npm package `world-atlas`: quantized TopoJSON with delta-encoded arcs. */
interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly {
        readonly arcs: readonly (readonly (readonly number[])[])[];
      }[];
    };
  };
}

/** A closed ring of alternating longitudes and latitudes, in degrees: continuous past ±180, and around a pole along ±90. */
export type LandRing = Float64Array;

/** Reads the shores of a TopoJSON text, including those of inland seas: land is inside an odd number of rings. */
export function readLandRings(text: string): {
  readonly rings: readonly LandRing[];
  readonly arcCount: number;
} {
  const topology = JSON.parse(text) as Topology;
  const arcs = topology.arcs.map((arc) => decodeArc(topology, arc));
  const rings = topology.objects.land.geometries.flatMap((geometry) =>
    geometry.arcs.flatMap((polygon) => polygon.map((ring) => unwrap(joinArcs(ring, arcs)))),
  );
  return { rings, arcCount: arcs.length };
}

function decodeArc({ transform }: Topology, arc: Topology['arcs'][number]): number[] {
  const degrees: number[] = [];
  let x = 0;
  let y = 0;
  for (const [dx, dy] of arc) {
    x += dx;
    y += dy;
    degrees.push(
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    );
  }
  return degrees;
}

/** Joins arcs to a ring. A negative number is a reversed arc (TopoJSON). */
function joinArcs(ring: readonly number[], arcs: readonly (readonly number[])[]): number[] {
  const degrees: number[] = [];
  for (const index of ring) {
    const arc = index < 0 ? reversed(arcs[~index]) : arcs[index];
    for (let at = degrees.length === 0 ? 0 : 2; at < arc.length; at++) degrees.push(arc[at]);
  }
  return degrees;
}

/** Makes the longitudes of a ring continuous: the atlas joins rings at the antimeridian, where they jump. */
function unwrap(degrees: number[]): LandRing {
  for (let at = 2; at < degrees.length; at += 2) {
    degrees[at] -= 360 * Math.round((degrees[at] - degrees[at - 2]) / 360);
  }
  const [west, south] = degrees;
  const east = degrees[degrees.length - 2];
  if (Math.abs(east - west) > 180) degrees.push(east, -90, west, -90, west, south);
  return Float64Array.from(degrees);
}

function reversed(arc: readonly number[]): number[] {
  const degrees: number[] = [];
  for (let at = arc.length - 2; at >= 0; at -= 2) degrees.push(arc[at], arc[at + 1]);
  return degrees;
}
