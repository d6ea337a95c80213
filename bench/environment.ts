/** Returns the numbers of a list in an environment variable, all above 0; undefined if it is not set. Ends the process with a message if it is wrong. */
export function numbersOf(variable: string): readonly number[] | undefined {
  return listOf(variable, 'positive integers, as 3000,30000', (text) => {
    const value = Number(text);
    return Number.isSafeInteger(value) && value > 0 ? value : undefined;
  });
}

/** Returns the first of such numbers, or the usual one. */
export function numberOf(variable: string, usual: number): number {
  return numbersOf(variable)?.[0] ?? usual;
}

/** Returns the words of a list in an environment variable, each one of those allowed; undefined if it is not set. Ends the process as above. */
export function wordsOf<Word extends string>(
  variable: string,
  allowed: readonly Word[],
): readonly Word[] | undefined {
  return listOf(variable, `some of ${allowed.join(', ')}`, (text) =>
    allowed.find((word) => word === text),
  );
}

function listOf<Item>(
  variable: string,
  allowed: string,
  parse: (text: string) => Item | undefined,
): readonly Item[] | undefined {
  const text = process.env[variable];
  if (text === undefined) return undefined;
  return text.split(',').map((part) => {
    const item = parse(part.trim());
    if (item !== undefined) return item;
    process.stderr.write(`${variable} is ${JSON.stringify(text)}; allowed: ${allowed}.\n`);
    return process.exit(2);
  });
}
