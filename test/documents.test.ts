import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readJson, readText, rooms } from './workspace.ts';

/** A README of one or two screens is read; a longer one is searched. */
const LINES_MAX: Readonly<Record<string, number>> = {
  'README.md': 120,
  'ARCHITECTURE.md': 150,
  ...Object.fromEntries(rooms().map(({ folder }) => [`${folder}/README.md`, 80])),
};
const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'scenarios/README.md'],
  ...['bench', ...rooms().map(({ folder }) => folder)].flatMap((folder) => [
    `${folder}/README.md`,
    ...documentsIn(`${folder}/docs`),
  ]),
];

describe('documents', () => {
  it.each(Object.entries(LINES_MAX))('%s has at most %i lines', (file, linesMax) => {
    expect(readText(file).trimEnd().split('\n').length).toBeLessThanOrEqual(linesMax);
  });

  it.each(DOCUMENTS)('have links that lead somewhere: %s', (file) => {
    const broken = linksOf(file).filter(({ target, anchor }) => {
      if (!existsSync(`${ROOT}${target}`)) return true;
      return anchor !== '' && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('names files that exist, but for those of a new part', () => {
    const named = [
      ...readText('ARCHITECTURE.md').matchAll(/`((?:[\w.-]+\/)+[\w.-]*\.(?:ts|json|md|js|yaml))`/g),
    ].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter((file) => !file.includes('NAME') && !existsSync(`${ROOT}${file}`));
    expect(missing).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('names scripts of package.json', () => {
    const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
    const named = [...readText('CONTRIBUTING.md').matchAll(/npm (?:run )?([a-z]+(?::[a-z]+)?)/g)]
      .map(([, name]) => name)
      .filter((name) => !['ci', 'install'].includes(name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = [...readText('CONTRIBUTING.md').matchAll(/`([\w./-]+\.(?:ts|json|md))`/g)];
    expect(named.length).toBeGreaterThan(8);
    expect(named.map(([, file]) => file).filter((file) => !existsSync(`${ROOT}${file}`))).toEqual(
      [],
    );
  });
});

describe('the README', () => {
  it('has figures that stand in the documents of the bench', () => {
    const [, section = ''] = /^## Measured\n([\s\S]*?)^## /m.exec(readText('README.md')) ?? [];
    const rows = section.split('\n').filter((line) => /^\| (?!question|---)/.test(line));
    const cells = rows.flatMap((row) => row.split('|').slice(2, 4));
    const figures = cells.flatMap((cell) => cell.match(/\d+(?:[ .]\d+)*/g) ?? []);
    expect(figures.length).toBeGreaterThan(8);
    const bench = ['README.md', 'docs/measured.md']
      .map((file) => readText(`bench/${file}`))
      .join('');
    expect(figures.filter((figure) => !bench.includes(figure))).toEqual([]);
  });
});

interface Link {
  readonly text: string;
  readonly target: string;
  readonly anchor: string;
}

/** The links of a document to files of the workspace. */
function linksOf(file: string): readonly Link[] {
  const text = readText(file).replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([link, path, anchor = '']) => ({
      text: link,
      target: path === '' ? file : posix.join(posix.dirname(file), path),
      anchor,
    }),
  );
}

/** The anchors of the headings of a document, as GitHub derives them. */
function anchorsOf(file: string): readonly string[] {
  const text = readText(file).replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function documentsIn(folder: string): readonly string[] {
  if (!existsSync(`${ROOT}${folder}`)) return [];
  return readdirSync(`${ROOT}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}
