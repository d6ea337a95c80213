/** What a .cpg file says in numbers, under the names that decoders know. */
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/^(?:cp)?65001$/, 'utf-8'],
  [/^(?:cp|oem)?[ -]?866$/, 'ibm866'],
  [/^(?:cp|ansi)?[ -]?932$/, 'shift_jis'],
  [/^(?:cp|ansi)?[ -]?936$/, 'gbk'],
  [/^(?:cp|ansi)?[ -]?949$/, 'euc-kr'],
  [/^(?:cp|ansi)?[ -]?950$/, 'big5'],
  [/^(?:ansi|cp)?[ -]?(125\d)$/, 'windows-$1'],
  [/^(?:iso)?[ -]?8859[ -]?(\d{1,2})$/, 'iso-8859-$1'],
];

/**
 * SH8: how to read the texts of a dBASE file.
 * @param cpg what the .cpg file says; without one, or where it is empty, texts are UTF-8 where they can be, else Windows-1252.
 * @returns undefined where nobody knows that encoding.
 */
export function decoderOf(cpg: string | undefined): ((bytes: Uint8Array) => string) | undefined {
  const said = cpg?.trim().toLowerCase() ?? '';
  if (said === '') return decodeUnknown;
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
