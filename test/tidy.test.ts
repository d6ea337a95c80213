import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT, readJson, readText, rooms, sourcesIn } from './workspace.ts';

const TOP_LEVEL = [
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'bench',
  'package-lock.json',
  'package.json',
  'packages',
  'scenarios',
  'simulator',
  'test',
  'tsconfig.json',
];
/** The tools' own files. */
const TOOLS = [
  'biome.json',
  'knip.json',
  'tsconfig.base.json',
  'tsconfig.check.json',
  'vitest.config.ts',
];
/** Folders that tools create and git ignores. */
const MADE = ['coverage', 'node_modules'];

/** A longer file does more than one thing; most are under 200 lines. */
const LINES_MAX = 400;
/** As long as the OpenAPI and AsyncAPI documents. */
const GENERATED: readonly string[] = [
  'packages/client/src/openapi-types.ts',
  'packages/http/src/asyncapi/message-examples.ts',
  'packages/http/src/openapi/examples.ts',
];

const ALL = rooms();

describe('the top level', () => {
  it('holds what the house says, and nothing else', () => {
    const found = readdirSync(ROOT).filter((name) => !name.startsWith('.') && !MADE.includes(name));
    expect(found.sort()).toEqual([...TOP_LEVEL, ...TOOLS].sort());
  });
});

describe('the licence', () => {
  const { workspaces } = readJson('package.json') as { readonly workspaces: readonly string[] };
  const folders = workspaces
    .flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(`${ROOT}${pattern.slice(0, -2)}`).map((name) => pattern.replace('*', name))
        : [pattern],
    )
    .filter((folder) => existsSync(`${ROOT}${folder}/package.json`));

  it.each(folders)('goes with %s as it is at the top level', (folder) => {
    expect(readText(`${folder}/LICENSE`)).toBe(readText('LICENSE'));
  });
});

describe.each(ALL)('$folder', ({ name, folder, manifest }) => {
  it('has a README and an index', () => {
    expect(existsSync(`${ROOT}${folder}/README.md`), 'README.md').toBe(true);
    expect(existsSync(`${ROOT}${folder}/src/index.ts`), 'src/index.ts').toBe(true);
  });

  it('is published like the others', () => {
    const [first] = ALL;
    expect(manifest).toMatchObject({
      version: first.manifest.version,
      license: 'MIT',
      type: 'module',
      engines: { node: '>=20.19' },
      exports: {
        '.': {
          '@roadstead/source': './src/index.ts',
          types: './dist/index.d.ts',
          default: './dist/index.js',
        },
      },
    });
    expect(Object.keys((manifest.exports as { '.': object })['.'])).toEqual([
      '@roadstead/source',
      'types',
      'default',
    ]);
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'src', '!**/*.test.ts']));
  });

  it('depends on exact versions, of its siblings on the present ones', () => {
    for (const [dependency, version] of Object.entries(manifest.dependencies ?? {})) {
      const sibling = ALL.find((room) => room.manifest.name === dependency);
      if (sibling) expect(version, dependency).toBe(manifest.version);
      else expect(version, dependency).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('says what it knows nothing of', () => {
    if (name !== 'cli') expect(readText(`${folder}/README.md`)).toMatch(/knows nothing of/i);
  });

  it(`has files of at most ${LINES_MAX} lines`, () => {
    const long = sourcesIn(`${folder}/src`).filter(
      (file) => !GENERATED.includes(file) && readText(file).split('\n').length > LINES_MAX,
    );
    expect(long, 'do one thing in a file').toEqual([]);
  });
});
