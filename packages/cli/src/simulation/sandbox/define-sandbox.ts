import type { DefineCommand } from '../../command-line/define-command.ts';
import { wholeNumberOption } from '../../command-line/number-option.ts';
import { ADDRESS } from '../../operations/serve-options.ts';
import type { SandboxOptions } from './sandbox-options.ts';

const SHIPS_MIN = 60;
const SHIPS_MAX = 2000;
const SHIPS_DEFAULT = 250;

const EXAMPLES = `
Examples:
  roadstead sandbox
  roadstead sandbox --port 9000 --ships 600

When it is ready, it prints its address, two users with their passwords, and
five examples. The ships move the same way each time, counted from the first
simulated day. Ctrl-C or SIGTERM stops it.
`;

/** Defines `sandbox`: the service on a simulated world. */
export const defineSandbox: DefineCommand = (command, { host, exit }) => {
  command
    .description(
      'Runs the service on a simulated world: some days of history, then in real time. Its passwords are public, so it ' +
        `listens on ${ADDRESS.host} only; its store is in memory.`,
    )
    .addOption(
      wholeNumberOption('--port <number>', 'the port; 0 is any free one', 0, 65_535).default(
        ADDRESS.port,
      ),
    )
    .addOption(
      wholeNumberOption(
        '--ships <count>',
        'the approximate number of ships',
        SHIPS_MIN,
        SHIPS_MAX,
      ).default(SHIPS_DEFAULT),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (options: SandboxOptions) => {
      const { sandboxCommand } = await import('./sandbox-command.ts');
      exit(await sandboxCommand(options, host));
    });
};
