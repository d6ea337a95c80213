import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../source-code.ts';
import { ROOT, readText, rooms, sourcesIn } from '../workspace.ts';

/** The files that each file imports from beside it, types included. */
function graphOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    files.map((file) => [
      file,
      importsOf(readText(file))
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(file), specifier))
        .filter((path) => existsSync(`${ROOT}${path}`)),
    ]),
  );
}

/** Every circle that a depth-first walk closes, as the path from a file back to itself. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

describe('imports', () => {
  it.each(rooms())('run in no circle in $folder, types included', ({ folder }) => {
    expect(cyclesIn(graphOf(sourcesIn(folder).filter((file) => !file.includes('/dist/'))))).toEqual(
      [],
    );
  });

  it('in a circle are found', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(cyclesIn(graph)).toEqual(['b → c → b']);
  });
});
