/** A text of somebody's in a sentence: quoted, on one line, not too long. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
