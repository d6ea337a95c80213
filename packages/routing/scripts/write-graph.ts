import { LegCost } from '../src/leg-cost.ts';
import { gatesCrossed } from '../src/passage-gates.ts';
import { SURCHARGE_STEP_METERS } from '../src/read-graph.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { ALL_LAND } from '../src/water-mask.ts';
import { type Node, positionOf } from './build-nodes.ts';

/** Writes varints of seven bits per byte; the last byte of each has no eighth bit. */
export class NumberWriter {
  readonly #bytes: number[] = [];

  unsigned(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  /** Writes the differences of successive values; the sign is the lowest bit. */
  differences(values: readonly number[]): void {
    let last = 0;
    for (const value of values) {
      const more = value - last;
      this.unsigned(more < 0 ? -2 * more - 1 : 2 * more);
      last = value;
    }
  }

  raw(bytes: Uint8Array): void {
    for (const byte of bytes) this.#bytes.push(byte);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Returns the bytes of `sea-graph.bin`, which `src/read-graph.ts` reads. */
export function writeGraph(
  mask: WaterMask,
  nodes: readonly Node[],
  edges: readonly (readonly number[])[],
): Uint8Array {
  const runs = tileRuns(mask);
  const crossings = crossingsOf(nodes, edges);
  const out = new NumberWriter();
  out.raw(new TextEncoder().encode('SEA3'));
  out.unsigned(nodes.length);
  out.unsigned(edges.reduce((sum, { length }) => sum + length, 0));
  out.unsigned(mask.rows.length / 32);
  out.unsigned(runs.length);
  out.unsigned(crossings.length);
  for (const run of runs) out.unsigned(run);
  out.differences(nodes.map(({ column }) => column));
  out.differences(nodes.map(({ row }) => row));
  for (const { length } of edges) out.unsigned(length);
  edges.forEach((others, from) => {
    others.forEach((to, at) => {
      out.unsigned(to - (at === 0 ? from : others[at - 1]));
    });
  });
  const legCost = new LegCost(mask);
  edges.forEach((others, from) => {
    for (const to of others) {
      const meters = legCost.surchargeMeters(...positionOf(nodes[from]), ...positionOf(nodes[to]));
      out.unsigned(Math.round(meters / SURCHARGE_STEP_METERS));
    }
  });
  let last = 0;
  for (const { index, gates } of crossings) {
    out.unsigned(index - last);
    out.unsigned(gates.length);
    for (const gate of gates) out.unsigned(gate);
    last = index;
  }
  // Rows are last, in the format of memory, so that they need no decoding.
  out.raw(new Uint8Array(mask.rows.buffer, mask.rows.byteOffset, mask.rows.byteLength));
  return out.finish();
}

/** Returns runs of tiles of one kind: three times the length, plus 0 for water, 1 for land, 2 with rows. */
function tileRuns({ tiles }: WaterMask): number[] {
  const kindOf = (tile: number): number => (tile >= 0 ? 2 : tile === ALL_LAND ? 1 : 0);
  const runs: number[] = [];
  for (let at = 0; at < tiles.length; ) {
    const kind = kindOf(tiles[at]);
    let run = 1;
    while (at + run < tiles.length && kindOf(tiles[at + run]) === kind) run++;
    runs.push(run * 3 + kind);
    at += run;
  }
  return runs;
}

/** Returns the edges that cross gates, by their index in the list of all edges, with the gates. */
function crossingsOf(
  nodes: readonly Node[],
  edges: readonly (readonly number[])[],
): { index: number; gates: number[] }[] {
  const crossings: { index: number; gates: number[] }[] = [];
  let index = 0;
  edges.forEach((others, from) => {
    for (const to of others) {
      const gates = gatesCrossed(...positionOf(nodes[from]), ...positionOf(nodes[to]));
      if (gates.length > 0) crossings.push({ index, gates });
      index++;
    }
  });
  return crossings;
}
