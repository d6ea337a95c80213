import type { DefineCommand } from '../../command-line/define-command.ts';
import { parseNotEmpty, STORE_PLACE } from '../../command-line/store-options.ts';

const EXAMPLES = `
Examples:
  A store in a folder moves into a database, while no service runs on either:
    roadstead copy-store harbour postgres://roadstead@db/roadstead
  And back:
    roadstead copy-store postgres://roadstead@db/roadstead harbour-2
  Compares the two, and changes nothing:
    roadstead copy-store --verify harbour harbour-2
`;

/** Defines `copy-store`: a copy of a store of any kind. */
export const defineCopyStore: DefineCommand = (command, { host, exit }) => {
  command
    .description(
      'Copies a store into an empty one, of the same or the other kind, with all its numbers: a service continues on the copy ' +
        'where it stopped on the original. No service may run on either. An interrupted copy is continued by the same command; ' +
        'until then other commands refuse it. At the end both stores are read and compared, part by part.',
    )
    .argument('<from>', STORE_PLACE, parseNotEmpty)
    .argument('<to>', 'the same, of an empty or new store', parseNotEmpty)
    .option('--verify', 'compare two stores without copying; the exit code is 1 if they differ')
    .addHelpText('after', EXAMPLES)
    .action(async (from: string, to: string, { verify }: { verify?: true }) => {
      const { copyStoreCommand, verifyStoreCommand } = await import('./copy-store-command.ts');
      exit(await (verify ? verifyStoreCommand : copyStoreCommand)(from, to, host));
    });
};
