import { PASSAGES } from './passages.ts';
import { unitVector } from './sphere.ts';

function cross(a: readonly number[], b: readonly number[]): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

const GATES = PASSAGES.map(({ gate: [a, b] }) => {
  const from = unitVector(a[0], a[1]);
  const to = unitVector(b[0], b[1]);
  return { from, to, normal: cross(from, to) };
});

/** Returns the indexes in `PASSAGES` of the passages whose gate a great circle crosses, in the order of crossing. */
export function gatesCrossed(
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): number[] {
  const a = unitVector(longitudeA, latitudeA);
  const b = unitVector(longitudeB, latitudeB);
  const normal = cross(a, b);
  const found: { passage: number; along: number }[] = [];
  for (let passage = 0; passage < GATES.length; passage++) {
    const gate = GATES[passage];
    const sideA = dot(gate.normal, a);
    const sideB = dot(gate.normal, b);
    if (sideA > 0 === sideB > 0) continue;
    const sideFrom = dot(normal, gate.from);
    const sideTo = dot(normal, gate.to);
    // Of the two intersections of the circles, the one that is on both arcs.
    if (sideFrom > 0 === sideTo > 0 || sideA > 0 === sideFrom > 0) continue;
    found.push({ passage, along: Math.abs(sideA) / (Math.abs(sideA) + Math.abs(sideB)) });
  }
  return found.sort((x, y) => x.along - y.along).map(({ passage }) => passage);
}
