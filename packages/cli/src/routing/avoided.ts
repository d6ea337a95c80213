import { basename } from 'node:path';
import { AREAS_TO_AVOID, type AreaToAvoid, PASSAGES, type PassageName } from '@roadstead/routing';
import { findNamed } from './find-named.ts';

/** Passages and named areas that a route avoids. */
export interface Avoided {
  readonly passages: readonly PassageName[];
  readonly areas: readonly AreaToAvoid[];
}

export const NOTHING_AVOIDED: Avoided = { passages: [], areas: [] };

const NAMED = [...PASSAGES, ...AREAS_TO_AVOID];

/**
 * Parses a list of passages and named areas, each by its name or an unambiguous prefix of it, and adds them to others.
 * @throws UserError for an unknown name
 */
export function parseAvoided(list: string, before: Avoided): Avoided {
  const passages = [...before.passages];
  const areas = [...before.areas];
  for (const text of list.split(',')) {
    const found = findNamed(text, NAMED, 'passage or area');
    if ('gate' in found) passages.push(found.name);
    else areas.push(found);
  }
  return { passages, areas };
}

/** Returns the areas that a route avoids, with those of files, each named after its file. @throws UserError */
export async function areasToAvoid(
  { areas }: Avoided,
  files: readonly string[],
): Promise<readonly AreaToAvoid[]> {
  // The help has no need of the readers of files and of what they load.
  const { readArea } = await import('../sts/read-configurations.ts');
  const read = files.map(async (file) => ({
    name: basename(file),
    geometry: await readArea(file),
  }));
  return [...areas, ...(await Promise.all(read))];
}

/** Returns the lines of the help on the named areas. */
export function areasHelp(): string {
  const lines = AREAS_TO_AVOID.map(({ name, title, validFrom, validTo }) => {
    const dates = validTo === null ? `since ${validFrom}` : `${validFrom} to ${validTo}`;
    return `  ${name.padEnd(16)} ${dates}\n    ${title}`;
  });
  return ['Areas of --avoid, with the dates of their limits:', ...lines].join('\n');
}
