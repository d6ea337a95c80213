import { describe, expect, it } from 'vitest';
import { roadstead } from './testing/fake-host.ts';

const COLUMNS = 80;

/** The words that are listed under headings of a help: commands. */
function commandsIn(help: string): string[] {
  const lists = help.split(/\n(?=\S.*:\n)/).filter((part) => !/^(?:Arg|Opt|Exam|Usage)/.test(part));
  return lists.flatMap((list) => [...list.matchAll(/^ {2}(\w+)/gm)].map(([, word]) => word));
}

const GENERAL = (await roadstead(['--help'])).stdout;
const COMMANDS = commandsIn(GENERAL).filter((command) => command !== 'help');

describe('roadstead --help', () => {
  it('lists the commands under what people come for', () => {
    expect(COMMANDS).toEqual(expect.arrayContaining(['demo', 'detect', 'serve', 'route', 'key']));
    expect(GENERAL).not.toContain('\nCommands:\n');
  });

  it.each([[], ...COMMANDS.map((command) => [command])])('fits a terminal: %s', async (...argv) => {
    const { stdout } = await roadstead([...argv, '--help']);
    expect(stdout.split('\n').filter((line) => [...line].length > COLUMNS)).toEqual([]);
  });

  it.each(COMMANDS)('shows how %s is used', async (command) => {
    const { stdout } = await roadstead([command, '--help']);
    if (command !== 'demo') expect(stdout).toMatch(new RegExp(`^ +roadstead ${command} `, 'm'));
  });
});
