/**
 * SQLite orders texts by their UTF-8 bytes, and stores neither NUL nor lone surrogates. The contract orders by UTF-16 code
 * units and preserves every text. Each code unit is therefore mapped to a code point that has the required order in UTF-8:
 * surrogates move to U+E000, code units from U+E000 on move above U+FFFF, and NUL becomes two characters.
 */
/** Characters that may be mapped. Texts without them, nearly all, are stored unchanged. */
const MAPPED = /[^ -\ud7ff]/;
const FIRST_SURROGATE = 0xd800;
const PRIVATE_USE = 0xe000;
const ASTRAL = 0x10000;

/** Returns the text that is stored in a column: its UTF-8 bytes have the order of the UTF-16 code units of `text`. */
export function orderedText(text: string): string {
  if (!MAPPED.test(text)) return text;
  let ordered = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit <= 1) ordered += `\u0001${String.fromCharCode(unit + 1)}`;
    else if (unit < FIRST_SURROGATE) ordered += text[i];
    else if (unit < PRIVATE_USE) {
      ordered += String.fromCharCode(unit - FIRST_SURROGATE + PRIVATE_USE);
    } else ordered += String.fromCodePoint(unit - PRIVATE_USE + ASTRAL);
  }
  return ordered;
}

/** Reverses `orderedText`. */
export function originalText(ordered: string): string {
  if (!MAPPED.test(ordered)) return ordered;
  let text = '';
  for (let i = 0; i < ordered.length; i++) {
    const point = ordered.codePointAt(i)!;
    if (point === 1) text += String.fromCharCode(ordered.charCodeAt(++i) - 1);
    else if (point < FIRST_SURROGATE) text += ordered[i];
    else if (point < ASTRAL) text += String.fromCharCode(point - PRIVATE_USE + FIRST_SURROGATE);
    else {
      text += String.fromCharCode(point - ASTRAL + PRIVATE_USE);
      i++;
    }
  }
  return text;
}

/** Appended to a stored prefix, sorts after every stored text with that prefix. */
export const LAST_CHARACTER = '\u{10ffff}';
