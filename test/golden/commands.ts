import { FakeOutput, roadstead } from '../../packages/cli/src/testing/fake-host.ts';

/** Commands, arguments and flags as `--help` lists them, without their texts. @param command words, as ['user', 'add'] */
export async function commandLines(command: readonly string[] = []): Promise<readonly string[]> {
  // So wide that no line is wrapped.
  const stdout = Object.assign(new FakeOutput(), { columns: 10_000 });
  await roadstead([...command, '--help'], { stdout });
  const at = ['roadstead', ...command].join(' ');
  const lines = [at];
  let heading = '';
  for (const line of stdout.text.split('\n')) {
    heading = /^(\S.*):$/.exec(line)?.[1] ?? heading;
    const [, name, description = ''] = /^ {2}(\S(?:.*?\S)?)(?: {2,}(.*))?$/.exec(line) ?? [];
    const usage = /^Usage: roadstead(?: [a-z|-]+)* ?(.*)$/.exec(line)?.[1];
    if (usage !== undefined) lines.push(...argumentLines(at, usage));
    if (name === undefined || /^(?:Arguments|Examples?)/.test(heading)) continue;
    if (name.startsWith('-')) lines.push(...flagLines(`${at} ${name}`, description));
    else if (heading !== '' && /^[a-z]+(?: |$)/.test(name)) {
      // A command and its alias stand as one|other.
      for (const subcommand of name.split(' ')[0].split('|')) {
        if (subcommand === 'help') lines.push(`${at} help`);
        else lines.push(...(await commandLines([...command, subcommand])));
      }
    }
  }
  return lines;
}

function argumentLines(at: string, usage: string): readonly string[] {
  const all = usage.match(/<[^>]+>|\[[^\]]+\]/g) ?? [];
  return all
    .filter((each) => each !== '[options]' && each !== '[command]')
    .map((each) => `${at} argument ${each}`);
}

/** Defaults that are numbers or words in quotes; others are texts, which may be reworded. */
function flagLines(at: string, description: string): readonly string[] {
  const [, choices = ''] = /\(choices: ([^)]*?)(?:, default: [^)]*)?\)$/.exec(description) ?? [];
  const [, value] = /default: ("[^"]*"|\d[\d:.]*)/.exec(description) ?? [];
  return [
    at,
    ...(value === undefined ? [] : [`${at} default ${value}`]),
    ...(choices.match(/"[^"]*"/g) ?? []).map((choice) => `${at} choice ${choice}`),
  ];
}
