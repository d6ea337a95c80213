import type { Command } from 'commander';
import { demoCommand } from '../demo-command.ts';
import type { Host } from '../host.ts';
import type { Exit } from './exit.ts';

/** Adds `demo`: detection on the recording that comes along. */
export function addDemo(program: Command, host: Host, exit: Exit): void {
  program
    .command('demo')
    .description('detect on a recording that comes with roadstead: 84 minutes in the Solent')
    .action(async () => exit(await demoCommand(host)));
}
