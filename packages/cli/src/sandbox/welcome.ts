import { type Host, write } from '../host.ts';
import { painter } from '../paint.ts';
import { ADMIN, DEMO, DEMO_KEY, type SandboxUser } from './demo-users.ts';
import type { ThingToTry } from './things-to-try.ts';

/** What is there to be told of. */
export interface Welcome {
  readonly url: string;
  readonly ships: number;
  readonly things: readonly ThingToTry[];
}

/** Tells a newcomer where it is, who may in, and what to try. */
export async function welcome({ url, ships, things }: Welcome, host: Host): Promise<void> {
  const paint = painter(host, host.stdout);
  const entrance = ({ name, password }: SandboxUser): string =>
    `${paint('bold', name)}, password ${paint('bold', password)}`;
  const tried = things.map(
    ({ title, commands }, at) =>
      `${paint(['bold', 'yellow'], String(at + 1))}  ${title}\n` +
      commands.map((command) => `   ${paint('cyan', command)}\n`).join(''),
  );
  await write(
    host.stdout,
    `\n${paint('bold', `Roadstead: ${ships} ships between the German Bight and Danzig Bay`)}\n` +
      'All of them are simulated, with the days before now, and go on as the clock does.\n\n' +
      `   ${paint('bold', url)}    what it answers: ${url}/docs\n` +
      `   users    ${entrance(DEMO)}; administrator ${entrance(ADMIN)}\n` +
      `   API key  ${paint('bold', DEMO_KEY)}, of ${DEMO.name}\n\n` +
      `Five things to try, in another terminal:\n\n${tried.join('\n')}\n` +
      'Everybody knows these passwords: it answers this machine alone, and keeps nothing. Ctrl-C ends it.\n',
  );
}
