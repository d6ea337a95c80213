/** Letters that are not a letter with an accent, as UN/LOCODE writes them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', þ: 'th' },
  ...{ ð: 'd', đ: 'd', ħ: 'h', ı: 'i', ł: 'l', ŧ: 't' },
};

/** Normalises a name for comparison: without accents, case and punctuation; `Bur Sa'id` and `BUR SAID` are equal. */
export function searchable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[æœøßþðđħıłŧ]/g, (letter) => LETTERS[letter])
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
