import type { DefineCommand } from '../command-line/define-command.ts';
import { withStoreOrService } from '../command-line/store-options.ts';
import type { IdentityOptions } from './identity-options.ts';

const EXAMPLES = `
Examples:
  roadstead key add anna --data harbour
  roadstead key list anna --data harbour
  roadstead key revoke 3f2b7c1e-5f3e-4d0a-9b57-0d6c1f2a4b3c --data harbour
`;

/** Defines `key`: the API keys of users. */
export const defineKey: DefineCommand = (command, { host, exit }) => {
  command.description('Manages the API keys of users.').addHelpText('after', EXAMPLES);
  withStoreOrService(command.command('add'))
    .description('create a key for a user; it is shown once')
    .argument('<user>')
    .action(async (user: string, options: IdentityOptions) => {
      const { addKeyCommand } = await import('./user-command.ts');
      exit(await addKeyCommand(user, options, host));
    });
  withStoreOrService(command.command('list'))
    .description('list the keys of a user: id, first characters')
    .argument('<user>')
    .action(async (user: string, options: IdentityOptions) => {
      const { listKeysCommand } = await import('./user-command.ts');
      exit(await listKeysCommand(user, options, host));
    });
  withStoreOrService(command.command('revoke'))
    .description('revoke a key')
    .argument('<id>')
    .action(async (id: string, options: IdentityOptions) => {
      const { revokeKeyCommand } = await import('./user-command.ts');
      exit(await revokeKeyCommand(id, options, host));
    });
};
