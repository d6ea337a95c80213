import { parseColumns } from '@roadstead/ais';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { SORT_MEMORY_DEFAULT, SORT_MEMORY_MAX } from '../ingest/ingest-options.ts';
import { numberOption } from './number-option.ts';

/** Adds the options of a command that reads recordings. */
export function withRecordingOptions(command: Command): Command {
  return command
    .addOption(columnsOption())
    .addOption(
      numberOption(
        '--sort-memory <megabytes>',
        'the memory for sorting files that are not in order of time',
        { min: 1, max: SORT_MEMORY_MAX },
      ).default(SORT_MEMORY_DEFAULT),
    )
    .option(
      '--allow-rejected',
      'accept that less than 95 % of the positions of ships can be used',
      false,
    );
}

/** Names the columns of CSV files, or the members of JSON, that Roadstead does not know. */
function columnsOption(): Option {
  return new Option(
    '--columns <list>',
    'columns of CSV, or paths of JSON, with unknown names, such as mmsi=id,timestamp=when',
  ).argParser((text) => {
    const parsed = parseColumns(text);
    if (!parsed.ok) throw new InvalidArgumentError(parsed.error);
    return parsed.value;
  });
}
