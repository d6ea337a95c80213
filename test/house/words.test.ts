import { describe, expect, it } from 'vitest';
import { readText, rooms, sourcesIn } from '../workspace.ts';
import { type ExportedName, exportedNames } from './exported-names.ts';
import { RETIRED_NAMES } from './retired-names.ts';

/** A comment that begins with a relative clause describes nothing by name: begin with a noun or a verb. */
const RELATIVE_CLAUSE =
  /(?:\/\*\*?|\/\/|^\s*\*)\s*(?:What|Whatever|Who|Whoever|Whom|Whose|So that)\b/;
/** Private verbs of the first code base: report, log, store, delete, accept, import and pass say it. */
const PRIVATE_VERB =
  /(?:\/\*\*?|\/\/|^\s*\*).*\b(?:is|are|was|were|be|been) (?:told|said|kept|taken|handed|let go)\b/;

/** Names that several packages define on purpose, each the standard word of its own field. */
const JUSTIFIED: Readonly<Record<string, string>> = {};

const FOLDERS = [...rooms().map(({ folder }) => folder), 'bench', 'test'];

describe.each(FOLDERS)('the comments of %s', (folder) => {
  it.each([
    ['begin with a noun or a verb', RELATIVE_CLAUSE],
    ['use no private verbs', PRIVATE_VERB],
  ])('%s', (_, pattern) => {
    const found = sourcesIn(folder, true).flatMap((file) =>
      readText(file)
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
    expect(found.filter((line) => !/^test\/house\/|\/dist\//.test(line))).toEqual([]);
  });
});

describe('exported names', () => {
  const names = exportedNames();

  it('bring back no private word', () => {
    const retired = new Set(RETIRED_NAMES);
    expect(names.filter(({ name }) => retired.has(name))).toEqual([]);
  });

  it('mean one thing each', () => {
    // The page is an application whose names nobody imports: its components are named after what they show.
    const isOfPage = ({ file }: ExportedName): boolean => file.startsWith('packages/web/');
    const groups = [
      ...groupByName(names.filter((each) => !isOfPage(each))),
      ...groupByName(names.filter(isOfPage)),
    ];
    const twice = groups.filter(
      ([name, places]) => places.length > 1 && !Object.hasOwn(JUSTIFIED, name),
    );
    expect(twice.map(([name, places]) => [name, ...places.map(({ file }) => file)])).toEqual([]);
  });

  it('are justified only where they are defined twice', () => {
    const isTwice = (name: string): boolean =>
      names.filter((each) => each.name === name).length > 1;
    expect(Object.keys(JUSTIFIED).filter((name) => !isTwice(name))).toEqual([]);
  });
});

function groupByName(names: readonly ExportedName[]): ReadonlyMap<string, readonly ExportedName[]> {
  const groups = new Map<string, ExportedName[]>();
  for (const each of names) groups.set(each.name, [...(groups.get(each.name) ?? []), each]);
  return groups;
}
