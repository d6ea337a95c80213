import { type Command, InvalidArgumentError, Option } from 'commander';

/** The folder of the store unless another one is named. */
export const DATA_FOLDER = 'roadstead-data';

/** The description of `--data`. */
export const STORE_PLACE = 'the folder of the store, or postgres://USER@HOST/DATABASE';

/** The folder or the database of a store that a command reads, also while a service writes to it. */
export function storeOption(): Option {
  return new Option('--data <folder>', STORE_PLACE).default(DATA_FOLDER);
}

/** Adds `--data` to a command that writes to a store. */
export function withStore(command: Command): Command {
  return command.addOption(storeOption().argParser(parseNotEmpty));
}

/** Adds `--data` and `--url` to a command that a running service executes if it has the store open. */
export function withStoreOrService(command: Command): Command {
  return withStore(command).option(
    '--url <address>',
    'a running service instead of the store, such as http://127.0.0.1:8080',
  );
}

/**
 * Rejects an empty value: an empty address would be all addresses, and an empty folder the current one. It is mostly a
 * variable of a script that is not set.
 */
export function parseNotEmpty(text: string): string {
  if (text !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}
