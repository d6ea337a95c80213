import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf, importsOf, packageOf } from './source-code.ts';
import { type Room, readJson, readText, rooms, sourcesIn } from './workspace.ts';

/** Each may import those before it. */
const FOUNDATION = ['geo', 'model', 'contracts'];
/** None imports another: `service` hands functions across. */
const DOMAINS = [
  'ais',
  'alerts',
  'assessment',
  'detector',
  'gazetteer',
  'predictions',
  'reports',
  'routing',
  'shapes',
  'tracking',
  'trade-lanes',
  'usage',
  'yaml-file',
];
/** Each may import all before it: the foundation, the domains, and these. */
const DOORS = ['service', 'http', 'cli'];
const DRIVER = /^(?:store|log)-/;
const SIMULATOR = 'simulator';
/** Detection in recordings and scenarios without a service, in Node and in browsers. */
const RECORDINGS = 'recordings';
/** For programs elsewhere, browsers too: it knows the service by its OpenAPI document alone, and nobody here needs it. */
const CLIENT = 'client';
/** The page in a browser, built into static files: of the service it knows the client, and it runs the domains itself. */
const WEB = 'web';

const ALL = rooms();
const LAYERS = [...FOUNDATION, ...DOMAINS, ...DOORS];

/** The rooms that a room may import; undefined for a room that nobody has given a place yet. */
function mayImport(room: string): readonly string[] | undefined {
  if (DRIVER.test(room)) return ['contracts'];
  if (FOUNDATION.includes(room)) return FOUNDATION.slice(0, FOUNDATION.indexOf(room));
  if (DOMAINS.includes(room)) return FOUNDATION;
  // Never the detector: it would mark its own homework.
  if (room === SIMULATOR) return [...FOUNDATION, 'ais', 'yaml-file'];
  if (room === RECORDINGS) return [...FOUNDATION, ...DOMAINS, SIMULATOR];
  if (room === CLIENT) return [];
  if (room === WEB) return [...FOUNDATION, ...DOMAINS, SIMULATOR, RECORDINGS, CLIENT];
  if (!DOORS.includes(room)) return undefined;
  const before = LAYERS.slice(0, LAYERS.indexOf(room));
  const drivers = ALL.map(({ name }) => name).filter((name) => DRIVER.test(name));
  return room === 'cli' ? [...before, ...drivers, SIMULATOR, RECORDINGS, WEB] : before;
}

/** The room of a package's name; undefined for a package of others. */
function roomOf(packageName: string): string | undefined {
  if (packageName === 'roadstead') return 'cli';
  return /^@roadstead\/(.+)$/.exec(packageName)?.[1];
}

function folderOf(room: string): string {
  return room === SIMULATOR ? SIMULATOR : `packages/${room}`;
}

/** Whether a room asks nothing of the machine: no time of day, no chance but seeded, no files. */
function isPure(room: string): boolean {
  return [...FOUNDATION, ...DOMAINS, SIMULATOR, RECORDINGS].includes(room);
}

interface Import {
  readonly file: string;
  readonly specifier: string;
}

function importsIn(folder: string, areTests = false): readonly Import[] {
  return sourcesIn(folder, areTests).flatMap((file) =>
    importsOf(readText(file)).map((specifier) => ({ file, specifier })),
  );
}

/** The imports of a folder that lead to rooms which it may not import. */
function wrongArrows(folder: string, allowed: readonly string[], areTests = false): string[] {
  return importsIn(folder, areTests).flatMap(({ file, specifier }) => {
    const room = roomOf(packageOf(specifier) ?? '');
    return room === undefined || allowed.includes(room)
      ? []
      : [`${file} imports ${specifier}; it may import ${allowed.join(', ') || 'no other room'}`];
  });
}

describe.each(ALL)('the arrows of $folder', ({ name, folder, manifest }) => {
  const imports = importsIn(`${folder}/src`);
  const packages = new Set(imports.flatMap(({ specifier }) => packageOf(specifier) ?? []));
  const declared = Object.keys(manifest.dependencies ?? {});

  it('has a place in the house', () => {
    expect(mayImport(name), `say in test/arrows.test.ts what ${folder} may import`).toBeDefined();
    expect(roomOf(manifest.name), `${folder} is named @roadstead/${name}`).toBe(name);
  });

  it('imports only rooms that it may', () => {
    const allowed = mayImport(name) ?? [];
    expect(wrongArrows(`${folder}/src`, allowed)).toEqual([]);
    // Tests of a domain stay in it too: what crosses rooms is tested in test/.
    expect(wrongArrows(`${folder}/src`, [...allowed, name], true)).toEqual([]);
  });

  it('has no import that leaves its folder', () => {
    const leaving = importsIn(`${folder}/src`, true).filter(
      ({ file, specifier }) =>
        specifier.startsWith('.') &&
        !posix.join(posix.dirname(file), specifier).startsWith(`${folder}/`),
    );
    expect(leaving, "import another room by its package's name").toEqual([]);
  });

  it('declares the packages that it imports, and no others', () => {
    // Those of Node, and modules that a build makes, as `virtual:port-names`, have a colon.
    const imported = [...packages].filter((each) => !each.includes(':'));
    // The page is built with its packages in it: nobody who installs it needs them.
    if (name === WEB)
      expect(Object.keys(manifest.devDependencies!)).toEqual(expect.arrayContaining(imported));
    else expect(declared.sort()).toEqual(imported.sort());
  });

  it('refers in tsconfig.json to the rooms that it imports, and to no others', () => {
    const { references = [] } = readJson(`${folder}/tsconfig.json`) as {
      references?: readonly { path: string }[];
    };
    const imported = name === WEB ? [] : [...packages].flatMap((each) => roomOf(each) ?? []);
    expect(references.map(({ path }) => path).sort()).toEqual(
      imported.map((each): string => posix.relative(folder, folderOf(each))).sort(),
    );
  });

  it('is built with the others', () => {
    const { references } = readJson('tsconfig.json') as {
      references: readonly { path: string }[];
    };
    expect(references.map(({ path }) => path)).toContain(folder);
  });
});

/** Code that only the host may contain, and `export *`; each with its replacement. */
const BANS: readonly { readonly name: string; readonly code: RegExp; readonly instead: string }[] =
  [
    {
      name: 'Date.now',
      code: /\bDate\s*\.\s*now\b/,
      instead: 'take the Clock of @roadstead/contracts, or the times inside the data',
    },
    {
      name: 'new Date() without an argument',
      code: /\bnew\s+Date\s*(?:\(\s*\)|(?![\s(\w]))|(?<!new\s)\bDate\s*\(\s*\)/,
      instead: 'take the Clock of @roadstead/contracts, or the times inside the data',
    },
    {
      name: 'performance.now',
      code: /\bperformance\s*\./,
      instead: 'measure in bench/, or let the host hand in a function',
    },
    {
      name: 'Math.random',
      code: /\bMath\s*\.\s*random\b/,
      instead: 'let the host hand in ids and chance, seeded',
    },
    {
      name: 'crypto randomness',
      code: /\bcrypto\s*\.\s*(?:randomUUID|getRandomValues)\b/,
      instead: 'let the host hand in ids and chance, seeded',
    },
    {
      name: 'process',
      code: /(?<![.\w$#])process\b(?!\s*[:(?])/,
      instead: 'take what is needed as an option; only cli knows the process',
    },
    {
      name: 'a timer',
      code: /\b(?:setTimeout|setInterval|setImmediate)\b/,
      instead: 'do it when event time moves on, or let the host call',
    },
    {
      name: 'console',
      code: /(?<![.\w$#])console\b/,
      instead: 'return what there is to say, as rejected$ and problems are',
    },
    {
      name: 'export *',
      code: /\bexport\s*\*/,
      instead: 'name what is exported',
    },
  ];

/** Bans that hold for drivers, http, service and cli, too. */
const BANNED_EVERYWHERE = ['export *', 'Math.random'];

function bansIn(room: Room): typeof BANS {
  return isPure(room.name) ? BANS : BANS.filter(({ name }) => BANNED_EVERYWHERE.includes(name));
}

describe.each(ALL)('the words of $folder', (room) => {
  it.each(bansIn(room))('does not say $name', ({ name, code, instead }) => {
    const found = sourcesIn(`${room.folder}/src`).flatMap((file) =>
      codeOf(readText(file))
        .split('\n')
        .flatMap((line, i) => (code.test(line) ? [`${file}:${i + 1}`] : [])),
    );
    expect(found, `instead of ${name}: ${instead}`).toEqual([]);
  });

  if (isPure(room.name)) {
    it('imports nothing of node', () => {
      const found = importsIn(`${room.folder}/src`).filter(({ specifier }) =>
        specifier.startsWith('node:'),
      );
      const instead = 'instead of node: make it a contract that cli or the host hands in';
      expect(found, instead).toEqual([]);
    });
  }
});

describe('the tests of the arrows themselves', () => {
  it.each([
    ['Date.now', 'const now = Date.now();'],
    ['new Date() without an argument', 'const now = new Date();'],
    ['new Date() without an argument', 'const now = new Date;'],
    ['Math.random', 'Math.random() < 0.5'],
    ['process', "process.env['HOME']"],
    ['process', 'const { argv } = process;'],
    ['a timer', 'setTimeout(go, 10);'],
    ['console', "console.log('here');"],
    ['export *', "export * from './a.ts';"],
  ])('finds %s in %s', (name, source) => {
    expect(BANS.find((ban) => ban.name === name)?.code.test(codeOf(source))).toBe(true);
  });

  it.each([
    '// Date.now() is banned, and so is process',
    '/** Not `Math.random`, not console. */',
    "const text = 'process.env, console, setTimeout';",
    'const date = new Date(timeMs);',
    'const quotes = /[\'"]/; const date = new Date(0);',
    'this.process(line);',
    'class A { process(line: string): void {} }',
    "export { a } from './a.ts';",
  ])('finds nothing in %s', (source) => {
    const found = BANS.filter(({ code }) => code.test(codeOf(source)));
    expect(found).toEqual([]);
  });

  it('sees every form of import', () => {
    const source = `
      import type { A } from '@roadstead/geo';
      import { b,
        c } from './b.ts';
      import 'node:fs';
      export { d } from "rxjs";
      // import { e } from 'uuid';
      const f = await import('@roadstead/model');
      export const g = 1;
    `;
    expect(importsOf(source)).toEqual([
      '@roadstead/geo',
      './b.ts',
      'node:fs',
      'rxjs',
      '@roadstead/model',
    ]);
  });

  it('covers rooms that are still to come', () => {
    expect(mayImport('gazetteer')).toEqual(FOUNDATION);
    expect(mayImport('store-sqlite')).toEqual(['contracts']);
    expect(mayImport('log-other')).toEqual(['contracts']);
    expect(mayImport('http')).toContain('service');
    expect(mayImport('service')).not.toContain('http');
    expect(mayImport('service')).not.toContain(SIMULATOR);
    expect(mayImport('cli')).toContain(SIMULATOR);
    expect(mayImport('geo')).toEqual([]);
    expect(mayImport('elsewhere')).toBeUndefined();
  });

  it('looks at sources', () => {
    for (const { folder } of ALL) {
      expect(existsSync(folder)).toBe(true);
      expect(sourcesIn(`${folder}/src`).length).toBeGreaterThan(0);
    }
  });
});
