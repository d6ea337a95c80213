import { InvalidArgumentError, Option } from 'commander';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** The numbers that an option accepts. */
export interface NumberRange {
  /** An exclusive lower bound … */
  readonly above?: number;
  /** … or an inclusive one. */
  readonly min?: number;
  readonly max?: number;
}

/** Creates an option whose value is a number within a range. */
export function numberOption(flags: string, description: string, range: NumberRange): Option {
  return new Option(flags, description).argParser((text) => {
    const value = NUMBER.test(text) ? Number(text) : Number.NaN;
    if (!isInRange(value, range)) throw new InvalidArgumentError(`It must be ${rangeText(range)}.`);
    return value;
  });
}

/** Creates an option whose value is a whole number from `min` to `max`. */
export function wholeNumberOption(
  flags: string,
  description: string,
  min: number,
  max: number,
): Option {
  return new Option(flags, description).argParser((text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    }
    return value;
  });
}

function isInRange(value: number, { above, min, max }: NumberRange): boolean {
  return (
    Number.isFinite(value) &&
    (above === undefined || value > above) &&
    (min === undefined || value >= min) &&
    (max === undefined || value <= max)
  );
}

function rangeText({ above, min, max }: NumberRange): string {
  const parts = [
    ...(above === undefined ? [] : [`above ${above}`]),
    ...(min === undefined ? [] : [`${min} or more`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  return ['a number', parts.join(', ')].join(' ').trim();
}
