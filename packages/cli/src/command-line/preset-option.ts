import { PRESET_NAMES } from '@roadstead/model';
import { InvalidArgumentError, Option } from 'commander';

/** Defines `--preset` of commands that detect with several presets at once: their names, separated by commas. */
export function presetsOption(description: string): Option {
  return new Option('--preset <names>', description).argParser(parsePresets);
}

function parsePresets(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !PRESET_NAMES.includes(name));
  if (unknown === undefined) return [...new Set(names)];
  throw new InvalidArgumentError(
    `${unknown || 'An empty name'} is not one of ${PRESET_NAMES.join(', ')}.`,
  );
}
