import { InvalidArgumentError, Option } from 'commander';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** Which numbers an option takes. */
export interface NumberRange {
  /** Numbers must be above this … */
  readonly above?: number;
  /** … or not below this. */
  readonly min?: number;
  readonly max?: number;
}

/** An option that takes a number; another is refused with what it must be. */
export function numberOption(flags: string, description: string, range: NumberRange): Option {
  return new Option(flags, description).argParser((text) => {
    const value = NUMBER.test(text) ? Number(text) : Number.NaN;
    if (!isWithin(value, range)) throw new InvalidArgumentError(`It must be ${rangeText(range)}.`);
    return value;
  });
}

/** An option that takes a whole number between two. */
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

function isWithin(value: number, { above, min, max }: NumberRange): boolean {
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
