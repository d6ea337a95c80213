import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { codeOf } from '../source-code.ts';
import { ROOT, readText, rooms, sourcesIn } from '../workspace.ts';

const FILE_LINES_MAX = 300;
const FUNCTION_LINES_MAX = 60;
/** Half of a component is its markup, an attribute a line. */
const COMPONENT_LINES_MAX = 100;
/** A file of fewer lines must do something of its own, not forward to another. */
const FORWARDING_LINES_MAX = 10;
/** An export that nobody uses and no README shows is not part of an interface. */
const USED_SHARE_MIN = 0.8;

/** Files that are tables, as long as their subject: rows of data in TypeScript, and generated types. */
const TABLES: readonly string[] = [
  'packages/client/src/openapi-types.ts',
  'packages/http/src/openapi/examples.ts',
  'packages/http/src/asyncapi/message-examples.ts',
  'packages/routing/src/passages.ts',
];

const ALL = rooms();
const FOLDERS = [...ALL.map(({ folder }) => folder), 'bench'];

const folder = mkdtempSync(join(tmpdir(), 'roadstead-sizes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sources without tests, their fixtures and tables. */
function measured(): readonly string[] {
  return FOLDERS.flatMap((each) => sourcesIn(each)).filter(
    (file) => !/\/(?:dist|testing|test-data|suite)\//.test(file) && !TABLES.includes(file),
  );
}

describe('sizes', () => {
  it(`files have at most ${FILE_LINES_MAX} lines`, () => {
    const long = measured().flatMap((file) => {
      const lines = readText(file).trimEnd().split('\n').length;
      return lines > FILE_LINES_MAX ? [`${file}: ${lines}`] : [];
    });
    expect(long, 'divide by what the parts do').toEqual([]);
  });

  it(`functions have at most ${FUNCTION_LINES_MAX} lines`, async () => {
    const config = join(folder, 'oxlint.json');
    const limits = { skipComments: false, skipBlankLines: false };
    const rule = ['error', { ...limits, max: FUNCTION_LINES_MAX }];
    const categories = { correctness: 'off' };
    writeFileSync(
      config,
      JSON.stringify({
        ...{ categories, rules: { 'max-lines-per-function': rule } },
        overrides: [
          {
            files: ['**/*.tsx'],
            rules: { 'max-lines-per-function': ['error', { ...limits, max: COMPONENT_LINES_MAX }] },
          },
        ],
      }),
    );
    const oxlint = `${ROOT}node_modules/oxlint/bin/oxlint`;
    const args = [oxlint, '-c', config, '-f', 'unix'];
    const { stdout } = await promisify(execFile)(process.execPath, [...args, ...measured()], {
      cwd: ROOT,
    }).catch((error: { stdout: string }) => error);
    expect(stdout.split('\n').filter((line) => line.includes('max-lines-per-function'))).toEqual(
      [],
    );
  });

  it('no short file only forwards', () => {
    const forwarding = measured().filter((file) => {
      if (/\/(?:index|node)\.ts$/.test(file)) return false;
      const text = readText(file).trimEnd();
      if (text.split('\n').length >= FORWARDING_LINES_MAX) return false;
      return (
        /^export\s+(?:type\s+)?\{/m.test(codeOf(text)) && !/^export (?!\{|type \{)/m.test(text)
      );
    });
    expect(forwarding, 'import from where it is defined').toEqual([]);
  });

  it.each(ALL)('the exports of $folder are used or shown', ({ folder: own, manifest, name }) => {
    const index = readText(`${own}/src/index.ts`);
    const exports = [...codeOf(index).matchAll(/export (?:type )?\{([\s\S]*?)\}/g)]
      .flatMap(([, names]) => names.split(','))
      .map((each) =>
        each
          .trim()
          .replace(/^type /, '')
          .replace(/^.* as /, ''),
      )
      .filter((each) => each !== '');
    const folders = [...FOLDERS.filter((each) => each !== own), 'test'];
    const users = folders
      .flatMap((each) => sourcesIn(each, true))
      .filter((file) => !file.includes('/dist/'))
      .map(readText)
      .filter((text) => text.includes(`'${manifest.name}`));
    const shown = [...documentsOf(own), ...(name === 'cli' ? ['README.md'] : [])].map(readText);
    const texts = [...users, ...shown].join('\n');
    const unused = exports.filter((each) => !new RegExp(`\\b${each}\\b`).test(texts));
    const usedShare = exports.length === 0 ? 1 : 1 - unused.length / exports.length;
    expect(usedShare, `unused: ${unused.join(', ')}`).toBeGreaterThanOrEqual(USED_SHARE_MIN);
  });
});

/** The README of a package and the pages beside it. */
function documentsOf(own: string): readonly string[] {
  const docs = `${own}/docs`;
  const pages = existsSync(`${ROOT}${docs}`) ? readdirSync(`${ROOT}${docs}`) : [];
  return [
    `${own}/README.md`,
    ...pages.filter((page) => page.endsWith('.md')).map((page) => `${docs}/${page}`),
  ];
}
