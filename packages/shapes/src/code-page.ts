/** Numeric code pages of .cpg files, and their TextDecoder labels. */
const NUMERIC_CODE_PAGES: readonly (readonly [RegExp, string])[] = [
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
 * SH8: returns the decoder for the texts of a dBASE file.
 * @param cpg the content of the .cpg file. If it is missing or empty, texts are UTF-8 if they are valid UTF-8, otherwise
 *   Windows-1252.
 * @returns undefined for an unknown encoding.
 */
export function decoderOf(cpg: string | undefined): ((bytes: Uint8Array) => string) | undefined {
  const codePage = cpg?.trim().toLowerCase() ?? '';
  if (codePage === '') return decodeUndeclared;
  const numeric = NUMERIC_CODE_PAGES.find(([form]) => form.test(codePage));
  const label = numeric ? codePage.replace(...numeric) : codePage;
  try {
    const decoder = new TextDecoder(label);
    return (bytes) => decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeUndeclared(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
