import type { DefineCommand } from '../command-line/define-command.ts';
import { portsOption } from '../command-line/ports-option.ts';
import { withStore } from '../command-line/store-options.ts';

const EXAMPLES = `
Example:
  roadstead relearn --data harbour
`;

/** Defines `relearn`, also called `retrain`: training of the next-port model on all stored port calls. */
export const defineRetrain: DefineCommand = (command, { host, exit }) => {
  withStore(command)
    .description(
      'Trains the model of next ports on all port calls in a store, and replaces the model that was trained as reports ' +
        'arrived. No other program may write to the store meanwhile; an interrupted run leaves the store unchanged.',
    )
    .addOption(portsOption())
    .addHelpText('after', EXAMPLES)
    .action(async ({ data, ports }: { data: string; ports?: string }) => {
      const { retrainCommand } = await import('./retrain-command.ts');
      exit(await retrainCommand(data, ports, host));
    });
};
