const QUOTED_CHARACTERS_MAX = 200;

/** Quotes a text of a server for a log: on one line, of limited length, without the secret. */
export function quoted(text: string, secret?: string): string {
  const shown = secret === undefined ? text : text.replaceAll(secret, '…');
  return JSON.stringify(shown.slice(0, QUOTED_CHARACTERS_MAX));
}
