/** What a .cpg file says in numbers, under the names that decoders know. */
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/^(?:cp)?65001$/, 'utf-8'],
  [/^(?:ansi|cp)?[ -]?(125\d)$/, 'windows-$1'],
  [/^(?:iso)?[ -]?8859[ -]?(\d{1,2})$/, 'iso-8859-$1'],
];

/**
 * SH8: how to read the texts of a dBASE file.
 * @param cpg what the .cpg file says; without one, texts are UTF-8 where they can be, else Windows-1252.
 * @returns undefined where nobody knows that encoding.
 */
export function decoderOf(cpg: string | undefined): ((bytes: Uint8Array) => string) | undefined {
  if (cpg === undefined) return decodeUnknown;
  const said = cpg.trim().toLowerCase();
  const known = NUMBERED.find(([form]) => form.test(said));
  const label = known ? said.replace(...known) : said;
  try {
    const decoder = new TextDecoder(label);
    return (bytes) => decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeUnknown(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
