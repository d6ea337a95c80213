/**
 * SQLite orders texts by their UTF-8 bytes, and keeps neither NUL nor a lone surrogate. The contract orders by UTF-16
 * code units and keeps everything. So each code unit becomes a code point that UTF-8 orders as it should be:
 * surrogates come to lie at U+E000, what was from U+E000 on behind U+FFFF, and NUL is written with two characters.
 */
/** Characters of which some are moved; texts without them, nearly all, stay as they are. */
const SOME_MOVED = /[^ -\ud7ff]/;
const FIRST_SURROGATE = 0xd800;
const PRIVATE_USE = 0xe000;
const ASTRAL = 0x10000;

/** A text as the store's columns hold it: in order, and never cut short. */
export function orderedText(text: string): string {
  if (!SOME_MOVED.test(text)) return text;
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

/** What `orderedText` was given. */
export function textOf(ordered: string): string {
  if (!SOME_MOVED.test(ordered)) return ordered;
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

/** Behind every text that `orderedText` gives with the same beginning. */
export const LAST_CHARACTER = '\u{10ffff}';
