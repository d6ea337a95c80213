import { parseTimeText } from '@roadstead/ais';
import { InvalidArgumentError, Option } from 'commander';

/** Creates an option whose value is an instant, in epoch milliseconds. A time without a zone is UTC, as in recordings. */
export function timeOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((text) => {
    const timeMs = parseTimeText(text);
    if (Number.isNaN(timeMs)) {
      throw new InvalidArgumentError('It must be a time such as 2026-01-10T12:00:00Z.');
    }
    return timeMs;
  });
}
