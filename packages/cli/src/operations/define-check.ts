import type { DefineCommand } from '../command-line/define-command.ts';
import { withStore } from '../command-line/store-options.ts';

const EXAMPLES = `
Example:
  roadstead check --data harbour
`;

/** Defines `check`: damage of a store. */
export const defineCheck: DefineCommand = (command, { host, exit }) => {
  withStore(command)
    .description(
      'Reads everything in a store, also while a service uses it, and lists what is damaged. Changes nothing. ' +
        'The exit code is 0 for an intact store, 1 for a damaged one.',
    )
    .addHelpText('after', EXAMPLES)
    .action(async ({ data }: { data: string }) => {
      const { checkCommand } = await import('./check-command.ts');
      exit(await checkCommand(data, host));
    });
};
