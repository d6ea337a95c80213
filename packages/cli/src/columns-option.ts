import { parseColumns } from '@roadstead/ais';
import { InvalidArgumentError, Option } from 'commander';

/** `--columns`: where the fields of a CSV file are, if their columns have unknown names. */
export function columnsOption(): Option {
  return new Option(
    '--columns <list>',
    'columns of a CSV file that have unknown names, for example mmsi=id,timestamp=when',
  ).argParser((text) => {
    const parsed = parseColumns(text);
    if (!parsed.ok) throw new InvalidArgumentError(parsed.failure);
    return parsed.value;
  });
}
