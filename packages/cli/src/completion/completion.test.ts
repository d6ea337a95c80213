import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const { make, remove, file, folder } = temporaryFolder();
const scripts = new Map<Shell, string>();
beforeAll(async () => {
  make();
  mkdirSync(`${folder()}/alphas`);
  file('alpha.csv', '');
  for (const shell of SHELLS) {
    const { stdout } = await roadstead(['completion', shell]);
    scripts.set(shell, file(`completion.${shell}`, stdout));
  }
});
afterAll(remove);

/** Command lines, and the suggestions for their last words. */
const CASES: readonly (readonly [line: string, suggestions: readonly string[]])[] = [
  ['roadstead relea', ['relearn']],
  ['roadstead re', ['relearn', 'report', 'restore']],
  ['roadstead --v', ['--version']],
  ['roadstead help pre', ['predict']],
  ['roadstead detect --f', ['--features', '--format']],
  ['roadstead detect --format ', ['csv', 'geojson', 'kml', 'ndjson', 'parquet']],
  ['roadstead detect --distance ', []],
  ['roadstead detect alp', ['alpha.csv', 'alphas']],
  ['roadstead detect one.csv alp', ['alpha.csv', 'alphas']],
  ['roadstead detect --data alp', ['alphas']],
  ['roadstead detect --area alpha', ['alpha.csv', 'alphas']],
  ['roadstead detect --format=', ['csv', 'geojson', 'kml', 'ndjson', 'parquet']],
  ['roadstead detect --format=g', ['geojson']],
  ['roadstead detect --data=alp', ['alphas']],
  ['roadstead report --format=csv p', ['passageline', 'portcalls']],
  ['roadstead serve --store m', ['memory']],
  ['roadstead user ', ['add', 'list', 'password', 'remove']],
  ['roadstead user add --f', ['--feeder']],
  ['roadstead user add anna --adm', ['--administrator']],
  ['roadstead key re', ['revoke']],
  ['roadstead report p', ['passageline', 'portcalls']],
  ['roadstead report --format csv p', ['passageline', 'portcalls']],
  ['roadstead import s', ['schedules']],
  ['roadstead import schedules alpha.', ['alpha.csv']],
  ['roadstead retrain --d', ['--data']],
  ['roadstead copy', ['copy-store']],
  ['roadstead copy-store --v', ['--verify']],
  ['roadstead copy-store alp', ['alphas']],
  ['roadstead copy-store one alp', ['alphas']],
  ['roadstead completion ', ['bash', 'fish', 'zsh']],
];
const LINES = CASES.map(([line]) => line);

function isInstalled(shell: Shell): boolean {
  return spawnSync(shell, ['-c', 'true']).status === 0;
}

/** Runs a program of a shell. @returns the lines of its output */
async function run(shell: Shell, options: readonly string[], program: string): Promise<string[]> {
  const path = file(`run.${shell}`, program);
  const running = promisify(execFile)(shell, [...options, path], {
    cwd: folder(),
    env: { ...process.env, TERM: 'dumb', HOME: folder() },
  });
  running.child.stdin?.end();
  return (await running).stdout.split('\n').map((line) => line.trimEnd());
}

/** The suggestions for each line, from output with a marker before those of a line. */
function suggestionsIn(output: readonly string[]): string[][] {
  const groups = output.join('\n').split('==\n').slice(1);
  return groups.map((group) =>
    group
      .split('\n')
      .filter((each) => each !== '')
      .map((each) => each.split('\t')[0].replace(/\/$/, ''))
      // fish suggests whole words.
      .map((each) => each.replace(/^--[a-z]+=/, ''))
      .sort(),
  );
}

describe('roadstead completion', () => {
  it.each(SHELLS)('has all commands and options of the program for %s', async (shell) => {
    const { stdout } = await roadstead(['completion', shell]);
    const program = new Command();
    for (const { name, alias, load } of COMMANDS) {
      const command = program.command(name);
      (await load())(command, {
        host: undefined as never,
        exit: () => undefined,
        buildWholeProgram: () => Promise.resolve(program),
      });
      const names = [name, alias ?? name, ...command.commands.map((each) => each.name())];
      const options = [command, ...command.commands].flatMap((each) => each.options);
      const flags = options.map(({ long }) => (shell === 'fish' ? `-l ${long?.slice(2)}` : long));
      for (const word of [...names, ...flags]) expect(stdout).toContain(word);
    }
  });

  it('completes in bash', async (context) => {
    if (!isInstalled('bash')) context.skip('bash is not installed here');
    const calls = LINES.map((line) => {
      const words = line.split(/ |(?==)|(?<==)/).map((word) => `'${word}'`);
      return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _roadstead; echo ==; printf '%s\\n' "\${COMPREPLY[@]}"`;
    });
    const program = [`set -u; source ${scripts.get('bash')}`, ...calls].join('\n');
    const output = await run('bash', ['--norc'], program);
    expect(suggestionsIn(output)).toEqual(CASES.map(([, suggestions]) => suggestions));
  });

  it('completes --option=value in bash, which splits it or not, by COMP_WORDBREAKS', async (context) => {
    if (!isInstalled('bash')) context.skip('bash is not installed here');
    const output = await run(
      'bash',
      ['--norc'],
      `source ${scripts.get('bash')}
COMP_WORDS=(roadstead detect --format = n); COMP_CWORD=4; _roadstead; echo ==; echo "$COMPREPLY"
COMP_WORDS=(roadstead detect --format =); COMP_CWORD=3; _roadstead; echo ==; printf '%s\\n' "\${COMPREPLY[@]}"
COMP_WORDS=(roadstead detect --format=n); COMP_CWORD=2; _roadstead; echo ==; echo "$COMPREPLY"
COMP_WORDS=(roadstead report --format=csv p); COMP_CWORD=3; _roadstead; echo ==; printf '%s\\n' "\${COMPREPLY[@]}"
COMP_WORDS=(roadstead report --format = csv p); COMP_CWORD=5; _roadstead; echo ==; printf '%s\\n' "\${COMPREPLY[@]}"`,
    );
    expect(suggestionsIn(output)).toEqual([
      ['ndjson'],
      ['csv', 'geojson', 'kml', 'ndjson', 'parquet'],
      ['ndjson'],
      ['passageline', 'portcalls'],
      ['passageline', 'portcalls'],
    ]);
  });

  it('completes in fish', async (context) => {
    if (!isInstalled('fish')) context.skip('fish is not installed here');
    const calls = LINES.map((line) => `echo ==; complete -C '${line}'`);
    const program = [`source ${scripts.get('fish')}`, ...calls].join('\n');
    const output = await run('fish', ['--no-config'], program);
    expect(suggestionsIn(output)).toEqual(CASES.map(([, suggestions]) => suggestions));
  });

  it('completes in zsh', async (context) => {
    if (!isInstalled('zsh')) context.skip('zsh is not installed here');
    // A terminal of its own, in which Tab inserts the first suggestion and Enter prints the line.
    const output = await run(
      'zsh',
      ['-f'],
      `zmodload zsh/zpty
zpty terminal zsh -f -i
zpty -w terminal 'PROMPT=; autoload -Uz compinit; compinit -u -D; setopt menucomplete; source ${scripts.get('zsh')}; roadstead() { print -r -- "RAN roadstead $*" }'
${LINES.map((line) => `zpty -w terminal '${line}'$'\\t'`).join('\n')}
zpty -w terminal exit
while zpty -r terminal line; do print -rn -- "$line"; done`,
    );
    const lines = output.flatMap((line) => /^RAN (.*?)[/=]?$/.exec(line)?.[1] ?? []);
    const expected = CASES.map(([line, [first = '']]) =>
      line.replace(/[^ =]*$/, (begun) => (first === '' ? begun : first)).trimEnd(),
    );
    expect(lines).toEqual(expected);
  });

  it('rejects another shell', async () => {
    const { code, stderr } = await roadstead(['completion', 'tcsh']);
    expect(code).toBe(2);
    expect(stderr).toContain('Allowed choices are bash, zsh, fish.');
  });
});
