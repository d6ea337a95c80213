/** Returns an HTML document of paragraphs. */
export function htmlMail(paragraphs: readonly string[]): string {
  const body = paragraphs.map((each) => `<p>${each}</p>`).join('\n');
  return `<!doctype html>\n<html lang="en"><body style="font-family: sans-serif">\n${body}\n</body></html>\n`;
}

export function htmlLink(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}
