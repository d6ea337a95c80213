import type { CarvedCells } from './carve.ts';
import { NumberWriter } from './write-graph.ts';

/** Encodes carved cells as runs: the distance from the end of the last run, and the length. */
export function writeCarved(carved: CarvedCells): Uint8Array {
  const out = new NumberWriter();
  const cells = [...carved].sort((a, b) => a - b);
  let last = 0;
  for (let at = 0; at < cells.length; ) {
    let run = 1;
    while (cells[at + run] === cells[at] + run) run++;
    out.unsigned(cells[at] - last);
    out.unsigned(run);
    last = cells[at] + run;
    at += run;
  }
  return out.finish();
}
