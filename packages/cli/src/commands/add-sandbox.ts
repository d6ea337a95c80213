import type { Command } from 'commander';
import { SANDBOX_EXAMPLES } from '../examples.ts';
import type { Host } from '../host.ts';
import { wholeNumberOption } from '../number-option.ts';
import { type SandboxOptions, sandboxCommand } from '../sandbox/sandbox-command.ts';
import { ADDRESS } from '../serve/listening.ts';
import type { Exit } from './exit.ts';

const SHIPS_MIN = 60;
const SHIPS_MAX = 2000;
const SHIPS_DEFAULT = 250;

/** Adds `sandbox`: the service on a simulated world. */
export function addSandbox(program: Command, host: Host, exit: Exit): void {
  program
    .command('sandbox')
    .summary('run the service on a simulated world, to try it out')
    .description(
      'Runs the service on a sea of simulated ships, with the days before now filled in, and tells what to try. It answers ' +
        `${ADDRESS.host} alone, since its passwords are known to everybody, and keeps nothing.`,
    )
    .addOption(
      wholeNumberOption('--port <number>', 'the port; 0 is any that is free', 0, 65_535).default(
        ADDRESS.port,
      ),
    )
    .addOption(
      wholeNumberOption('--ships <count>', 'about how many', SHIPS_MIN, SHIPS_MAX).default(
        SHIPS_DEFAULT,
      ),
    )
    .addHelpText('after', SANDBOX_EXAMPLES)
    .action(async (options: SandboxOptions) => exit(await sandboxCommand(options, host)));
}
