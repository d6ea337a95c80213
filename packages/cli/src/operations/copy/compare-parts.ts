import { createHash } from 'node:crypto';
import { formatNumber } from '../../text/format-text.ts';
import type { PartChecksum } from './part-checksums.ts';

/** Characters of a checksum that are printed: 64 bits. */
const PRINTED = 16;
const EMPTY = { count: 0, checksum: createHash('sha256').digest('hex') };

/** Compares the parts of two stores: a line for each. A part that a store does not have is an empty one. */
export function compareParts(
  one: readonly PartChecksum[],
  other: readonly PartChecksum[],
): { readonly isSame: boolean; readonly lines: readonly string[] } {
  const names = [...new Set([...one, ...other].map(({ part }) => part))];
  const [ofOne, ofOther] = [one, other].map(
    (parts) => new Map(parts.map((each) => [each.part, each])),
  );
  const rows = names.map((part) => {
    const [a, b] = [ofOne!.get(part) ?? EMPTY, ofOther!.get(part) ?? EMPTY];
    const isSame = a.count === b.count && a.checksum === b.checksum;
    return { part, a: textOf(a), b: textOf(b), isSame };
  });
  const width = Math.max(...rows.map(({ part }) => part.length));
  const lines = rows.map(({ part, a, b, isSame }) =>
    [part.padEnd(width), a, isSame ? 'same' : `DIFFERS: ${b.trim()}`].join('  '),
  );
  return { isSame: rows.every(({ isSame }) => isSame), lines };
}

function textOf({ count, checksum }: Omit<PartChecksum, 'part'>): string {
  return `${formatNumber(count).padStart(13)}  ${checksum.slice(0, PRINTED)}`;
}
