import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PASSAGES } from '../passages.ts';
import { dwellsOf } from './passage-dwell.ts';

const DOCUMENT = readFileSync(new URL('../../docs/eta.md', import.meta.url), 'utf8');
/** A passage, its length, its transit and the wait before it. */
const ROW = /^\| `([a-z-]+)` +\| ([\d.]+) +\| ([\d.]+) +\| ([\d.]+) +\|$/gm;

describe('transit times and waits of passages', () => {
  it('[E8] are those of the table in the documentation, and none for other passages', () => {
    const rows = [...DOCUMENT.matchAll(ROW)];
    expect(rows).toHaveLength(11);
    for (const [, name, kilometers, transitHours, waitHours] of rows) {
      expect(dwellsOf([name]), name).toEqual([
        {
          lengthMeters: 1000 * Number(kilometers),
          transitHours: Number(transitHours),
          waitHours: Number(waitHours),
        },
      ]);
    }
    const names = new Set(rows.map(([, name]) => name));
    const others = PASSAGES.map(({ name }) => name).filter((name) => !names.has(name));
    expect(others).toHaveLength(PASSAGES.length - rows.length);
    expect(dwellsOf(others)).toEqual([]);
  });
});
