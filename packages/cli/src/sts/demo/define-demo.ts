import type { DefineCommand } from '../../command-line/define-command.ts';

/** Defines `demo`: detection on the bundled recording. */
export const defineDemo: DefineCommand = (command, { host, exit }) => {
  command
    .description(
      'Detects ship-to-ship encounters in the bundled recording, 84 minutes of 91 ships in the Solent, and prints a ' +
        'map, the number of probable transfers, and the pairs that were under way.',
    )
    .action(async () => {
      const { demoCommand } = await import('./demo-command.ts');
      exit(await demoCommand(host));
    });
};
