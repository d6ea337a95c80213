/** Letters that normalisation does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};

/** N1. The text in ASCII capitals, without padding; an `@` ends it (ITU-R M.1371). */
export function cleanText(text: string): string {
  const typed = capitals(text);
  const start = typed.search(/[^@\s]/);
  if (start < 0) return '';
  const end = typed.indexOf('@', start);
  let clean = typed.slice(start, end < 0 ? typed.length : end).trim();
  if (/_|\s\s|[^\S ]/.test(clean)) clean = clean.replace(/[_\s]+/g, ' ');
  // Codes and names contain no zeros: one beside a letter is an O.
  if (clean.includes('0')) clean = clean.replace(/(?<=[A-Z])0|0(?=[A-Z])/g, 'O');
  return clean;
}

function capitals(text: string): string {
  if (isAscii(text)) return text.toUpperCase();
  return (
    text
      .normalize('NFKD')
      .replace(/\p{Mark}+/gu, '')
      // Lower case first: some letters have two small forms but one capital.
      .toLowerCase()
      .toUpperCase()
      .replace(/[ØÆŒŁĐÐÞ]/g, (letter) => LETTERS[letter])
  );
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
