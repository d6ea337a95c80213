import { Command, Help } from 'commander';
import { describe, expect, it } from 'vitest';
import { COMMANDS as ENTRIES } from './commands.ts';
import { roadstead } from './testing/fake-host.ts';

const COLUMNS = 80;

/** The names listed under the headings of a help text that are commands. */
function commandsIn(help: string): string[] {
  const lists = help.split(/\n(?=\S.*:\n)/).filter((part) => !/^(?:Arg|Opt|Exam|Usage)/.test(part));
  return lists.flatMap((list) => [...list.matchAll(/^ {2}([\w-]+)/gm)].map(([, word]) => word));
}

const GENERAL = (await roadstead(['--help'])).stdout;
const COMMANDS = commandsIn(GENERAL).filter((command) => command !== 'help');

describe('roadstead --help', () => {
  it('lists the commands under headings', () => {
    expect(COMMANDS).toEqual(expect.arrayContaining(['demo', 'detect', 'serve', 'route', 'key']));
    expect(GENERAL).not.toContain('\nCommands:\n');
  });

  it.each(ENTRIES)(
    'lists $name with the options and arguments of its definition',
    async (entry) => {
      const command = new Command(entry.name);
      (await entry.load())(command, {
        host: undefined as never,
        exit: () => undefined,
        buildWholeProgram: () => Promise.reject(new Error('not called')),
      });
      const listed = `${entry.name} ${entry.usage}`.trim();
      expect(new Help().subcommandTerm(command)).toBe(listed);
      expect(GENERAL).toContain(`\n  ${listed} `);
    },
  );

  it.each([[], ...COMMANDS.map((command) => [command])])('fits a terminal: %s', async (...argv) => {
    const { stdout } = await roadstead([...argv, '--help']);
    expect(stdout.split('\n').filter((line) => [...line].length > COLUMNS)).toEqual([]);
  });

  it.each(COMMANDS)('shows an example of %s', async (command) => {
    const { stdout } = await roadstead([command, '--help']);
    if (command !== 'demo') expect(stdout).toMatch(new RegExp(`^ +roadstead ${command} `, 'm'));
  });

  it.each(['retrain', 'relearn'])('shows the same command under both names: %s', async (name) => {
    const { stdout } = await roadstead([name, '--help']);
    expect(stdout).toContain('Usage: roadstead relearn|retrain [options]');
  });
});
