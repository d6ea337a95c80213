import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';

const { make, remove, file } = temporaryFolder();
beforeEach(make);
afterEach(remove);

/** Appends the URL of each module that is loaded to the file that MODULES names. */
const HOOK = `import fs from 'node:fs';
export async function load(url, context, next) {
  fs.appendFileSync(process.env.MODULES, url + '\\n');
  return next(url, context);
}`;
const REGISTER = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(HOOK))});`;

function dataUrl(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** The modules that a program of this folder loads, without those of Node and of the TypeScript loader. */
async function modulesOf(program: string, ...argv: readonly string[]): Promise<readonly string[]> {
  const log = file('modules.txt', '');
  const options = ['--conditions=@roadstead/source', '--import', import.meta.resolve('tsx')];
  const path = fileURLToPath(new URL(program, import.meta.url));
  await promisify(execFile)(
    process.execPath,
    [...options, '--import', dataUrl(REGISTER), path, ...argv],
    { env: { ...process.env, MODULES: log } },
  );
  const urls = readFileSync(log, 'utf8').split('\n');
  return urls.filter((url) => url.startsWith('file:') && !url.includes('/tsx/'));
}

/** Code of the command line, and what only it needs. */
const COMMAND_CODE =
  /\/(?:commander|cli-table3|simulator)\/|\/cli\/src\/(?:command-line|commands|main|program|completion|simulation)\b|-command\.ts|\/define-/;

describe('the number of modules loaded', () => {
  it('is four at most for --version', async () => {
    const modules = await modulesOf('main.ts', '--version');
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.length).toBeLessThanOrEqual(4);
  });

  it('is fifteen at most for --help, and no command is among them', async () => {
    const modules = await modulesOf('main.ts', '--help');
    expect(modules.filter((url) => url.includes('/commander/'))).not.toEqual([]);
    expect(modules.length).toBeLessThanOrEqual(15);
  });

  it('for the help of a command does not include its implementation', async () => {
    const modules = await modulesOf('main.ts', 'detect', '--help');
    expect(modules.filter((url) => url.endsWith('/define-detect.ts'))).toHaveLength(1);
    expect(modules.filter((url) => /-command\.ts|\/(?:service|detector|http)\//.test(url))).toEqual(
      [],
    );
    // The index of date-fns loads 300 modules, as long as all the rest of the help.
    expect(modules.filter((url) => url.endsWith('/date-fns/index.js'))).toEqual([]);
  });

  it('for the library does not include the command line', async () => {
    const modules = await modulesOf('index.ts');
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((url) => COMMAND_CODE.test(url))).toEqual([]);
  });
});
