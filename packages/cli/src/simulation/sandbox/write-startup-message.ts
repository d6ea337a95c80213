import { type Host, writeText } from '../../host/host.ts';
import { painter } from '../../host/paint.ts';
import { ADMIN, DEMO, DEMO_KEY, type SandboxUser } from './demo-users.ts';
import type { ExampleCommand } from './example-commands.ts';

/** The values of the startup message. */
export interface StartupMessage {
  readonly url: string;
  readonly ships: number;
  readonly examples: readonly ExampleCommand[];
}

/** Prints the address, the users and the examples. */
export async function writeStartupMessage(
  { url, ships, examples }: StartupMessage,
  host: Host,
): Promise<void> {
  const paint = painter(host, host.stdout);
  const userText = ({ name, password }: SandboxUser): string =>
    `${paint('bold', name)}, password ${paint('bold', password)}`;
  const exampleTexts = examples.map(
    ({ title, commands }, at) =>
      `${paint(['bold', 'yellow'], String(at + 1))}  ${title}\n` +
      commands.map((command) => `   ${paint('cyan', command)}\n`).join(''),
  );
  await writeText(
    host.stdout,
    `\n${paint('bold', `Roadstead: ${ships} ships between the German Bight and Danzig Bay`)}\n` +
      'All ships are simulated: some days of history, then in real time.\n\n' +
      `   ${paint('bold', url)}    the map, for a browser; documentation of the API: ${url}/docs\n` +
      `   users    ${userText(DEMO)}; administrator ${userText(ADMIN)}\n` +
      `   API key  ${paint('bold', DEMO_KEY)} (user ${DEMO.name})\n\n` +
      `Five examples, for another terminal:\n\n${exampleTexts.join('\n')}\n` +
      'The passwords are public: the service listens on this machine only, and its store is in memory. Ctrl-C stops it.\n',
  );
}
