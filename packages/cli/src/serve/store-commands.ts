import type { Role } from '@roadstead/model';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { columnsOption } from '../columns-option.ts';
import type { Exit } from '../commands/exit.ts';
import {
  BACKUP_EXAMPLES,
  IMPORT_EXAMPLES,
  INGEST_EXAMPLES,
  KEY_EXAMPLES,
  RELEARN_EXAMPLES,
  RESTORE_EXAMPLES,
  SERVE_EXAMPLES,
  USER_EXAMPLES,
} from '../examples.ts';
import type { Host } from '../host.ts';
import { numberOption, wholeNumberOption } from '../number-option.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';
import { type Feed, parseFeed } from './feeds/parse-feed.ts';
import { type ImportOptions, importCommand, importKind } from './import/import-command.ts';
import { type IngestOptions, ingestCommand } from './ingest-command.ts';
import { ADDRESS } from './listening.ts';
import { DATA_FOLDER } from './open-store.ts';
import { relearnCommand } from './relearn-command.ts';
import { type ServeOptions, serveCommand } from './serve-command.ts';
import {
  addKeyCommand,
  addUserCommand,
  type IdentityOptions,
  listKeysCommand,
  listUsersCommand,
  passwordCommand,
  removeUserCommand,
  revokeKeyCommand,
} from './user-command.ts';

/** Adds the commands that run a service, and fill its store. */
export function addServiceCommands(program: Command, host: Host, exit: Exit): void {
  addServe(program, host, exit);
  addIngest(program, host, exit);
  addImport(program, host, exit);
}

/** Adds the commands that look after a store, and those who may use it. */
export function addStoreCommands(program: Command, host: Host, exit: Exit): void {
  addRelearn(program, host, exit);
  addBackup(program, host, exit);
  addUser(program, host, exit);
  addKey(program, host, exit);
}

function addServe(program: Command, host: Host, exit: Exit): void {
  program
    .command('serve')
    .summary('run the service, and answer over HTTP')
    .description(
      'Keeps what ships report in a store, finds ship-to-ship transfers in it as it comes, and answers over HTTP as the ' +
        'interface specification says. The first start makes an administrator, and prints the password once.',
    )
    .option('--config <file>', 'settings (YAML); what is said here comes before them')
    .addOption(
      new Option(
        '--host <address>',
        `the address to listen on (default: ${ADDRESS.host})`,
      ).argParser(notEmpty),
    )
    .addOption(
      wholeNumberOption(
        '--port <number>',
        `the port; 0 is any that is free (default: ${ADDRESS.port})`,
        0,
        65_535,
      ),
    )
    .addOption(
      new Option('--data <folder>', `where the store is (default: ${DATA_FOLDER})`).argParser(
        notEmpty,
      ),
    )
    .addOption(
      new Option(
        '--store <kind>',
        'where data is kept; memory forgets it at the end (default: sqlite)',
      ).choices(['sqlite', 'memory']),
    )
    .addOption(
      new Option(
        '--feed <source>',
        'live reports, NMEA or JSON lines: tcp://HOST:PORT, udp://:PORT, file:PATH or - (may be given again)',
      ).argParser(oneMoreFeed),
    )
    .option('--scenario <file>', 'play a simulated scenario into the service')
    .addOption(
      numberOption('--speed <factor>', 'simulated seconds in a real one', {
        min: 0.1,
        max: 100_000,
      }).default(1),
    )
    .addHelpText('after', SERVE_EXAMPLES)
    .action(async (options: ServeOptions) => exit(await serveCommand(options, host)));
}

function addIngest(program: Command, host: Host, exit: Exit): void {
  withService(program.command('ingest'))
    .summary('fill a store from recordings')
    .description(
      'Reads AIS recordings (NMEA 0183, CSV or JSON lines, also packed with gzip), several merged by time, into a store, ' +
        'and runs its configurations on them. What is there already is not stored twice.',
    )
    .argument('<input...>', 'files, or - for standard input')
    .addOption(columnsOption())
    .addHelpText('after', INGEST_EXAMPLES)
    .action(async (inputs: readonly string[], options: Omit<IngestOptions, 'inputs'>) => {
      exit(await ingestCommand({ ...options, inputs }, host));
    });
}

function addImport(program: Command, host: Host, exit: Exit): void {
  withData(program.command('import <kind> <file>'))
    .summary("carriers' schedules or bookings, for trade lanes")
    .description(
      "Reads carriers' voyages (kind: schedules) or bookings (kind: bookings) into a store, from a file that ends with .csv, " +
        '.json or .ndjson. One that is there already is replaced. Rows that are wrong are told of, and the others are taken.',
    )
    .option('--all-or-nothing', 'take nothing where a row is wrong: the file is read twice')
    .addHelpText('after', IMPORT_EXAMPLES)
    .action(async (kind: string, file: string, options: Omit<ImportOptions, 'kind' | 'file'>) => {
      exit(await importCommand({ ...options, kind: importKind(kind), file }, host));
    });
}

function addRelearn(program: Command, host: Host, exit: Exit): void {
  withData(program.command('relearn'))
    .summary('learn next ports anew from the port calls in a store')
    .description(
      'Learns next ports anew from the port calls in a store, in place of what was learned as they came. No other program ' +
        'may write to the store meanwhile; whoever ends it before its end leaves the store as it was.',
    )
    .addHelpText('after', RELEARN_EXAMPLES)
    .action(async ({ data }: { data: string }) => exit(await relearnCommand(data, host)));
}

function addBackup(program: Command, host: Host, exit: Exit): void {
  withData(program.command('backup'))
    .description('write a copy of a store to a file, also while a service uses it')
    .argument('<file>', 'a file; one that is there is replaced')
    .addHelpText('after', BACKUP_EXAMPLES)
    .action(async (file: string, { data }: { data: string }) => {
      exit(await backupCommand(file, data, host));
    });
  withData(program.command('restore'))
    .description('make a store of a backup, in a folder that has none')
    .argument('<file>', 'what backup wrote')
    .addHelpText('after', RESTORE_EXAMPLES)
    .action(async (file: string, { data }: { data: string }) => {
      exit(await restoreCommand(file, data, host));
    });
}

function addUser(program: Command, host: Host, exit: Exit): void {
  const user = program
    .command('user')
    .description('who may use a service: add, list, remove, password')
    .addHelpText('after', USER_EXAMPLES);
  withService(user.command('add'))
    .description('add a user, with the password from standard input')
    .argument('<name>')
    .option('--administrator', 'may see and change everything')
    .option('--feeder', 'may hand in position reports')
    .action(async (name: string, options: IdentityOptions & RoleFlags) => {
      exit(await addUserCommand(name, rolesOf(options), options, host));
    });
  withService(user.command('list'))
    .description('list users: uuid, name, roles')
    .action(async (options: IdentityOptions) => exit(await listUsersCommand(options, host)));
  withService(user.command('remove'))
    .description('remove a user, and all keys of it')
    .argument('<name>')
    .action(async (name: string, options: IdentityOptions) => {
      exit(await removeUserCommand(name, options, host));
    });
  withService(user.command('password'))
    .description('change a password, to the one from standard input')
    .argument('<name>')
    .action(async (name: string, options: IdentityOptions) => {
      exit(await passwordCommand(name, options, host));
    });
}

function addKey(program: Command, host: Host, exit: Exit): void {
  const key = program
    .command('key')
    .description('API keys of users: add, list, revoke')
    .addHelpText('after', KEY_EXAMPLES);
  withService(key.command('add'))
    .description('make a key for a user; it is shown once')
    .argument('<user>')
    .action(async (user: string, options: IdentityOptions) => {
      exit(await addKeyCommand(user, options, host));
    });
  withService(key.command('list'))
    .description('list the keys of a user: id, first characters')
    .argument('<user>')
    .action(async (user: string, options: IdentityOptions) => {
      exit(await listKeysCommand(user, options, host));
    });
  withService(key.command('revoke'))
    .description('revoke a key')
    .argument('<id>')
    .action(async (id: string, options: IdentityOptions) => {
      exit(await revokeKeyCommand(id, options, host));
    });
}

function withData(command: Command): Command {
  return command.addOption(
    new Option('--data <folder>', 'where the store is').default(DATA_FOLDER).argParser(notEmpty),
  );
}

/** Of commands that change something, which a service that has the store open does for them. */
function withService(command: Command): Command {
  return withData(command).option(
    '--url <address>',
    'instead of the store: a service that runs, as http://127.0.0.1:8080',
  );
}

interface RoleFlags {
  readonly administrator?: boolean;
  readonly feeder?: boolean;
}

function rolesOf({ administrator, feeder }: RoleFlags): readonly Role[] {
  return [
    ...(administrator ? ['administrator' as const] : []),
    ...(feeder ? ['feeder' as const] : []),
  ];
}

function oneMoreFeed(text: string, before: readonly Feed[] = []): readonly Feed[] {
  const feed = parseFeed(text);
  if (feed.ok) return [...before, feed.value];
  throw new InvalidArgumentError(feed.failure);
}

/** An empty address would be all of them, and an empty folder this one: what a variable of a script was that is not set. */
function notEmpty(text: string): string {
  if (text !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}
