import { gatesCrossed } from '../src/gates.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { ALL_LAND } from '../src/water-mask.ts';
import { type Node, placeOf } from './nodes.ts';

/** The file: a header, then numbers of seven bits a byte, the last one of each without the eighth bit. */
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

  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value);
  }

  raw(bytes: Uint8Array): void {
    for (const byte of bytes) this.#bytes.push(byte);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** The bytes of `sea-graph.bin`; `src/read-graph.ts` reads them. */
export function writeGraph(
  mask: WaterMask,
  nodes: readonly Node[],
  edges: readonly (readonly number[])[],
): Uint8Array {
  const out = new NumberWriter();
  out.raw(new TextEncoder().encode('SEA1'));
  out.unsigned(nodes.length);
  out.unsigned(edges.reduce((sum, { length }) => sum + length, 0));
  out.unsigned(mask.rows.length / 32);
  writeTiles(out, mask);
  let [column, row] = [0, 0];
  for (const node of nodes) {
    out.signed(node.column - column);
    out.signed(node.row - row);
    [column, row] = [node.column, node.row];
  }
  edges.forEach((others, from) => {
    out.unsigned(others.length);
    let last = from;
    for (const to of others) {
      out.unsigned(to - last);
      last = to;
    }
  });
  writePassages(out, nodes, edges);
  // Rows last, as they are in memory, so that they need not be unpacked.
  out.raw(new Uint8Array(mask.rows.buffer, mask.rows.byteOffset, mask.rows.byteLength));
  return out.finish();
}

/** Runs of tiles of one kind: 0 water, 1 land, 2 with rows. */
function writeTiles(out: NumberWriter, { tiles }: WaterMask): void {
  const kindOf = (tile: number): number => (tile >= 0 ? 2 : tile === ALL_LAND ? 1 : 0);
  for (let at = 0; at < tiles.length; ) {
    const kind = kindOf(tiles[at]);
    let run = 1;
    while (at + run < tiles.length && kindOf(tiles[at + run]) === kind) run++;
    out.unsigned(run * 3 + kind);
    at += run;
  }
}

/** For each edge that crosses gates: how many edges after the last such one, how many gates, and which. */
function writePassages(
  out: NumberWriter,
  nodes: readonly Node[],
  edges: readonly (readonly number[])[],
): void {
  const crossing: { index: number; gates: number[] }[] = [];
  let index = 0;
  edges.forEach((others, from) => {
    for (const to of others) {
      const gates = gatesCrossed(...placeOf(nodes[from]), ...placeOf(nodes[to]));
      if (gates.length > 0) crossing.push({ index, gates });
      index++;
    }
  });
  out.unsigned(crossing.length);
  let last = 0;
  for (const { index: at, gates } of crossing) {
    out.unsigned(at - last);
    out.unsigned(gates.length);
    for (const gate of gates) out.unsigned(gate);
    last = at;
  }
}
