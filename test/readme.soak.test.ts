import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, readText, rooms } from './workspace.ts';

/** A block of code in a README or another document of a package. */
interface Block {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
}

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const READMES = ['README.md', ...rooms().map(({ folder }) => `${folder}/README.md`)];
/** The documents beside a README, `docs/*.md` of a package. */
const DOCS = rooms().flatMap(({ folder }) => filesIn(`${folder}/docs`));
const BLOCKS = [...READMES, ...DOCS]
  .filter((file) => existsSync(`${ROOT}${file}`))
  .flatMap(blocksOf);
const PROGRAMS = BLOCKS.filter(({ language }) => language === 'ts');
/** Commands with shown output; `sandbox.test.ts` compares that of `npm start`. */
const SESSIONS = BLOCKS.filter(({ text }) => /^\$ (?:npx )?roadstead /.test(text));

/** Output that a program's comments show. */
const SHOWN = /^(?:.*console\.log\(.*\);? |)\/\/ (.+)$/gm;

/** In output that is shown, a line that stands for any number of lines. */
const SKIP = '…';

/** The Danish authority's form, for the READMEs that read a day of it. */
const DANISH_DAY = `# Timestamp,Type of mobile,MMSI,Latitude,Longitude
26/04/2026 00:00:00,Class A,219000001,55.700000,12.600000
26/04/2026 00:00:10,Class A,219000002,91.000000,0.000000
`;

const SOURCE = ['--conditions=@roadstead/source', '--import', import.meta.resolve('tsx')];

/** Where the commands are run: the files that the READMEs speak of are here. */
let cwd = '';
/** Where the programs lie: the packages are found from here. */
let programs = '';

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'roadstead-readme-'));
  symlinkSync(`${ROOT}packages`, join(cwd, 'packages'), 'junction');
  symlinkSync(`${ROOT}packages/cli/data/solent-2016-01-12.csv`, join(cwd, 'solent-2016-01-12.csv'));
  writeFileSync(join(cwd, 'aisdk-2026-04-26.csv'), DANISH_DAY);
  mkdirSync(`${ROOT}node_modules/.cache`, { recursive: true });
  programs = mkdtempSync(`${ROOT}node_modules/.cache/readme-`);
  for (const program of PROGRAMS) writeFileSync(join(programs, fileOf(program)), program.text);
});

afterAll(() => {
  rmSync(cwd, { recursive: true });
  rmSync(programs, { recursive: true });
});

describe('the code in the READMEs', () => {
  it('is there for each package', () => {
    const files = new Set([...PROGRAMS, ...SESSIONS].map(({ file }) => file));
    expect(READMES.filter((file) => !files.has(file))).toEqual([]);
  });

  it('has the right types', async () => {
    const tsconfig = {
      extends: `${ROOT}tsconfig.check.json`,
      compilerOptions: { types: ['node'], typeRoots: [`${ROOT}node_modules/@types`] },
      include: [],
      files: PROGRAMS.map(fileOf),
    };
    writeFileSync(join(programs, 'tsconfig.json'), JSON.stringify(tsconfig));
    const tsc = `${ROOT}node_modules/typescript/bin/tsc`;
    const { stdout, code } = await run([tsc, '--project', join(programs, 'tsconfig.json')]);
    expect(stdout).toBe('');
    expect(code).toBe(0);
  });

  it.each(PROGRAMS)('runs: $file:$line', async (program) => {
    const { code, stderr, stdout } = await run([...SOURCE, join(programs, fileOf(program))]);
    expect(code, stderr).toBe(0);
    expect(stdout, 'it shows something').not.toBe('');
    for (const [, shown] of program.text.matchAll(SHOWN)) expect(stdout).toContain(shown);
  });
});

describe('the output in the READMEs', () => {
  it.each(SESSIONS)('is what comes out: $file:$line', async ({ text }) => {
    const [command, ...shown] = text.trimEnd().split('\n');
    const words = command.split(' ');
    const options = words.slice(words.indexOf('roadstead') + 1);
    const { code, stdout, stderr } = await run([
      ...SOURCE,
      `${ROOT}packages/cli/src/main.ts`,
      ...options,
    ]);
    expect(code, stderr).toBe(0);
    let rest = linesOf(stdout + stderr);
    for (const part of splitAt(linesOf(shown.join('\n')), SKIP)) {
      const at = indexOfPart(rest, part);
      if (at < 0) expect(rest).toEqual(part);
      rest = rest.slice(at + part.length);
    }
  });
});

function filesIn(folder: string): string[] {
  if (!existsSync(`${ROOT}${folder}`)) return [];
  return readdirSync(`${ROOT}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

function blocksOf(file: string): Block[] {
  const text = readText(file);
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length,
    language: match[1],
    text: match[2],
  }));
}

function fileOf({ file, line }: Block): string {
  return `${file.replaceAll('/', '-')}-${line}.mts`;
}

/** Lines without blanks at their ends, and without how long something took. */
function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd().replace(/ in \d+(?:\.\d+)? (?:s|ms)\b/, ' in a while'));
}

function splitAt(lines: readonly string[], separator: string): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === separator) parts.push([]);
    else parts[parts.length - 1].push(line);
  }
  return parts.filter((part) => part.length > 0);
}

function indexOfPart(lines: readonly string[], part: readonly string[]): number {
  return lines.findIndex((_, at) => part.every((line, i) => lines[at + i] === line));
}

/** Runs node in the folder of the READMEs' files. */
function run(options: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, options, { cwd, env: { ...process.env, NO_COLOR: '1' } });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (bytes: Buffer) => {
      stdout += bytes.toString();
    });
    child.stderr.on('data', (bytes: Buffer) => {
      stderr += bytes.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
