/** A file of npm's `world-atlas`: TopoJSON, quantized, its arcs as differences. */
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

/** A closed ring: longitude and latitude by turns, in degrees; it may go beyond ±180, never jumps, and goes around a pole at ±90. */
export type LandRing = Float64Array;

/** The shores of a TopoJSON text, outer ones and those of inland seas alike: land is inside an odd number of them. */
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

/** A negative number is an arc taken backwards, as TopoJSON has it. */
function joinArcs(ring: readonly number[], arcs: readonly (readonly number[])[]): number[] {
  const degrees: number[] = [];
  for (const index of ring) {
    const arc = index < 0 ? backwards(arcs[~index]) : arcs[index];
    for (let at = degrees.length === 0 ? 0 : 2; at < arc.length; at++) degrees.push(arc[at]);
  }
  return degrees;
}

/** The atlas joins what was cut at the antimeridian, so its rings jump there. */
function unwrap(degrees: number[]): LandRing {
  for (let at = 2; at < degrees.length; at += 2) {
    degrees[at] -= 360 * Math.round((degrees[at] - degrees[at - 2]) / 360);
  }
  const [west, south] = degrees;
  const east = degrees[degrees.length - 2];
  if (Math.abs(east - west) > 180) degrees.push(east, -90, west, -90, west, south);
  return Float64Array.from(degrees);
}

function backwards(arc: readonly number[]): number[] {
  const degrees: number[] = [];
  for (let at = arc.length - 2; at >= 0; at -= 2) degrees.push(arc[at], arc[at + 1]);
  return degrees;
}
