import type { Role } from '@roadstead/model';
import type { DefineCommand } from '../command-line/define-command.ts';
import { withStoreOrService } from '../command-line/store-options.ts';
import type { IdentityOptions } from './identity-options.ts';

const EXAMPLES = `
Examples:
  roadstead user add anna --data harbour < password.txt
  roadstead user add receiver --feeder --data harbour < password.txt
  roadstead user list --data harbour
`;

interface RoleFlags {
  readonly administrator?: boolean;
  readonly feeder?: boolean;
}

/** Defines `user`: the users of a service. */
export const defineUser: DefineCommand = (command, { host, exit }) => {
  command.description('Manages the users of a service.').addHelpText('after', EXAMPLES);
  withStoreOrService(command.command('add'))
    .description('add a user, with the password from standard input')
    .argument('<name>')
    .option('--administrator', 'may read and change everything')
    .option('--feeder', 'may send position reports')
    .action(async (name: string, options: IdentityOptions & RoleFlags) => {
      const { addUserCommand } = await import('./user-command.ts');
      exit(await addUserCommand(name, rolesOf(options), options, host));
    });
  withStoreOrService(command.command('list'))
    .description('list users: uuid, name, roles')
    .action(async (options: IdentityOptions) => {
      const { listUsersCommand } = await import('./user-command.ts');
      exit(await listUsersCommand(options, host));
    });
  withStoreOrService(command.command('remove'))
    .description('remove a user and its keys')
    .argument('<name>')
    .action(async (name: string, options: IdentityOptions) => {
      const { removeUserCommand } = await import('./user-command.ts');
      exit(await removeUserCommand(name, options, host));
    });
  withStoreOrService(command.command('password'))
    .description('change a password to the one from standard input')
    .argument('<name>')
    .action(async (name: string, options: IdentityOptions) => {
      const { passwordCommand } = await import('./user-command.ts');
      exit(await passwordCommand(name, options, host));
    });
};

function rolesOf({ administrator, feeder }: RoleFlags): readonly Role[] {
  return [
    ...(administrator ? ['administrator' as const] : []),
    ...(feeder ? ['feeder' as const] : []),
  ];
}
