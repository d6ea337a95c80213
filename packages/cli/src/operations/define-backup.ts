import type { DefineCommand } from '../command-line/define-command.ts';
import { withStore } from '../command-line/store-options.ts';

const BACKUP_EXAMPLES = `
Example:
  roadstead backup friday.sqlite --data harbour
`;

const RESTORE_EXAMPLES = `
Example:
  roadstead restore friday.sqlite --data other
`;

/** Defines `backup`: a copy of a store. */
export const defineBackup: DefineCommand = (command, { host, exit }) => {
  withStore(command)
    .description('Writes a copy of a store to a file, also while a service uses the store.')
    .argument('<file>', 'the file to write; an existing one is replaced')
    .addHelpText('after', BACKUP_EXAMPLES)
    .action(async (file: string, { data }: { data: string }) => {
      const { backupCommand } = await import('./backup-command.ts');
      exit(await backupCommand(file, data, host));
    });
};

/** Defines `restore`: a store from a backup. */
export const defineRestore: DefineCommand = (command, { host, exit }) => {
  withStore(command)
    .description('Restores a backup into a folder without a store.')
    .argument('<file>', 'a file that backup wrote')
    .addHelpText('after', RESTORE_EXAMPLES)
    .action(async (file: string, { data }: { data: string }) => {
      const { restoreCommand } = await import('./backup-command.ts');
      exit(await restoreCommand(file, data, host));
    });
};
