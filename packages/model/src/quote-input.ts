/** Quotes a text of the input for a message: escaped as JSON on one line, cut off after 60 characters. */
export function quoteInput(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
